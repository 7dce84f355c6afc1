import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { run } from '../steps/run.mjs';
import { browserOutcome, vitestOutcome } from './verdict.mjs';
import { vitestIn } from './vitest-at-hand.mjs';

// Vitest tells its own process what no browser test and no build is told.
const begunWith = { ...process.env };
const asBegun = () => ({
  ...Object.fromEntries(Object.keys(process.env).map((name) => [name, undefined])),
  ...begunWith,
});

const unique = (values) => [...new Set(values)];

/** A report, or an empty one where the run ended before it wrote any. */
function reportIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** Runs browser tests of the copy, which builds what has changed, and answers Playwright's report. */
async function runBrowser(folder, wanted) {
  const names = unique(wanted.map(({ grep }) => grep)).join('|');
  const files = unique(wanted.map(({ file }) => file));
  const report = join(folder, '.test/run/playwright.json');
  rmSync(report, { force: true });
  const command = ['scripts/test.mjs', 'browser', ...files, '--grep', names];
  await run('node', command, { cwd: folder, env: { ...asBegun(), TEST_LOOKS: 'own' } });
  return reportIn(report);
}

/** What runs tests of a copy as `npm test` does: `run` answers what each file said, `close` ends it. */
export function testsOf(folder) {
  let vitest;
  const runVitest = async (wanted, changed) => {
    vitest ??= await vitestIn(folder);
    return vitest.run(wanted, changed);
  };
  return {
    async run(wanted, changed) {
      const [inBrowser, others] = [true, false].map((kind) =>
        wanted.filter(({ isBrowser = false }) => isBrowser === kind),
      );
      const modules = others.length > 0 ? await runVitest(others, changed) : [];
      const report = inBrowser.length > 0 ? await runBrowser(folder, inBrowser) : {};
      return [
        ...others.map((one) => ({ ...one, ...vitestOutcome(modules, one) })),
        ...inBrowser.map((one) => ({ ...one, ...browserOutcome(report, one) })),
      ];
    },
    close: async () => vitest?.close(),
  };
}
