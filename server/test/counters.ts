import { fileURLToPath } from 'node:url';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';

import type { Migrations } from '../src/database/migrations.ts';

/** One table for tests of the database layer itself, which should not change with the product's schema. */
export const counters = pgTable('counter', {
  id: integer().primaryKey(),
  amount: integer().notNull(),
  label: text().unique(),
});

/** The migrations that make it. */
export const counterMigrations: Migrations = {
  schemaFolder: fileURLToPath(new URL('./counter-migrations', import.meta.url)),
  data: [],
};
