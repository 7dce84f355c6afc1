import { user } from '@policy/shared/contract/entities/people/user.ts';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';

import { userTable } from './tables.ts';
import { repositoryOf } from '../kit/rows/repository.ts';
import type { Context } from '../kit/runtime/context.ts';
import { duplicate } from '../kit/sql/duplicate.ts';

/** Whether somebody of the tenant but this person has a phone. */
export const isPhoneTaken = async (context: Context, phone: string, personId: string): Promise<boolean> =>
  (await repositoryOf(user, context).count(and(eq(userTable.phone, phone), ne(userTable.id, personId)))) > 0;

/** Whoever has a phone signs in with it: refuses phones that somebody else than the person has. */
export async function assertPhonesFree(context: Context, phones: readonly string[], personId?: string) {
  if (phones.length === 0) return;
  await queueForPhones(context, phones);
  const others = personId === undefined ? undefined : ne(userTable.id, personId);
  const taken = await repositoryOf(user, context).count(and(inArray(userTable.phone, [...phones]), others));
  if (taken > 0) throw duplicate(user, context, 'phone');
}

/** Two who take one phone at once wait for each other, until the first has committed; whoever takes many waits for all. */
async function queueForPhones({ db, tenantId }: Context, phones: readonly string[]): Promise<void> {
  const all = sql`hashtextextended(${`phones:${tenantId}`}, 0)`;
  const [phone, ...more] = phones;
  if (more.length > 0) {
    await db.execute(sql`select pg_advisory_xact_lock(${all})`);
    return;
  }
  const one = sql`hashtextextended(${`phone:${tenantId}:${phone ?? ''}`}, 0)`;
  await db.execute(sql`select pg_advisory_xact_lock_shared(${all}), pg_advisory_xact_lock(${one})`);
}
