import { duties } from '@policy/shared/contract/companies/duties.ts';
import { companyMember } from '@policy/shared/contract/entities/companies/company-member.ts';
import { and, eq, ne, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';

import { repositoryOf } from '../kit/rows/repository.ts';
import { wireTime } from '../kit/runtime/clock.ts';
import type { Context } from '../kit/runtime/context.ts';
import { found } from '../kit/runtime/errors.ts';
import { tableOf } from '../kit/table/table.ts';
import { emit } from '../kit/transaction/domain-events.ts';
import { holdMembers } from './administrators.ts';
import { actingMembers } from './membership.ts';
import { companyHandOvers } from './tables.ts';

const table = tableOf(companyMember);

/** Who is to keep the members of a company, and what proved that he may. */
export interface HandOver {
  companyId: string;
  companyName: string;
  userId: string;
  proof: string;
}

/**
 * Gives the keeping of a company's members to one of them at an officer's word, and takes it from those who had it: they stay
 * members, are told, and may dispute it. `context` must be let write memberships.
 */
export async function handOver(
  context: Context,
  { companyId, companyName, userId, proof }: HandOver,
): Promise<void> {
  await holdMembers(context, companyId);
  const { db, tenantId, clock, actor } = context;
  const members = repositoryOf(companyMember, context);
  const here = and(eq(table.companyId, companyId), actingMembers(clock.now()));
  const heir = found(await members.first(and(here, eq(table.uid, userId))));
  const before = await members.all(
    and(here, ne(table.uid, userId), sql`'administrator' = any(${table.duties})`),
  );
  const given = duties.filter((duty) => duty === 'administrator' || heir.duties.includes(duty));
  await members.update(heir.id, { duties: given });
  for (const { id, duties: had } of before) {
    const left = had.filter((duty) => duty !== 'administrator');
    await members.update(id, { duties: left.length > 0 ? left : ['reader'] });
  }
  const fromUsers = before.map(({ uid }) => uid);
  await db.insert(companyHandOvers).values({
    ...{ id: uuidv7(), tenantId, companyId, toUser: userId, fromUsers, proof },
    ...{ decidedBy: actor?.userId ?? null, createTime: wireTime(clock.now()) },
  });
  for (const recipientId of fromUsers)
    await emit(context, {
      name: 'company.handedOver',
      facts: { name: heir.memberName, company: companyName },
      to: { recipientId },
      path: '/user/userCenter',
    });
}
