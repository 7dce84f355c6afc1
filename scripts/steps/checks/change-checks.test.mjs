import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { expect, it } from 'vitest';

import { checksOfChange, cycles } from './change-checks.mjs';
import { filesNow } from './changes.mjs';
import { tool } from './checks.mjs';
import { importersOf } from './imports.mjs';

const files = Object.keys(await filesNow());
const importers = importersOf(files);
const checksOf = (changed) => checksOfChange(changed, files, importers);
const namesOf = (checks) => checks.map(({ name }) => name);
/** The programs whose types are looked at, whichever half they are in. */
const programsOf = (checks) =>
  namesOf(checks).flatMap((name) => (name.startsWith('types: ') ? name.slice(7).split(', ') : []));
const filesOf = (checks, told) =>
  checks.find(({ name }) => name === told)?.command.filter((part) => /\/.*\.tsx?$/.test(part));
const testsAmong = (checks) =>
  checks.find(({ name }) => name === 'tests').command.filter((part) => part.includes('.test.'));

it('runs the tests that come to a changed file over others', () => {
  const checks = checksOf(['scripts/steps/part-line.mjs']);
  expect(testsAmong(checks)).toEqual(['scripts/steps/part-line.test.mjs']);
  expect(namesOf(checks)).toEqual(['tests', 'dead exports', 'rules', 'format']);
});

it('follows a change of the contract into every program, and runs the nearest tests only', () => {
  const checks = checksOf(['shared/src/contract/kit/field.ts']);
  expect(programsOf(checks)).toEqual(expect.arrayContaining(['server', 'portal', 'admin', '.']));
  expect(namesOf(checks)).toContain('layers');
  expect(testsAmong(checks)).toHaveLength(30);
  expect(testsAmong(checks)).toContain('shared/src/contract/kit/field.test.ts');
});

it('looks for layers and cycles at what changed itself, for every new import begins there', () => {
  const checks = checksOf(['shared/src/contract/kit/field.ts', 'scripts/steps/part-line.mjs']);
  expect(filesOf(checks, 'layers')).toEqual(['shared/src/contract/kit/field.ts']);
  expect(filesOf(checks, 'cycles')).toEqual(['shared/src/contract/kit/field.ts']);
});

it('reads the files of a library once for all programs that know it', () => {
  const types = namesOf(checksOf(['package.json'])).filter((name) => name.startsWith('types: '));
  expect(types).toEqual([
    'types: admin, portal, ., shared',
    'types: server, admin/server, shared/src/edge, shared/src/node',
  ]);
});

it('finds a cycle that a change begins, however long it is, and none where only types are told', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cycles-'));
  const write = (name, text) => writeFileSync(join(folder, name), text);
  write('one.ts', "import { two } from './two.ts';\nexport const one = () => two;\n");
  write('two.ts', "import { three } from './three.ts';\nexport const two = () => three;\n");
  const codeWith = async (text) => {
    write('three.ts', text);
    return (await tool([...cycles, join(folder, 'three.ts')])).code;
  };
  expect(
    await codeWith("import type { one } from './one.ts';\nexport const three = (): typeof one => null!;\n"),
  ).toBe(0);
  expect(await codeWith("import { one } from './one.ts';\nexport const three = () => one;\n")).toBe(1);
  rmSync(folder, { recursive: true });
});

it('runs tests that have changed themselves before others, and no more than it has time for', () => {
  const own = 'shared/src/contract/kit/mask.test.ts';
  const checks = checksOf(['shared/src/contract/kit/field.ts', own]);
  expect(testsAmong(checks)[0]).toBe(own);
  expect(testsAmong(checksOf(files))).toHaveLength(30);
});

it('runs fewer tests that draw something, and those that have changed themselves in any case', () => {
  const drawn = 'admin/src/screens/process/inbox/inbox.screen.test.tsx';
  const told = testsAmong(checksOf(['shared/src/contract/kit/field.ts', drawn]));
  expect(told[0]).toBe(drawn);
  expect(told).toHaveLength(26);
  const screens = files.filter((file) => file.endsWith('.screen.test.tsx'));
  expect(screens.length).toBeGreaterThan(6);
  expect(testsAmong(checksOf(screens))).toHaveLength(6);
});

it('runs the tests that read files where something changed that nobody imports', () => {
  const checks = checksOf(['docs/operations/systemd/policy-server.service']);
  expect(testsAmong(checks)).toContain('scripts/delivery/systemd.test.mjs');
});

it('looks at who imported a file that is gone', () => {
  const gone = 'shared/src/contract/kit/readable.ts';
  const left = files.filter((file) => file !== gone);
  const tests = testsAmong(checksOfChange([gone], left, importers));
  expect(tests).toContain('shared/src/contract/kit/readable.test.ts');
  expect(tests).not.toContain(gone);
});

it('checks the types of what an app is built by', () => {
  const checks = checksOf(['admin/bundle/first-load.ts']);
  expect(programsOf(checks)).toContain('admin');
});

it.each(['.oxlintrc.json', 'admin/tsconfig.json', 'admin/package.json'])(
  'checks every program and all layers where %s has changed',
  (setting) => {
    const checks = checksOf([setting]);
    const programs = files.filter((file) => file.endsWith('tsconfig.json')).map((file) => dirname(file));
    expect(programsOf(checks)).toEqual(expect.arrayContaining(programs));
    expect(namesOf(checks)).toEqual(expect.arrayContaining(['layers', 'rules']));
    expect(checks.find(({ name }) => name === 'layers').command).toContain('server/src');
  },
);

it('looks at no program where prose changed', () => {
  const checks = checksOf(['README.md', 'docs/design.md']);
  expect(namesOf(checks)).toEqual(['dead exports', 'rules', 'format']);
});
