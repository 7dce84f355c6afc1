import { expect, it } from 'vitest';

import { testsOfChange } from './changed-tests.mjs';
import { filesNow } from './changes.mjs';
import { importersOf } from './imports.mjs';

const files = Object.keys(await filesNow());
const importers = importersOf(files);

it('runs the server tests that come to a changed file', () => {
  expect(testsOfChange(['server/test/attacks/junk.ts'], files, importers)).toEqual({
    server: ['server/test/attacks/junk.full.test.ts'],
    browser: [],
  });
});

it('runs the browser tests that a changed page object leads to', () => {
  const { browser } = testsOfChange(['e2e/pages/content-list.ts'], files, importers);
  expect(browser).toContain('e2e/journeys/publishing.spec.ts');
});

it('runs no more than the nearest where everything comes to a change, and each that has changed itself', () => {
  const { server } = testsOfChange(['server/test/test-server.ts'], files, importers);
  expect(server).toHaveLength(12);
  const all = files.filter((file) => /^server\/test\/conformance\/.*\.test\.ts$/.test(file));
  expect(testsOfChange(['server/test/test-server.ts', ...all], files, importers).server).toEqual(
    expect.arrayContaining(all),
  );
});
