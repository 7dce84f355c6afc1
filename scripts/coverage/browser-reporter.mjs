import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

import { at } from '../steps/workspace.mjs';

const expectsIn = (steps) =>
  steps.reduce((sum, { category, steps: inner }) => sum + (category === 'expect' ? 1 : expectsIn(inner)), 0);

/** Writes what of Playwright's tests ran, and how much each of them asserted; its own reports do not say the latter. */
export default class BrowserReporter {
  #tests = [];

  onTestEnd(test, result) {
    const [, project, , ...titles] = test.titlePath();
    this.#tests.push({
      engine: project,
      file: relative(at(), test.location.file),
      name: titles.join(' '),
      status: result.status,
      assertions: expectsIn(result.steps),
      ms: result.duration,
    });
  }

  onEnd() {
    writeFileSync(process.env.BROWSER_TESTS, JSON.stringify(this.#tests));
  }

  printsToStdio() {
    return false;
  }
}
