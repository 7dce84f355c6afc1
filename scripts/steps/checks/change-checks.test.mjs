import { expect, it } from 'vitest';

import { checksOfChange } from './change-checks.mjs';
import { filesNow } from './changes.mjs';
import { allChecks } from './checks.mjs';

const files = Object.keys((await filesNow()) ?? {});
const namesOf = (checks) => checks.map(({ name }) => name);
const testsAmong = (checks) =>
  checks.find(({ name }) => name === 'tests').command.filter((part) => part.includes('.test.'));

it('runs the tests that come to a changed file over others', () => {
  const checks = checksOfChange(['scripts/steps/part-line.mjs'], files);
  expect(testsAmong(checks)).toEqual(['scripts/steps/part-line.test.mjs']);
  expect(namesOf(checks)).toEqual(['tests', 'dead exports', 'format']);
});

it('follows a change of the contract into every program, and runs the nearest tests only', () => {
  const checks = checksOfChange(['shared/src/contract/kit/field.ts'], files);
  expect(namesOf(checks)).toEqual(
    expect.arrayContaining(['types: server', 'types: portal', 'types: admin', 'types: .', 'layers']),
  );
  expect(testsAmong(checks)).toHaveLength(30);
  expect(testsAmong(checks)).toContain('shared/src/contract/kit/field.test.ts');
});

it('leaves out no test that has changed itself, however many have', () => {
  const changed = files.filter((file) => /^admin\/src\/.*\.test\.tsx$/.test(file));
  expect(changed.length).toBeGreaterThan(30);
  expect(testsAmong(checksOfChange(changed, files))).toEqual(expect.arrayContaining(changed));
});

it('runs the tests that read files where something changed that nobody imports', () => {
  const checks = checksOfChange(['docs/operations/systemd/policy-server.service'], files);
  expect(testsAmong(checks)).toContain('scripts/delivery/systemd.test.mjs');
});

it('looks at who imported a file that is gone', () => {
  const gone = 'shared/src/contract/kit/readable.ts';
  const [tests] = checksOfChange(
    [gone],
    files.filter((file) => file !== gone),
  );
  expect(tests.command).toContain('shared/src/contract/kit/readable.test.ts');
  expect(tests.command).not.toContain(gone);
});

it('checks the types of what an app is built by', () => {
  const checks = checksOfChange(['admin/first-load.ts'], files);
  expect(namesOf(checks)).toContain('types: admin');
});

it('looks at everything where a tool is told something else, and at no program where prose changed', () => {
  expect(checksOfChange(['.oxlintrc.json'], files)).toBe(allChecks);
  expect(checksOfChange(['admin/tsconfig.json'], files)).toBe(allChecks);
  expect(namesOf(checksOfChange(['README.md', 'docs/design.md'], files))).toEqual(['dead exports', 'format']);
});
