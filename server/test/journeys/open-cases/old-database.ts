import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';

import type { OpenedDatabase } from '../../../src/database/client.ts';
import { productMigrations, readSchemaMigrations } from '../../../src/database/migrations.ts';
import type { Migrations } from '../../../src/database/migrations.ts';
import { newDatabase } from '../../new-database.ts';
import { fillTables } from './fill.ts';
import type { TableRows } from './fill.ts';

/** The newest migration at the commit that made the fixture. */
const lastThen = '0024_openapi_button';

/** What `name` of the fixture says. */
export const fixture = (name: 'rows' | 'ends'): unknown =>
  JSON.parse(
    gunzipSync(
      readFileSync(new URL(`../../fixtures/open-cases/${name}.json.gz`, import.meta.url)),
    ).toString(),
  );

/** A database with rows of that commit, those of the fixture unless said, opened by the program of today: every later migration has run on it. */
export async function openUpdated(
  kind: OpenedDatabase['kind'],
  rows = fixture('rows') as TableRows,
): Promise<OpenedDatabase> {
  const made = await newDatabase(kind);
  const schemaFolder = mkdtempSync(join(tmpdir(), 'migrations-then-'));
  const old = await made.open(migrationsThen(schemaFolder));
  await fillTables(old.db, rows);
  await old.close();
  rmSync(schemaFolder, { recursive: true });
  const opened = await made.open(productMigrations);
  const close = async () => {
    await opened.close();
    await made.drop();
  };
  return { ...opened, close };
}

const journal = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) });

/** Puts the schema migrations of that commit into a folder; there were no data migrations. */
function migrationsThen(schemaFolder: string): Migrations {
  const today = productMigrations.schemaFolder;
  mkdirSync(join(schemaFolder, 'meta'));
  const whole = journal.parse(JSON.parse(readFileSync(join(today, 'meta/_journal.json'), 'utf8')));
  const last = readSchemaMigrations(productMigrations).findIndex(({ tag }) => tag === lastThen);
  const entries = whole.entries.slice(0, last + 1);
  for (const { tag } of entries) copyFileSync(join(today, `${tag}.sql`), join(schemaFolder, `${tag}.sql`));
  writeFileSync(join(schemaFolder, 'meta/_journal.json'), JSON.stringify({ ...whole, entries }));
  return { schemaFolder, data: [] };
}
