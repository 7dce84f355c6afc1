import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { readStamp, stampOf } from './stamp.mjs';
import { at, root } from './workspace.mjs';

let folder;
const write = (name, text) => writeFileSync(`${folder}/${name}`, text);
const stamp = () => stampOf([relative(root, folder)]);

beforeEach(() => {
  mkdirSync(at('.test'), { recursive: true });
  folder = mkdtempSync(at('.test', 'stamp-'));
  write('page.ts', 'one');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('is the same while nothing changed', () => {
  expect(stamp()).toBe(stamp());
});

it.each([
  ['a file changes', () => write('page.ts', 'two')],
  ['a file comes', () => write('other.ts', '')],
  ['a file goes', () => rmSync(`${folder}/page.ts`)],
])('is another when %s', (_, change) => {
  const before = stamp();
  change();
  expect(stamp()).not.toBe(before);
});

it('is the same when a test or something made by a build changes', () => {
  const before = stamp();
  write('page.test.ts', 'new');
  mkdirSync(`${folder}/dist`);
  write('dist/page.js', 'new');
  expect(stamp()).toBe(before);
});

it('reads as empty where none was written', () => {
  expect(readStamp(`${folder}/nothing`)).toBe('');
});
