import { companyMember } from '@policy/shared/contract/entities/companies/company-member.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { and, eq, ne, sql } from 'drizzle-orm';

import { repositoryOf } from '../kit/rows/repository.ts';
import type { Context } from '../kit/runtime/context.ts';
import { qualified, tableOf } from '../kit/table/table.ts';
import { actingMembers } from './membership.ts';

const [table, people] = [tableOf(companyMember), tableOf(user)];

/** An account that was switched off manages nobody. */
const mayStillSignIn = sql`exists (select 1 from ${people} where ${qualified(people.id)} = ${qualified(table.uid)}
  and ${qualified(people.status)} = 1 and ${qualified(people.isDeleted)} = 0)`;

/** Has acts on the members of one company go one after the other, from here to the commit. */
export async function holdMembers({ db }: Context, companyId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`members:${companyId}`}, 0))`);
}

/** Whether somebody manages a company's members at this moment, beside one membership. */
export async function hasAdministrator(
  context: Context,
  { companyId, but }: { companyId: string; but?: string },
): Promise<boolean> {
  const others = and(
    ...[eq(table.companyId, companyId), sql`'administrator' = any(${table.duties})`, mayStillSignIn],
    ...[but === undefined ? undefined : ne(table.id, but), actingMembers(context.clock.now())],
  );
  return (await repositoryOf(companyMember, context).first(others)) !== null;
}
