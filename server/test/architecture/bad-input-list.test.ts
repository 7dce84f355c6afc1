import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { root } from './cruise.ts';

const said = readFileSync(join(root, 'docs/bad-input.md'), 'utf8');
const named = [...said.matchAll(/^\| .+? +\| `([^`]+\.test\.ts)`: (.+?) +\|$/gm)].map(
  ([, path = '', title = '']) => ({
    ...{ path, title },
  }),
);

test('every row of the list names a test', () => {
  const rows = said.split('\n').filter((line) => /^\| (?!Bad input|-)/.test(line));
  expect(named).toHaveLength(rows.length);
  expect(named.length).toBeGreaterThan(20);
});

test.each(named)('“$title” is there', ({ path, title }) => {
  const file = join(root, path);
  expect([path, existsSync(file)]).toEqual([path, true]);
  expect(readFileSync(file, 'utf8')).toContain(title);
});
