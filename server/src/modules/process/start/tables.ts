import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

import { ofTenant, rowKeys } from '../../../kit/table/columns.ts';

/** The version of the form that a process was started with; what was filled in are variables of the process. */
export const processForms = pgTable('process_form', {
  ...ofTenant(),
  instanceId: uuid().primaryKey(),
  formKey: text().notNull(),
  formVersion: integer().notNull(),
});

/** A field of the form that somebody changed with a task, from what to what. */
export const processFormChanges = pgTable(
  'process_form_change',
  {
    ...rowKeys(),
    instanceId: uuid().notNull(),
    taskId: uuid().notNull(),
    userId: uuid().notNull(),
    field: text().notNull(),
    before: jsonb(),
    after: jsonb(),
    changedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index('process_form_change_of_instance').on(table.instanceId, table.id)],
);

/** A process that somebody has put among his favourites, by its key, whichever of its versions begins. */
export const processFavourites = pgTable(
  'process_favourite',
  { ...ofTenant(), userId: uuid().notNull(), processKey: text().notNull() },
  (table) => [primaryKey({ columns: [table.tenantId, table.userId, table.processKey] })],
);
