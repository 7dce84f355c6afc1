import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

import { root } from '../steps/workspace.mjs';

/** What differs from run to run in names of tests: ids, folders of their own, and characters that reports cannot keep. */
const perRun = [
  [/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id'],
  [/(policy-units)-\w+/g, '$1'],
  [/[\uFFFD\uD800-\uDFFF\0]/g, '?'],
];

/** The key of a test, the same however its name is wrapped and whatever ids of one run stand in it. */
export function keyOf({ file, name }) {
  const same = perRun.reduce((text, [part, instead]) => text.replaceAll(part, instead), name);
  return `${file}\t${same.replaceAll(/\s+/g, ' ').trim()}`;
}

const engineIn = / \((pglite|postgres)\)/;

/** The tests of vitest's report: file, name without its engine, engine or '-', and how much each asserted. */
const ofVitest = ({ testResults }) =>
  testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, meta }) => ({
        file: relative(root, file),
        name: fullName.replace(engineIn, ''),
        engine: engineIn.exec(fullName)?.[1] ?? '-',
        assertions: meta.assertions ?? 0,
      })),
  );

const ofBrowser = (tests) => tests.filter(({ status }) => status === 'passed' || status === 'failed');

/** What a run held, from the reports in its folder. */
export function testsOf(folder) {
  const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);
  const suites = ['unit', 'screen', 'page', 'server']
    .map((suite) => read(`${folder}/${suite}.json`))
    .filter(Boolean);
  return [...suites.flatMap(ofVitest), ...ofBrowser(read(`${folder}/browser.json`) ?? [])];
}

/** A line of the list: a file's tests stand below it, each with the engines it ran on and what it asserted there. */
export function listOf(tests) {
  const files = grouped(tests, ({ file }) => file);
  return [...files]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([file, own]) => [file, ...linesOf(own)])
    .join('\n');
}

function linesOf(tests) {
  const names = grouped(tests, ({ name }) => name);
  return [...names]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, runs]) => {
      const engines = grouped(runs, ({ engine }) => engine);
      const counts = [...engines].map(
        ([engine, own]) => `${engine} ${own.map(({ assertions }) => assertions).join('+')}`,
      );
      return `  ${counts.toSorted().join(', ')}\t${name.replaceAll(/\s+/g, ' ')}`;
    });
}

/** `Map.groupBy`, which Node 20 lacks. */
function grouped(values, keyOf) {
  const groups = new Map();
  for (const value of values) {
    const key = keyOf(value);
    groups.set(key, [...(groups.get(key) ?? []), value]);
  }
  return groups;
}
