import { jsonb, text } from 'drizzle-orm/pg-core';

/** What somebody did with a task, in whose place, what he said, and whom he handed it to or mentioned. */
export const commentColumns = () => ({
  userId: text('user_id').notNull(),
  action: text('action').notNull(),
  text: text('text').notNull(),
  onBehalfOf: text('on_behalf_of'),
  toIds: jsonb('to_ids').$type<readonly string[]>().notNull().default([]),
  mentionIds: jsonb('mention_ids').$type<readonly string[]>().notNull().default([]),
});
