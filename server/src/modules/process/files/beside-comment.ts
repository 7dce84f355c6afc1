import { attachment } from '@policy/shared/contract/entities/resource/attachment.ts';
import type { CommentFile } from '@policy/shared/contract/workflow/remarks.ts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';

import type { Context } from '../../../kit/runtime/context.ts';
import { found, Refusal } from '../../../kit/runtime/errors.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { assertColleagues, assertMayGet } from '../colleagues.ts';
import type { Around } from '../colleagues.ts';
import { isApplicant } from '../../../membership/applicant.ts';

interface Said {
  taskId: string;
  attachments: readonly string[];
  mentionUserIds: readonly string[];
  /** Operations staff say it of a task that they do not hold. */
  asOperator?: boolean;
}

/** What goes with a comment once it is known that it may. */
export interface CheckedBeside {
  attachments: CommentFile[];
  mentionIds: string[];
}

const table = tableOf(attachment);
const refusals = { unknown: 'workflow.mentionUnknown', reach: 'workflow.mentionReach' } as const;

/** What goes with a comment, as the engine takes it: files that its author uploaded for it, and officers who may read the case. */
export async function besideComment(
  context: Context,
  around: Around,
  { taskId, attachments, mentionUserIds, asOperator = false }: Said,
): Promise<CheckedBeside> {
  const none = attachments.length === 0 && mentionUserIds.length === 0;
  if (none) return { attachments: [], mentionIds: [] };
  if (isApplicant(context)) await assertOfMember(context, around, { taskId, mentionUserIds });
  const { userId } = found(context.actor);
  const mentionIds = [...new Set(mentionUserIds)].filter((id) => id !== userId);
  await assertMentionable(context, around, { taskId, mentionIds, asOperator });
  return { attachments: await ownUploads(context, userId, attachments), mentionIds };
}

/** One of the public mentions nobody, and shows files with what he decides himself for whom he acts, as far as its step is a duty of his. */
async function assertOfMember(
  context: Context,
  { workflow }: Around,
  { taskId, mentionUserIds }: Omit<Said, 'attachments'>,
): Promise<void> {
  const { duties, isHeld } = await workflow.taskDetail(context, taskId);
  if (mentionUserIds.length > 0 || duties.length === 0 || !isHeld) throw new Refusal('access.denied');
}

async function assertMentionable(
  context: Context,
  around: Around,
  { taskId, mentionIds, asOperator }: { taskId: string; mentionIds: readonly string[]; asOperator: boolean },
): Promise<void> {
  if (mentionIds.length === 0) return;
  const asked = { taskId, ids: mentionIds, refusals };
  if (asOperator) return assertMayGet(context, around, asked);
  const { task } = await around.workflow.taskDetail(context, taskId);
  // The command itself says that somebody was quicker.
  if (task.endTime !== null) return;
  await assertColleagues(context, around, asked);
}

/** Files that the author of a comment uploaded for it, held until the commit: whoever removes files holds them before he asks what they belong to. */
export async function ownUploads(
  { db, tenantId }: Context,
  userId: string,
  named: readonly string[],
): Promise<CommentFile[]> {
  const ids = [...new Set(named)];
  if (ids.length === 0) return [];
  const { id: attachId, createUser, purpose, isDeleted } = table;
  const isThere = and(eq(table.tenantId, tenantId), eq(isDeleted, 0), inArray(attachId, ids));
  const rows = await db
    .select({
      id: sql<string>`${attachId}`,
      originalName: sql<string>`${table.originalName}`,
      extension: sql<string>`${table.extension}`,
      attachSize: sql<number>`${table.attachSize}`,
    })
    .from(table)
    .where(and(isThere, eq(createUser, userId), eq(purpose, 'comment')))
    // By their ids, as whoever removes them: nobody waits for another in a circle.
    .orderBy(asc(attachId))
    .for('update');
  if (rows.length < ids.length) throw new Refusal('workflow.attachmentForeign');
  return rows.map(({ id, originalName, extension, attachSize }) => ({
    ...{ attachId: id, name: originalName, ext: extension, sizeBytes: attachSize },
  }));
}
