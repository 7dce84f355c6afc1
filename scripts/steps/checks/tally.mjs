/** What a suite that could not even report counts as. */
export const broken = { passed: 0, failed: 1, skipped: 0 };

// A file that fails before its first test has no test to count.
const emptyFailures = (report) =>
  report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );

/** Counts of vitest's JSON report. */
export const countVitest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + emptyFailures(report).length,
  skipped: report.numPendingTests + report.numTodoTests,
});

/** Counts of Playwright's JSON report; a test that needed luck has failed. */
export const countPlaywright = ({ stats, errors }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  skipped: stats.skipped,
});

/** What a runner's counts and its exit code say together: no failure may get lost between them. */
export const reconcile = (counts, code) =>
  code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
