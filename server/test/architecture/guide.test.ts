import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { root } from './cruise.ts';
import { guide, sections } from './guide.ts';

const most = 40;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const own = sum(sections.map(({ written }) => written));
const listed = sum(sections.flatMap(({ hunks }) => hunks.map(({ added }) => added)));

test('the guide to an entity counts its lines truly', () => {
  expect(sections).toHaveLength(5);
  for (const { title, said, written, hunks } of sections)
    expect([title, written + sum(hunks.map(({ added }) => added))]).toEqual([title, said]);
  expect(guide.replaceAll('\n', ' ')).toContain(
    `It costs ${own + listed} lines by hand, over all packages: ${own} in a file of its own and ${listed} in the lists that name it.`,
  );
});

test(`an entity costs at most ${most} lines, its wiring included`, () => {
  expect(own + listed).toBeLessThanOrEqual(most);
});

test.each(sections.flatMap(({ hunks }) => hunks))('the guide finds its place in $path: $after', (hunk) => {
  const text = readFileSync(join(root, hunk.path), 'utf8');
  expect(text.split(hunk.before)).toHaveLength(2);
});
