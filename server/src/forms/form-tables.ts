import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { ofTenant } from '../kit/table/columns.ts';

/** Forms by key and version; a version that cases were declared with never changes. */
export const formDefinitions = pgTable(
  'form_definition',
  {
    ...ofTenant(),
    key: text().notNull(),
    version: integer().notNull(),
    /** JSON Schema 2020-12 with Chinese titles. */
    schema: jsonb().$type<Record<string, unknown>>().notNull(),
    uiSchema: jsonb().$type<Record<string, unknown>>().notNull(),
    /** By language: what stands in the schema, and what to read instead. */
    texts: jsonb().$type<Record<string, Record<string, string>>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.key, table.version] })],
);
