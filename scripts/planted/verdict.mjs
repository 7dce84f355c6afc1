/** What an assertion that does not hold is called: by vitest, and by Testing Library. */
const assertionNames = new Set(['AssertionError', 'TestingLibraryElementError']);
/** What it says besides: of a promise, and of what a page shows. */
const assertionWords = /^(Error: )?(expected |promise (resolved|rejected) |Unable to find )/;
/** What it says in Playwright, below the words that a test gave to it. */
const expectation = /(^|\n\n)(Error: )?expect\(/;

const escapes = /\u001b\[\d+(;\d+)*m/g;

function isAsserted({ name = '', message = '' }) {
  const said = message.replaceAll(escapes, '');
  return assertionNames.has(name) || assertionWords.test(said) || expectation.test(said);
}

/**
 * What a file's tests said: `passed`, `asserted` where one of them refused what it saw, `broken` where they failed in
 * another way (an import, a crash, a wait without end), `absent` where none ran.
 */
function outcomeOf(tests, brokenBy) {
  const failed = tests.filter(({ status }) => status === 'failed').flatMap(({ errors }) => errors);
  if (failed.some(isAsserted)) return { outcome: 'asserted' };
  const [error] = [...failed, ...brokenBy];
  if (error) return { outcome: 'broken', why: error.message ?? '' };
  return { outcome: tests.some(({ status }) => status === 'passed') ? 'passed' : 'absent' };
}

/** The outcome of a file among those that vitest ran. */
export function vitestOutcome(modules, { file }) {
  const own = modules.filter(({ name }) => name.endsWith(`/${file}`));
  return outcomeOf(
    own.flatMap(({ tests }) => tests),
    own.flatMap(({ errors }) => errors),
  );
}

const specsIn = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsIn)];

/** The outcome of a file in Playwright's report. */
export function browserOutcome({ suites = [], errors = [] }, { file }) {
  const tests = suites
    .flatMap(specsIn)
    .filter((spec) => `e2e/${spec.file}` === file)
    .flatMap((spec) => spec.tests.flatMap(({ results }) => results))
    .map(({ status, errors: told }) => ({
      status: status === 'passed' || status === 'skipped' ? status : 'failed',
      errors: told,
    }));
  return outcomeOf(tests, errors);
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
