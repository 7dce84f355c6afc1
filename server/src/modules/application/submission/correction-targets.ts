import { isAboutAccount } from '@policy/shared/contract/application/account-holder.ts';
import { applicationComment } from '@policy/shared/contract/entities/application/application-comment.ts';
import { and, desc, eq } from 'drizzle-orm';

import type { Context } from '../../../kit/runtime/context.ts';
import { tableOf } from '../../../kit/table/table.ts';

const comments = tableOf(applicationComment);

/** What the newest correction asks to be mended: `form.<field>` and `materials.<id>`; empty means anything. */
export async function correctionTargetsOf(context: Context, applicationId: string): Promise<string[]> {
  const [newest] = await context.db
    .select({ fieldRefs: comments.fieldRefs })
    .from(comments)
    .where(
      and(eq(comments.projectId, applicationId), eq(comments.node, 'supplement'), eq(comments.isDeleted, 0)),
    )
    .orderBy(desc(comments.createTime), desc(comments.id))
    .limit(1);
  return newest?.fieldRefs ?? [];
}

/** Whether a part may be changed under these references; the account is one part, whichever of its fields is named. */
export const mayCorrect = (refs: readonly string[], part: string): boolean =>
  refs.length === 0 || refs.includes(part) || (isAboutAccount(part) && refs.some(isAboutAccount));
