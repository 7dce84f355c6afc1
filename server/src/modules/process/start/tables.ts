import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { ofTenant } from '../../../kit/table/columns.ts';

/** The version of the form that a process was started with; what was filled in are variables of the process. */
export const processForms = pgTable('process_form', {
  ...ofTenant(),
  instanceId: uuid().primaryKey(),
  formKey: text().notNull(),
  formVersion: integer().notNull(),
});
