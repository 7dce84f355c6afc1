import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { productMigrations, readSchemaMigrations } from '../migrations.ts';

const { data } = productMigrations;
const files = readdirSync(import.meta.dirname).filter((name) => /^\d/.test(name) && !name.includes('.test.'));

test('data migrations are numbered without a gap, and each file of the folder is in the list', () => {
  const numbers = data.map((_, at) => String(at + 1).padStart(4, '0'));
  expect(data.map(({ name }) => name.slice(0, 5))).toEqual(numbers.map((number) => `${number}-`));
  expect(data.map(({ name }) => `${name}.ts`)).toEqual(files.sort());
});

test('data migrations stand in the order of the schema migrations that they need', () => {
  const tags = readSchemaMigrations(productMigrations).map(({ tag }) => tag);
  const places = data.map(({ after }) => tags.indexOf(after));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((one, two) => one - two));
});

test('data migrations import nothing of ours that could change under them', () => {
  const imported = files.flatMap((file) =>
    [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/from '([^']+)'/g)].map(
      ([, from]) => from,
    ),
  );
  expect(imported.filter((from) => /^(\.\.\/|@policy\/)/.test(from ?? ''))).toEqual([]);
});
