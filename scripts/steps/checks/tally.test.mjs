import { expect, it } from 'vitest';

import { countPlaywright, countVitest, reconcile } from './tally.mjs';

const vitest = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 0, testResults: [] };

it('counts what vitest passed, failed and left out', () => {
  expect(countVitest(vitest)).toEqual({ passed: 5, failed: 1, skipped: 2 });
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
  expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 7, failed: 3, skipped: 3 });
});

it.each([
  [0, 0, 0],
  [1, 0, 1],
  [1, 2, 2],
])('with exit code %i and %i failed tests there are %i failures', (code, failed, expected) => {
  expect(reconcile({ passed: 1, failed }, code).failed).toBe(expected);
});
