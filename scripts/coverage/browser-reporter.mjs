import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

import { at } from '../steps/workspace.mjs';

const expectsIn = (steps) =>
  steps.reduce((sum, { category, steps: inner }) => sum + (category === 'expect' ? 1 : expectsIn(inner)), 0);

/** The projects of Playwright by which `before.txt` tells tests: those of each folder had one for each window. */
const engineOf = (project, file) =>
  project === 'clock' ? project : file.split('/')[1] + (project === 'narrow' ? '-narrow' : '');

/** Writes what of Playwright's tests ran, and how much each of them asserted; its own reports do not say the latter. */
export default class BrowserReporter {
  #tests = [];

  onTestEnd(test, result) {
    const [, project, , ...titles] = test.titlePath();
    const file = relative(at(), test.location.file);
    this.#tests.push({
      engine: engineOf(project, file),
      file,
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
