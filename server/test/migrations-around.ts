import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';

import { productMigrations, readSchemaMigrations } from '../src/database/migrations.ts';

/** The schema migrations up to the one before the named one, in a folder of the test's own, and the statements that come after. */
export function migrationsAround(tag: string) {
  const folder = mkdtempSync(join(tmpdir(), 'policy-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(productMigrations.schemaFolder, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { tag: string }[] };
  const at = journal.entries.findIndex((entry) => entry.tag === tag);
  expect(at).toBeGreaterThan(0);
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }));
  const after = readSchemaMigrations(productMigrations).slice(at);
  return {
    migrations: { schemaFolder: folder, data: [] },
    statements: after.flatMap((migration) => migration.statements),
  };
}
