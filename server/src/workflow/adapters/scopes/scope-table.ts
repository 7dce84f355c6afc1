import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Who may start a process by its form; a process without rows is for everybody. */
export const wfScope = pgTable(
  'wf_scope',
  {
    tenantId: text('tenant_id').notNull(),
    processKey: text('process_key').notNull(),
    kind: text('kind', { enum: ['user', 'role', 'department', 'post', 'duty'] }).notNull(),
    subjectId: text('subject_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.processKey, table.kind, table.subjectId] })],
);
