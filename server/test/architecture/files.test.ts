import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';

import { sources } from './sources.ts';

const pathsOf = (wanted: (source: (typeof sources)[number]) => boolean) =>
  sources.filter(wanted).map(({ path }) => path);
const isTest = (path: string) => /\.(test|spec)\.tsx?$|\/test\/|^e2e\//.test(path);
// A catalogue is as long as the product's vocabulary.
const isCatalogue = (path: string) => path.startsWith('shared/src/messages/');
const longest = 250;
/** How many files stand in a folder itself, tests counted, before it needs rooms. */
const mostFlat = 25;

describe('a source file', () => {
  test('is there to be looked at', () => {
    expect(sources.length).toBeGreaterThan(800);
  });

  test(`has at most ${String(longest)} lines of code`, () => {
    const byLength = [...sources].sort((one, two) => two.lines - one.lines);
    const [first, second, third] = byLength.filter(({ path }) => !isCatalogue(path));
    for (const file of [first, second, third])
      console.log(`${String(file?.lines)} lines: ${String(file?.path)}`);
    const code = (text: string) =>
      text.split('\n').filter((line) => line.trim() !== '' && !/^\s*(\/\/|\/?\*)/.test(line)).length;
    expect(pathsOf(({ path, text }) => !isCatalogue(path) && code(text) > longest)).toEqual([]);
  });

  test('is named for what it holds, and so is its folder', () => {
    const drawers = /(^|\/)(utils?|helpers?|common|misc|manager|base|data|info)(\.\w+)*(\/|$)/;
    // Seeds are kept as data files; their folder says so.
    const named = pathsOf(({ path }) => !path.startsWith('server/src/seeds/demo/data/'));
    expect(named.filter((path) => drawers.test(path))).toEqual([]);
  });

  test('is written in kebab-case', () => {
    const routed = /^portal\/src\/(app|i18n)\//;
    const names = pathsOf(({ path }) => !routed.test(path)).map((path) => path.split('/').at(-1) ?? '');
    expect(names.filter((name) => !/^\.?[a-z0-9]+([.-][a-z0-9]+)*$/.test(name))).toEqual([]);
  });

  test('leaves nothing for later and speaks to no console', () => {
    const later = new RegExp(`\\b(${['TO', 'DO'].join('')}|${['FIX', 'ME'].join('')})\\b`);
    expect(pathsOf(({ text }) => later.test(text))).toEqual([]);
    // Commands speak to whoever started them.
    const printing = /^(scripts|server\/bench)\//;
    const prints = /\bconsole\.\w+\(/;
    expect(pathsOf(({ path, text }) => !isTest(path) && !printing.test(path) && prints.test(text))).toEqual(
      [],
    );
  });
});

test(`a source folder holds at most ${String(mostFlat)} files beside each other`, () => {
  const counts = new Map<string, number>();
  for (const { path } of sources) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > mostFlat)).toEqual([]);
});

test('every table that scrolls sideways is scrolled with the keys as well', () => {
  expect(pathsOf(({ text }) => text.includes('scroll={{ x') && !text.includes('<KeyScroll>'))).toEqual([]);
});

test('no test is the only one, and none is skipped without a reason', () => {
  const focused = new RegExp(`\\b(test|it|describe)\\.(${['only', 'skip', 'todo', 'fixme'].join('|')})\\(`);
  expect(pathsOf(({ path, text }) => isTest(path) && focused.test(text))).toEqual([]);
});

test('a package that has no types of its own is described in one place', () => {
  // Two programs that each describe it differ about a file that both read, and a check of either alone does not tell.
  const described = sources
    .filter(({ path }) => path.endsWith('.d.ts'))
    .flatMap(({ text }) => [...text.matchAll(/^declare module '([^']+)'/gm)].map(([, name]) => name));
  expect(described.length).toBeGreaterThan(0);
  expect(described.filter((name, at) => described.indexOf(name) !== at)).toEqual([]);
});
