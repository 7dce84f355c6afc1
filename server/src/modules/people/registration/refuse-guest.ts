import { registration } from '@policy/shared/contract/entities/people/registration.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { eq } from 'drizzle-orm';

import { thirdPartyLogins, userTable } from '../../../accounts/tables.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { hasOtherLife } from './other-life.ts';
import type { Pending } from './pending-request.ts';

/**
 * The account that was made for the request goes, so that its name is free again and the person may ask once more. One that
 * was given roles since, or a place in a company, has a life of its own and stays.
 */
export async function refuseGuest(context: Context, row: Pending, reason: string): Promise<void> {
  const account = await repositoryOf(user, context).first(eq(userTable.id, row.userId));
  const isOnlyRequest =
    account !== null && (account.roleId ?? []).length === 0 && !(await hasOtherLife(context, account.id));
  const userId = isOnlyRequest ? null : row.userId;
  await repositoryOf(registration, context).update(row.id, { status: 'refused', reason, userId });
  if (!isOnlyRequest) return;
  if (row.oauthId)
    await context.db
      .update(thirdPartyLogins)
      .set({ userId: null })
      .where(eq(thirdPartyLogins.id, row.oauthId));
  await repositoryOf(user, context).remove([row.userId]);
}
