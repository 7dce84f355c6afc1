import { isUnitTest } from './checks.mjs';
import { importersOf, reaching } from './imports.mjs';

/** How many files of server tests run where half of all import what has changed. */
const most = 12;

const isServerTest = (file) => /^server\/.*\.test\.ts$/.test(file) && !isUnitTest(file);
const isBrowserTest = (file) => /^e2e\/.*\.spec\.ts$/.test(file);

/**
 * The server tests nearest to what has changed, and the browser tests that come to it over imports: no import leads
 * from a page to the test that opens it.
 */
export function testsOfChange(changed, files, importers = importersOf(files)) {
  const existing = new Set(files);
  const reached = [...reaching(changed, importers)].filter((file) => existing.has(file));
  const server = reached.filter(isServerTest);
  return {
    server: server.filter((file, index) => index < most || changed.includes(file)),
    browser: reached.filter(isBrowserTest),
  };
}
