import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { root } from './cruise.ts';

/** Who may read rows past the reader's scopes, and why. */
const mayRead: Readonly<Record<string, string>> = {
  'kit/rows/repository.ts': 'declares it',
  'personal-data/own-rows.ts': 'a copy of one’s own data holds what lists of officers hide',
};

test('rows are read past the scopes of their reader by whom this list names, and by nobody else', () => {
  const folder = join(root, 'server/src');
  const readers = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .filter((path) => readFileSync(join(folder, path), 'utf8').includes('partsPastScopes'));
  expect(readers.toSorted()).toEqual(Object.keys(mayRead).toSorted());
});
