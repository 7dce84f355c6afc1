import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { allChecks, isUnitTest, scripted, types, unitProjects, vitest } from './checks.mjs';
import { importersOf, isSource, reaching, readsFiles } from './imports.mjs';
import { say } from '../progress.mjs';
import { at } from '../workspace.mjs';

/** Prose that no program reads; a test compares the table of settings with what the parts read. */
const isProse = (file) => file.endsWith('.md') && file !== 'docs/operations.md';

/** What the tools themselves are told by: files at the root, manifests and programs. */
const isSetting = (file) => !file.includes('/') || /\/(?:package|tsconfig)\.json$/.test(file);

/** How many files are looked at where half of all import what has changed: the nearest, and what has changed itself. */
const most = { tests: 30, linted: 40 };

/** The program that a source belongs to: the nearest folder above it with a tsconfig.json. */
function programOf(file, files) {
  const folder = dirname(file);
  return files.has(join(folder, 'tsconfig.json')) ? folder : programOf(folder, files);
}

/** A check that is told files by name; none where there are none, for the program would then look at all. */
const onFiles = (name, command, files) =>
  files.length > 0 ? [{ name, command: [...command, ...files] }] : [];

const isFolder = (part) => statSync(at(part), { throwIfNoEntry: false })?.isDirectory() ?? false;
/** `npm run layers`, and the folders that it looks into. */
const layers = scripted('layers');
const layered = layers.filter(isFolder);

/** The nearest of some files; those that have changed themselves always are. */
const nearest = (files, changed, limit) =>
  files.slice(0, Math.max(limit, files.filter(isIn(changed)).length));
const isIn = (files) => (file) => files.includes(file);

function nearestTests(reached, changed) {
  const tests = reached.filter(isUnitTest);
  const near = nearest(tests, changed, most.tests);
  if (near.length < tests.length)
    say(`Of ${tests.length} files of tests the ${near.length} nearest run; \`npm test\` runs the others.`);
  return near;
}

/** Who imports a changed file; one that nobody may import is read by whoever reads files. */
const readersOf = (file, importers) => [
  ...(importers.get(file) ?? []),
  ...(isSource(file) ? [] : readsFiles.flatMap((module) => importers.get(module) ?? [])),
];

/**
 * What can have been broken by changes: rules and layers where something changed or is imported from there, types
 * wherever they reach, the nearest tests, dead exports and format of everything.
 */
export function checksOfChange(changed, files) {
  const read = changed.filter((file) => !isProse(file));
  if (read.some(isSetting)) return allChecks;
  const importers = importersOf(files);
  const existing = new Set(files);
  const exists = (file) => existing.has(file);
  const near = [...new Set([...read, ...read.flatMap((file) => readersOf(file, importers))])];
  const reached = [...reaching(near, importers)].filter(exists);
  const nearSources = near.filter(exists).filter((file) => /\.tsx?$/.test(file));
  const programs = new Set(
    reached.filter((file) => /\.tsx?$/.test(file)).map((file) => programOf(file, existing)),
  );
  return [
    ...onFiles(
      'tests',
      vitest(...unitProjects.flatMap((name) => ['--project', name])),
      nearestTests(reached, read),
    ),
    ...onFiles('lint', scripted('lint'), nearest(nearSources, read, most.linted)),
    ...[...programs].map(types),
    ...onFiles(
      'layers',
      layers.filter((part) => !layered.includes(part)),
      near.filter(exists).filter((file) => layered.some((folder) => file.startsWith(`${folder}/`))),
    ),
    { name: 'dead exports', command: [...scripted('dead'), '--cache'] },
    { name: 'format', command: scripted('format:check') },
  ];
}
