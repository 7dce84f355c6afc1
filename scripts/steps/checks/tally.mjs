/** What a suite that could not even report counts as. */
export const broken = { passed: 0, failed: 1, skipped: 0, failures: ['its runner, which left no report'] };

/** A failure in one line: where it is, and the first line of what went wrong. */
const told = (file, name, message = '') =>
  [file, name].filter(Boolean).join(' › ') + `: ${message.trim().split('\n')[0].slice(0, 300)}`;

// A file that fails before its first test has no test to count.
const emptyFailures = (report) =>
  report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );

const vitestFailures = (report) => [
  ...emptyFailures(report).map(({ name, message }) => told(name, '', message)),
  ...report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => told(name, fullName, failureMessages?.[0])),
  ),
];

/** Counts of vitest's JSON report, and a line for each failure. */
export const countVitest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + emptyFailures(report).length,
  skipped: report.numPendingTests + report.numTodoTests,
  failures: vitestFailures(report),
});

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

const failureOf = ({ file, title, tests }) => {
  const results = tests.filter(({ status }) => ['unexpected', 'flaky'].includes(status));
  const message = results.flatMap((test) => test.results).find(({ error }) => error)?.error.message;
  return results.length > 0 ? [told(file, title, message)] : [];
};

/** Counts of Playwright's JSON report, and a line for each failure; a test that needed luck has failed. */
export const countPlaywright = ({ stats, errors, suites = [] }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  skipped: stats.skipped,
  failures: [
    ...suites.flatMap(specsOf).flatMap(failureOf),
    ...errors.map(({ message }) => told('outside of tests', '', message)),
  ],
});

/** What a runner's counts and its exit code say together: no failure may get lost between them. */
export const reconcile = (counts, code) =>
  code !== 0 && counts.failed === 0
    ? { ...counts, failed: 1, failures: [`its runner, which ended with ${code}`] }
    : counts;
