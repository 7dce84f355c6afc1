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

const linesOf = (path) => (existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : []);
const partsOf = (path) => linesOf(path).map((line) => line.split('\t'));

/**
 * Old places and names of tests to new ones: file, name, new file and new name, one test a line, and `old=new` where
 * one run asserts now what two did (a narrow window is the same test's as the wide one); a line without names moves a
 * file, and one of three parts changes a part of the names in a file, where no test has the old name any more.
 */
function readRenames(path, isKnown) {
  const parts = partsOf(path);
  const files = new Map(parts.filter(({ length }) => length === 2));
  const worded = parts.filter(({ length }) => length === 3);
  const tests = new Map(
    parts
      .filter(({ length }) => length >= 4)
      .map(([file, name, to, as, engines = '']) => [keyOf({ file, name }), [to, as, engines.split('=')]]),
  );
  const reworded = (test) =>
    worded.reduce(
      ({ name, ...rest }, [file, old, now]) => ({
        ...rest,
        name: rest.file === file ? name.replace(old, now) : name,
      }),
      test,
    );
  return ({ file, name, engine, ...rest }) => {
    const known = tests.get(keyOf({ file, name })) ?? [files.get(file) ?? file, name, []];
    const [to, as, [from, into]] = known;
    const test = { ...rest, file: to, name: as, engine: engine === from ? into : engine };
    return isKnown(test) ? test : reworded(test);
  };
}

/**
 * Tests with a reason: file, name or its beginning before `*`, reason. `replaced.txt` names what is asked no more, because
 * another issue changed it in the product itself; `fewer.txt` what asserts less, and why nothing is lost by it.
 */
function readReplaced(path) {
  const replaced = partsOf(path);
  const fits = (name, pattern) =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
  return (test) => replaced.some(([file, pattern]) => test.file === file && fits(test.name, pattern));
}

const ranOn = (test) => `${keyOf(test)}\t${test.engine}`;

/** Tests by place, name and engine; of several that became one, the sum of what they assert. */
function foldedByKey(tests) {
  const folded = new Map();
  for (const test of tests) {
    const key = ranOn(test);
    folded.set(key, { ...test, assertions: (folded.get(key)?.assertions ?? 0) + test.assertions });
  }
  return folded;
}

// What `npm test` and `npm run test:full` left: every test of before has to be in one of them, on each of its engines,
// with no fewer assertions.
const now = foldedByKey([...testsOf(at('.test/run')), ...testsOf(at('.test/full'))]);
const listed = readList(readFileSync(at('scripts/coverage/before.txt'), 'utf8'));
const rename = readRenames(at('scripts/coverage/renamed.txt'), (test) => now.has(ranOn(test)));
const isReplaced = readReplaced(at('scripts/coverage/replaced.txt'));
const all = [...foldedByKey(listed.map(rename))];
const before = all.filter(([, test]) => !isReplaced(test));
const lost = before.filter(([key]) => !now.has(key));
const isExplained = readReplaced(at('scripts/coverage/fewer.txt'));
const fewer = before.filter(
  ([key, test]) => (now.get(key)?.assertions ?? Infinity) < test.assertions && !isExplained(test),
);
for (const [, { file, name, engine }] of lost) console.log(`lost: ${file} (${engine}) ${name}`);
for (const [key, { file, name, engine, assertions }] of fewer)
  console.log(`${now.get(key).assertions} instead of ${assertions}: ${file} (${engine}) ${name}`);
console.log(
  `${listed.length} tests of before, now ${before.length} and ${all.length - before.length} replaced: ${lost.length} lost, ${fewer.length} with fewer assertions`,
);
process.exitCode = lost.length + fewer.length === 0 ? 0 : 1;
