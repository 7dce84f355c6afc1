import { index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

import { wfInstance } from '../tables.ts';

/** Who was given a case to know of, and whether he has opened it. */
export const wfCopy = pgTable(
  'wf_copy',
  {
    id: uuid('id').primaryKey(),
    tenantId: text('tenant_id').notNull(),
    instanceId: uuid('instance_id')
      .notNull()
      .references(() => wfInstance.id, { onDelete: 'cascade' }),
    taskId: uuid('task_id'),
    step: text('step').notNull(),
    userId: text('user_id').notNull(),
    fromId: text('from_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    readAt: timestamp('read_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [
    unique('wf_copy_once').on(table.taskId, table.userId),
    index('wf_copy_instance').on(table.instanceId, table.userId),
    index('wf_copy_user').on(table.tenantId, table.userId, table.createdAt, table.id),
  ],
);
