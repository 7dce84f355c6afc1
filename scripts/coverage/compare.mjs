import { existsSync, readFileSync } from 'node:fs';

import { at } from '../steps/workspace.mjs';
import { keyOf, testsOf } from './list.mjs';

/**
 * The tests of a list as `listOf` writes it, with the engines that each ran on and the most that it asserted there;
 * 0 where that is not known: of the browser's tests, the run of before counted only the first 182.
 */
function readList(text) {
  let file = '';
  return text.split('\n').flatMap((line) => {
    if (line === '') return [];
    if (!line.startsWith('  ')) {
      file = line;
      return [];
    }
    const [engines, name] = line.trim().split('\t');
    return engines.split(', ').map((run) => {
      const [engine, counts] = run.split(' ');
      return { file, name, engine, assertions: sumOf(counts) };
    });
  });
}

const sumOf = (counts) => counts.split('+').reduce((sum, count) => sum + Number(count), 0);

/**
 * Old places and names of tests to new ones: file, name, new file and new name, one test a line, and `old=new` where
 * one run asserts now what two did (a narrow window is the same test's as the wide one); a line without names moves a file.
 */
function readRenames(path) {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
  const parts = lines.map((line) => line.split('\t'));
  const files = new Map(parts.filter(({ length }) => length === 2));
  const tests = new Map(
    parts
      .filter(({ length }) => length >= 4)
      .map(([file, name, to, as, engines = '']) => [keyOf({ file, name }), [to, as, engines.split('=')]]),
  );
  return ({ file, name, engine, ...rest }) => {
    const known = tests.get(keyOf({ file, name })) ?? [files.get(file) ?? file, name, []];
    const [to, as, [from, into]] = known;
    return { ...rest, file: to, name: as, engine: engine === from ? into : engine };
  };
}

/** Tests by place, name and engine; of several that became one, the sum of what they assert. */
function foldedByKey(tests) {
  const folded = new Map();
  for (const test of tests) {
    const key = `${keyOf(test)}\t${test.engine}`;
    folded.set(key, { ...test, assertions: (folded.get(key)?.assertions ?? 0) + test.assertions });
  }
  return folded;
}

// What `npm test` and `npm run test:full` left: every test of before has to be in one of them, on each of its engines,
// with no fewer assertions.
const now = foldedByKey([...testsOf(at('.test/run')), ...testsOf(at('.test/full'))]);
const listed = readList(readFileSync(at('scripts/coverage/before.txt'), 'utf8'));
const before = [...foldedByKey(listed.map(readRenames(at('scripts/coverage/renamed.txt'))))];
const lost = before.filter(([key]) => !now.has(key));
const fewer = before.filter(([key, { assertions }]) => (now.get(key)?.assertions ?? Infinity) < assertions);
for (const [, { file, name, engine }] of lost) console.log(`lost: ${file} (${engine}) ${name}`);
for (const [key, { file, name, engine, assertions }] of fewer)
  console.log(`${now.get(key).assertions} instead of ${assertions}: ${file} (${engine}) ${name}`);
console.log(
  `${listed.length} tests of before, now ${before.length}: ${lost.length} lost, ${fewer.length} with fewer assertions`,
);
process.exitCode = lost.length + fewer.length === 0 ? 0 : 1;
