import { allChecks, isUnitTest, scripted, types, unitProjects, vitest } from './checks.mjs';
import { importersOf, isSource, reaching, readsFiles } from './imports.mjs';
import { say } from './progress.mjs';

/** Prose that no program reads; a test compares the table of settings with what the parts read. */
const isProse = (file) => file.endsWith('.md') && file !== 'docs/operations.md';

/** What the tools themselves are told by: files at the root, manifests and programs. */
const isSetting = (file) => !file.includes('/') || /\/(?:package|tsconfig)\.json$/.test(file);

/** A file that half of all import would have nearly everything looked at: the nearest are before a commit. */
const most = { tests: 30, linted: 40 };

/** The programs of tsconfig.json, and where their own sources lie. */
const programs = {
  server: 'server/',
  portal: 'portal/',
  admin: 'admin/src/',
  'admin/server': 'admin/server/',
  shared: 'shared/src/',
  'shared/src/edge': 'shared/src/edge/',
  'shared/src/node': 'shared/src/node/',
  '.': 'e2e/',
};

/** Names of files as arguments, for a program that is asked nothing where there are none. */
const of = (name, command, files) => (files.length > 0 ? [{ name, command: [...command, ...files] }] : []);

/** Where the layer rule looks: the folders that `npm run layers` names. */
const isLayered = (file) => scripted('layers').some((folder) => file.startsWith(`${folder}/`));
const withoutFolders = (command) => command.slice(0, command.indexOf('shared/src'));

function nearestTests(reached) {
  const tests = reached.filter(isUnitTest);
  if (tests.length > most.tests)
    say(`Of ${tests.length} files of tests the ${most.tests} nearest run; \`npm test\` runs the others.`);
  return tests.slice(0, most.tests);
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
  const meant = changed.filter((file) => !isProse(file));
  if (meant.some(isSetting)) return allChecks;
  const importers = importersOf(files);
  const isThere = new Set(files);
  const near = [...new Set([...meant, ...meant.flatMap((file) => readersOf(file, importers))])];
  const reached = [...reaching(near, importers)].filter((file) => isThere.has(file));
  const nearHere = near.filter((file) => isThere.has(file));
  return [
    ...of('tests', vitest(...unitProjects.flatMap((name) => ['--project', name])), nearestTests(reached)),
    ...of(
      'lint',
      scripted('lint'),
      nearHere.filter((file) => /\.tsx?$/.test(file)).slice(0, Math.max(most.linted, meant.length)),
    ),
    ...Object.entries(programs)
      .filter(([, folder]) => reached.some((file) => isSource(file) && file.startsWith(folder)))
      .map(([program]) => types(program)),
    ...of('layers', withoutFolders(scripted('layers')), nearHere.filter(isLayered)),
    { name: 'dead exports', command: [...scripted('dead'), '--cache'] },
    { name: 'format', command: scripted('format:check') },
  ];
}
