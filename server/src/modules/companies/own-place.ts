import { companyMember } from '@policy/shared/contract/entities/companies/company-member.ts';
import { and, eq } from 'drizzle-orm';

import { repositoryOf } from '../../kit/rows/repository.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import { tableOf } from '../../kit/table/table.ts';
import { actorOf } from '../../membership/applicant.ts';
import { actingMembers } from '../../membership/membership.ts';

const members = tableOf(companyMember);

/** The caller's membership of the company that he acts for; refuses whoever acts for himself. */
export async function ownPlace(context: Context) {
  const { userId, companyId } = actorOf(context);
  if (companyId === null) throw new Refusal('company.notMember');
  const his = and(eq(members.companyId, companyId), eq(members.uid, userId));
  const now = context.clock.now();
  const place = await repositoryOf(companyMember, context).first(and(his, actingMembers(now)));
  if (!place) throw new Refusal('company.notMember');
  return { ...place, companyId };
}
