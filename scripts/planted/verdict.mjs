/** What an assertion that does not hold begins with: vitest's, those on promises, Testing Library's and Playwright's. */
const asserted =
  /^(AssertionError|TestingLibraryElementError|Error: (expected |promise (resolved|rejected) |expect\())/;

const escapes = /\u001b\[\d+(;\d+)*m/g;

const isAsserted = (message) => asserted.test(message.replaceAll(escapes, ''));

/**
 * What a file's tests said: `passed`, `asserted` where one of them refused what it saw, `broken` where they failed in
 * another way (an import, a crash, a wait without end), `absent` where none ran.
 */
function outcomeOf(tests, brokenBy) {
  const failed = tests.filter(({ status }) => status === 'failed');
  if (failed.some(({ messages }) => messages.some(isAsserted))) return { outcome: 'asserted' };
  const [why] = [...failed.flatMap(({ messages }) => messages), ...brokenBy];
  if (failed.length > 0 || why) return { outcome: 'broken', why };
  return { outcome: tests.some(({ status }) => status === 'passed') ? 'passed' : 'absent' };
}

/** The outcome of a file in vitest's report. */
export function vitestOutcome({ testResults = [] }, { file }) {
  const own = testResults.filter(({ name }) => name.endsWith(`/${file}`));
  const tests = own.flatMap(({ assertionResults }) =>
    assertionResults.map(({ status, failureMessages }) => ({ status, messages: failureMessages ?? [] })),
  );
  const brokenBy = own.flatMap(({ status, message }) => (status === 'failed' && message ? [message] : []));
  return outcomeOf(tests, brokenBy);
}

const specsIn = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsIn)];

/** The outcome of a file in Playwright's report. */
export function browserOutcome({ suites = [], errors = [] }, { file }) {
  const tests = suites
    .flatMap(specsIn)
    .filter((spec) => `e2e/${spec.file}`.endsWith(file) || file.endsWith(spec.file))
    .flatMap((spec) => spec.tests.flatMap(({ results }) => results))
    .map(({ status, errors: told }) => ({
      status: status === 'passed' || status === 'skipped' ? status : 'failed',
      messages: told.map(({ message = '' }) => message),
    }));
  return outcomeOf(
    tests,
    errors.map(({ message = '' }) => message),
  );
}

/** A fault is found where every file that is to find it refused what it saw; otherwise what each of the others said. */
export function verdictOf(outcomes) {
  const others = outcomes.filter(({ outcome }) => outcome !== 'asserted');
  if (outcomes.length > 0 && others.length === 0) return { isFound: true, why: '' };
  const said = { passed: 'passed all the same', absent: 'ran no test', broken: 'failed by no assertion' };
  const lines = others.map(({ file, outcome, why }) =>
    [`${file} ${said[outcome]}`, ...(why ? [why.split('\n')[0]] : [])].join(': '),
  );
  return { isFound: false, why: lines.join('; ') };
}
