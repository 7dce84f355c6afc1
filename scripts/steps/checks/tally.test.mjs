import { expect, it } from 'vitest';

import { countPlaywright, countVitest, reconcile } from './tally.mjs';

const vitest = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 0, testResults: [] };

it('counts what vitest passed, failed and left out', () => {
  expect(countVitest(vitest)).toMatchObject({ passed: 5, failed: 1, skipped: 2 });
});

it('counts a file that failed before its first test as a failure', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{}] },
    { status: 'passed', assertionResults: [] },
  ];
  expect(countVitest({ ...vitest, testResults }).failed).toBe(2);
});

it('counts a browser test that passed at a second try as failed, and errors outside of tests too', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 3 };
  expect(countPlaywright({ stats, errors: [{}] })).toMatchObject({ passed: 7, failed: 3, skipped: 3 });
});

it('tells each failure in a line: its file, its name, and the first line of what went wrong', () => {
  const testResults = [
    { name: 'a.test.ts', status: 'failed', message: 'no such module\n  at x', assertionResults: [] },
    {
      name: 'b.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'failed', fullName: 'rows are kept', failureMessages: ['expected 1 to be 2\n  at y'] },
        { status: 'passed', fullName: 'rows are read', failureMessages: [] },
      ],
    },
  ];
  expect(countVitest({ ...vitest, testResults }).failures).toEqual([
    'a.test.ts: no such module',
    'b.test.ts › rows are kept: expected 1 to be 2',
  ]);
  const spec = (title, status, results) => ({ file: 'c.spec.ts', title, tests: [{ status, results }] });
  const suites = [
    {
      specs: [spec('passes', 'expected', [{}])],
      suites: [{ specs: [spec('fails', 'flaky', [{ error: { message: 'not seen\nmore' } }, {}])] }],
    },
  ];
  const stats = { expected: 1, unexpected: 0, flaky: 1, skipped: 0 };
  expect(countPlaywright({ stats, errors: [{ message: 'no browser' }], suites }).failures).toEqual([
    'c.spec.ts › fails: not seen',
    'outside of tests: no browser',
  ]);
});

it.each([
  [0, 0, 0],
  [1, 0, 1],
  [1, 2, 2],
])('with exit code %i and %i failed tests there are %i failures', (code, failed, expected) => {
  expect(reconcile({ passed: 1, failed, failures: [] }, code).failed).toBe(expected);
});
