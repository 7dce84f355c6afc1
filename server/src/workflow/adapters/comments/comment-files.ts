import type { CommentFile } from '@policy/shared/contract/workflow/remarks.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

import type { Context } from '../../../kit/runtime/context.ts';
import type { CommentRow } from '../../rows.ts';
import { wfComment } from '../tables.ts';
import { wfCommentFile } from './comment-file-table.ts';

/** The files of comments as rows of their own. */
export const fileRowsOf = (comments: readonly CommentRow[]) =>
  comments.flatMap(({ id: commentId, attachments }) => attachments.map((file) => ({ commentId, ...file })));

/** The files of each comment inside the query that reads comments, in the order in which they were uploaded. */
export const filesOfComment: SQL<CommentFile[]> = sql<CommentFile[]>`coalesce((
  select json_agg(json_build_object('attachId', ${wfCommentFile.attachId}, 'name', ${wfCommentFile.name},
    'ext', ${wfCommentFile.ext}, 'sizeBytes', ${wfCommentFile.sizeBytes}) order by ${wfCommentFile.attachId})
  from ${wfCommentFile} where ${wfCommentFile.commentId} = ${wfComment.id}), '[]'::json)`;

/** Those of some stored files that go with a comment of the tenant: they are not removed. */
export async function heldByComments(
  { db, tenantId }: Pick<Context, 'db' | 'tenantId'>,
  attachIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (attachIds.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ attachId: wfCommentFile.attachId })
    .from(wfCommentFile)
    .where(and(eq(wfCommentFile.tenantId, tenantId), inArray(wfCommentFile.attachId, [...attachIds])));
  return new Set(rows.map(({ attachId }) => attachId));
}

/** Holds for rows whose file goes with a comment of anybody. */
export const goesWithComment = (fileId: AnyPgColumn): SQL =>
  sql`exists (select from ${wfCommentFile} where ${wfCommentFile.attachId} = ${fileId})`;
