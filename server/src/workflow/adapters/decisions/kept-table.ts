import type { KeptDecision } from '@policy/shared/contract/workflow/kept-decision.ts';
import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { moment } from '../columns.ts';
import { wfTask } from '../tables.ts';

/** A decision that somebody has begun and not sent; only whoever holds a task has one of it. */
export const wfKeptDecision = pgTable('wf_kept_decision', {
  taskId: uuid('task_id')
    .primaryKey()
    .references(() => wfTask.id, { onDelete: 'cascade' }),
  tenantId: text('tenant_id').notNull(),
  userId: text('user_id').notNull(),
  said: jsonb('said').$type<KeptDecision>().notNull(),
  keptAt: moment('kept_at').notNull(),
});
