import { application } from '@policy/shared/contract/entities/application/application.ts';
import { companyMember } from '@policy/shared/contract/entities/companies/company-member.ts';
import { and, eq, ne } from 'drizzle-orm';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { tableOf } from '../../../kit/table/table.ts';

/** Whether an account is more than the request that it was made for: a place that was approved, or a case that was handed in. */
export async function hasOtherLife(context: Context, userId: string): Promise<boolean> {
  const [members, cases] = [tableOf(companyMember), tableOf(application)];
  const approved = and(eq(members.uid, userId), eq(members.accountStatus, 'active'));
  if ((await repositoryOf(companyMember, context).count(approved)) > 0) return true;
  const handedIn = and(eq(cases.userId, userId), ne(cases.status, 'draft'));
  return (await repositoryOf(application, context).count(handedIn)) > 0;
}
