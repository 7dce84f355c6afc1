import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { productMigrations, readSchemaMigrations } from './migrations.ts';

const { schemaFolder } = productMigrations;

test('the journal names every file of SQL, in the order of their numbers', () => {
  const files = readdirSync(schemaFolder).filter((name) => name.endsWith('.sql'));
  expect(readSchemaMigrations(productMigrations).map(({ tag }) => `${tag}.sql`)).toEqual(files.sort());
});

test('one snapshot is kept, that of the newest migration', () => {
  const newest = readSchemaMigrations(productMigrations).at(-1)?.tag.split('_')[0];
  const snapshots = readdirSync(join(schemaFolder, 'meta')).filter((name) => name !== '_journal.json');
  expect(snapshots).toEqual([`${newest}_snapshot.json`]);
});
