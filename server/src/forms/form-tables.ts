import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { ofTenant, wireTimestamp } from '../kit/table/columns.ts';

/** What a form asks and how it is laid out. */
const content = () => ({
  /** JSON Schema 2020-12 with Chinese titles. */
  schema: jsonb().$type<Record<string, unknown>>().notNull(),
  uiSchema: jsonb().$type<Record<string, unknown>>().notNull(),
  /** By language: what stands in the schema, and what to read instead. */
  texts: jsonb().$type<Record<string, Record<string, string>>>().notNull(),
});

/** Forms by key and version; a version that cases were declared with never changes. */
export const formDefinitions = pgTable(
  'form_definition',
  {
    ...ofTenant(),
    key: text().notNull(),
    version: integer().notNull(),
    ...content(),
    /** Names the version in calls. */
    id: uuid().notNull().defaultRandom().unique(),
    note: text(),
    createUser: uuid(),
    createTime: wireTimestamp(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.key, table.version] })],
);

/** The last number that a field of a form has given out on a day. */
export const formNumbers = pgTable(
  'form_number',
  {
    ...ofTenant(),
    formKey: text().notNull(),
    field: text().notNull(),
    day: text().notNull(),
    last: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.formKey, table.field, table.day] })],
);

/** The files that were answered in the form of a process, now or before. */
export const formFiles = pgTable(
  'form_file',
  { ...ofTenant(), instanceId: uuid().notNull(), attachId: uuid().notNull() },
  (table) => [
    primaryKey({ columns: [table.instanceId, table.attachId] }),
    index('form_file_attachment').on(table.attachId),
  ],
);

/**
 * What a designer has saved of each form. Once it is a version the row stays: its `rev` goes on, so that nobody who opened the
 * form before saves over what was published since.
 */
export const formDrafts = pgTable('form_draft', {
  ...ofTenant(),
  formId: uuid().primaryKey(),
  rev: integer().notNull(),
  /** The version that was made of it; null while it is a draft. */
  publishedVersion: integer(),
  ...content(),
  updateUser: uuid(),
  updateTime: wireTimestamp().notNull(),
});
