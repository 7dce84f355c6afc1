import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** One table for tests of the database layer itself, which should not change with the product's schema. */
export const counters = pgTable('counter', {
  id: integer().primaryKey(),
  amount: integer().notNull(),
  label: text().unique(),
});

const statements = [
  'create extension if not exists pg_trgm',
  `create table counter (id integer primary key, amount integer not null, label text, constraint counter_label_unique unique (label))`,
  'create index counter_label_trgm on counter using gin (label gin_trgm_ops)',
];

/** Writes a migrations folder that makes the table; its hash is the same each time. */
export function sampleMigrations(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sample-migrations-'));
  const entry = { idx: 0, version: '7', when: 1_700_000_000_000, tag: '0000_counter', breakpoints: true };
  mkdirSync(join(folder, 'meta'));
  writeFileSync(
    join(folder, 'meta/_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries: [entry] }),
  );
  writeFileSync(join(folder, '0000_counter.sql'), statements.join('\n--> statement-breakpoint\n'));
  return folder;
}
