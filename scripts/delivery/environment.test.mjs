import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { expect, it } from 'vitest';

import { filesUnder } from '../steps/stamp.mjs';
import { at, root } from '../steps/workspace.mjs';

const text = (...path) => readFileSync(at(...path), 'utf8');
const sorted = (names) => [...new Set(names)].sort();

/** Names at the beginning of a line, set or commented out. */
const written = [...text('.env.example').matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
const examples = sorted(written);

/** Names in the first column of the table of variables. */
function documented() {
  const [, chapter] = /\n## Environment\n([^]*?)\n## /.exec(text('docs', 'operations.md'));
  const rows = chapter.split('\n').filter((line) => line.startsWith('| `'));
  return sorted(rows.flatMap((row) => row.split('|')[1].match(/[A-Z][A-Z0-9_]+/g)));
}

/** The few files of the product that read the environment. */
const configurations = ['server', 'portal', 'admin', 'shared']
  .flatMap((part) => [...filesUnder(at(part))])
  .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file) && !/\/server\/(?:test|bench)\//.test(file))
  .map((file) => relative(root, file))
  .filter((file) => /process\.env|import\.meta\.env/.test(text(file)));

/** Every name in capitals that a configuration writes; each variable has an underscore. */
const read = (file) => text(file).match(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g) ?? [];

// Of Node, Next and Vite.
const foreign = new Set(['BASE_URL', 'NODE_ENV', 'NEXT_TELEMETRY_DISABLED', 'BROTLI_PARAM_QUALITY']);

it('finds the configurations of all parts', () => {
  const known = ['server/src/config.ts', 'portal/src/read-config.ts'];
  expect(configurations).toEqual(expect.arrayContaining(known));
  expect(configurations.some((file) => file.startsWith('admin/'))).toBe(true);
});

it.each(configurations)('every variable of %s stands in .env.example', (file) => {
  const names = read(file).filter((name) => !foreign.has(name));
  expect(names.filter((name) => !examples.includes(name))).toEqual([]);
});

it('the table of docs/operations.md and .env.example name the same variables', () => {
  expect(documented()).toEqual(examples);
});

it('nothing stands in .env.example twice', () => {
  expect([...written].sort()).toEqual(examples);
});

it('nothing stands in .env.example that nobody reads', () => {
  const all = [...configurations, 'scripts/steps/checks/browser.mjs'].map((file) => text(file)).join('\n');
  // A secret's file is read by the name of its secret.
  const unread = examples.filter((name) => !all.includes(name) && !all.includes(name.replace(/_FILE$/, '')));
  expect(unread).toEqual([]);
});

it('no secret has a value to be taken over', () => {
  expect(text('.env.example')).not.toMatch(/_SECRET=\S/);
});
