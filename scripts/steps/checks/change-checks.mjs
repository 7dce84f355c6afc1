import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { isUnitTest, rules, scripted, types, unitProjects, vitest, inOneThread } from './checks.mjs';
import { importersOf, isSource, reaching, readsFiles } from './imports.mjs';
import { say } from '../progress.mjs';
import { at } from '../workspace.mjs';

/** Prose that no program reads; a test compares the table of settings with what the parts read. */
const isProse = (file) => file.endsWith('.md') && file !== 'docs/operations.md';

/** What the tools themselves are told by: files at the root, manifests and programs. */
const isSetting = (file) => !file.includes('/') || /\/(?:package|tsconfig)\.json$/.test(file);

/**
 * How many files are looked at, however much has changed or imports what has: those that have changed themselves
 * come first, then the nearest. A check that takes as long as the change is large is not run before a commit.
 */
const most = { tests: 30, linted: 40 };

/** What a file of tests takes, measured by one that draws nothing: a screen needs a document, and all that it is drawn by. */
const costOf = (test) => (isDrawn.test(test) ? 5 : 1);
const isDrawn = /\.(?:dom\.test\.ts|test\.tsx)$/;

/** The program that a source belongs to: the nearest folder above it with a tsconfig.json. */
function programOf(file, files) {
  const folder = dirname(file);
  return files.has(join(folder, 'tsconfig.json')) ? folder : programOf(folder, files);
}

/** The programs that a change reaches, those that take longest first; what the tools are told by reaches all. */
function reachedPrograms(read, reached, files) {
  const sources = read.some(isSetting) ? files : reached;
  const found = new Set([...sources].filter(isTyped).map((file) => programOf(file, files)));
  return [...new Set([...longest.filter((name) => found.has(name)), ...found])];
}
const longest = ['admin', 'portal', 'server'];

/** The programs by what they know of: those that share a library read its files once, and a core has each half. */
function programsTogether(programs) {
  const isOfPages = (program) => readFileSync(at(program, 'tsconfig.json'), 'utf8').includes('"DOM"');
  const halves = [programs.filter(isOfPages), programs.filter((program) => !isOfPages(program))];
  return halves.filter((half) => half.length > 0);
}
const isTyped = (file) => /\.tsx?$/.test(file);

/** A check that is told files by name; none where there are none, for the program would then look at all. */
const onFiles = (name, command, files) =>
  files.length > 0 ? [{ name, command: [...command, ...files] }] : [];

const isFolder = (part) => statSync(at(part), { throwIfNoEntry: false })?.isDirectory() ?? false;
/** `npm run layers`, and the folders that it looks into. */
const layers = scripted('layers');
const layered = layers.filter(isFolder);

/** Those that have changed themselves, then the nearest of the others; no more than a check has time for. */
const nearest = (files, changed, limit) =>
  [...files.filter(isIn(changed)), ...files.filter((file) => !changed.includes(file))].slice(0, limit);
const isIn = (files) => (file) => files.includes(file);

/**
 * As many tests as a bound allows: those that have changed themselves before the nearest of the others, and of each
 * those that cost little first, which tell more in the same time.
 */
function affordable(tests, changed, bound) {
  const order = (test) => (changed.includes(test) ? 0 : 100) + costOf(test);
  let left = bound;
  return [...tests]
    .sort((one, other) => order(one) - order(other))
    .filter((test) => (left -= costOf(test)) >= 0);
}

function nearestTests(reached, changed) {
  const tests = reached.filter(isUnitTest);
  const near = affordable(tests, changed, most.tests);
  if (near.length < tests.length)
    say(`Of ${tests.length} files of tests the ${near.length} nearest run; \`npm test\` runs the others.`);
  return near;
}

/** What runs some tests: the projects of those that draw something are set up only where one of them does. */
const projectsOf = (tests) =>
  (tests.some((test) => isDrawn.test(test)) ? unitProjects : ['unit']).flatMap((name) => ['--project', name]);

/** Who imports a changed file; one that nobody may import is read by whoever reads files. */
const readersOf = (file, importers) => [
  ...(importers.get(file) ?? []),
  ...(isSource(file) ? [] : readsFiles.flatMap((module) => importers.get(module) ?? [])),
];

/**
 * The layers that changed files may break: what is new there begins at one of their own imports, so those are looked
 * at, and a linter follows them for cycles. All layers where a setting has changed, for that may be the rules themselves.
 */
function layersOf(read, existing) {
  if (read.some(isSetting)) return [{ name: 'layers', command: layers }];
  const own = layers.filter((part) => !layered.includes(part));
  const files = read.filter(
    (file) => existing.has(file) && layered.some((folder) => file.startsWith(`${folder}/`)),
  );
  return [
    ...onFiles('layers', [...own, '--max-depth', '1'], files),
    ...onFiles('cycles', cycles, files.filter(isTyped)),
  ];
}
/** Imports of types are no cycle: nothing of them is left when a program runs. */
export const cycles = ['oxlint', '--import-plugin', '-A', 'all', '-D', 'import/no-cycle'];

/**
 * What can have been broken by changes: types wherever they reach, layers where something changed, the rules that need
 * types there and where it is imported, the nearest tests, and of everything the other rules, dead exports and
 * format. However much has changed, it ends within a minute.
 */
export function checksOfChange(changed, files, importers = importersOf(files)) {
  const read = changed.filter((file) => !isProse(file));
  const existing = new Set(files);
  const near = [...new Set([...read, ...read.flatMap((file) => readersOf(file, importers))])];
  const reached = [...reaching(near, importers)].filter((file) => existing.has(file));
  const nearFiles = near.filter((file) => existing.has(file));
  const tests = nearestTests(reached, read);
  return [
    ...programsTogether(reachedPrograms(read, reached, existing)).map(types),
    ...onFiles('tests', vitest(...projectsOf(tests)), tests),
    ...layersOf(read, existing),
    ...onFiles(
      'rules that need types',
      [...rules.command, '--type-aware'],
      nearest(nearFiles.filter(isTyped), read, most.linted),
    ).map((check) => ({ ...check, env: inOneThread })),
    { name: 'dead exports', command: [...scripted('dead'), '--cache'] },
    rules,
    { name: 'format', command: scripted('format:check') },
  ];
}
