import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { z } from 'zod';

import { dataMigrations } from './data-migrations/index.ts';
import type { DataMigration } from './data-migrations/data-migration.ts';

/** Everything that brings a database from nothing to what a program expects. */
export interface Migrations {
  /** The folder of the SQL that drizzle-kit writes, with its journal. */
  schemaFolder: string;
  /** In the order of their numbers. */
  data: readonly DataMigration[];
}

/** The product's own; their folder lies beside this file in the sources, beside the bundle once built. */
export const productMigrations: Migrations = {
  schemaFolder: fileURLToPath(new URL('./migrations', import.meta.url)),
  data: dataMigrations,
};

/** A file of SQL that changes tables. */
export interface SchemaMigration {
  /** The file's name without its ending. */
  tag: string;
  /** The moment that names it in a database's journal. */
  moment: number;
  statements: readonly string[];
  hash: string;
}

const journal = z.object({ entries: z.array(z.object({ tag: z.string() })) });

/** The schema migrations in their order; reads them from their folder. */
export function readSchemaMigrations({ schemaFolder }: Migrations): SchemaMigration[] {
  const files = readMigrationFiles({ migrationsFolder: schemaFolder });
  const { entries } = journal.parse(
    JSON.parse(readFileSync(join(schemaFolder, 'meta/_journal.json'), 'utf8')),
  );
  return files.map(({ folderMillis, sql, hash }, at) => ({
    ...{ tag: entries[at]?.tag ?? '', moment: folderMillis, statements: sql, hash },
  }));
}

/** A short text that changes when any schema migration does, or when a data migration joins. */
export function migrationsHash(migrations: Migrations): string {
  const hash = createHash('sha256');
  for (const schema of readSchemaMigrations(migrations)) hash.update(schema.hash);
  // Their names alone: their code finds nothing to change in an empty database, and a bundle spells it otherwise.
  for (const { name } of migrations.data) hash.update(name);
  return hash.digest('hex').slice(0, 16);
}
