import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { wfComment } from '../tables.ts';

/** A file that somebody put beside his comment; the row keeps what its readers are told of it. */
export const wfCommentFile = pgTable(
  'wf_comment_file',
  {
    tenantId: text('tenant_id').notNull(),
    commentId: uuid('comment_id')
      .notNull()
      .references(() => wfComment.id, { onDelete: 'cascade' }),
    attachId: uuid('attach_id').notNull(),
    name: text('name').notNull(),
    ext: text('ext').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.attachId] }),
    index('wf_comment_file_attachment').on(table.attachId),
  ],
);
