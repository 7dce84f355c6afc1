import { changesBetween, filesChecked, filesNow, keepChecked } from './steps/changes.mjs';
import { checksOf, runChecks, staticChecks, unitTests } from './steps/checks.mjs';
import { main } from './steps/command.mjs';
import { importersOf, isSource, reaching } from './steps/imports.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { say, sinceStart } from './steps/progress.mjs';

/** Prose that no program reads; a test compares the table of settings with what the parts read. */
const isProse = (file) => file.endsWith('.md') && file !== 'docs/operations.md';

/** The checks that this commit needs: all of them where it cannot be told what a change reaches. */
function checksFor(before, now) {
  const all = [...unitTests, ...staticChecks];
  if (!before || !now || process.argv.includes('--all')) return all;
  const changed = changesBetween(before, now).filter((file) => !isProse(file));
  if (changed.length === 0) {
    say('Nothing has changed since the checks last passed; `npm run check -- --all` looks again.');
    return [];
  }
  if (!changed.every(isSource)) return all;
  const importers = importersOf(Object.keys(now));
  const there = (file) => file in now;
  const near = [...changed, ...changed.flatMap((file) => importers.get(file) ?? [])];
  say(
    `${changed.length} files have changed since the checks last passed; \`npm run check -- --all\` looks at all.`,
  );
  return checksOf({
    near: [...new Set(near)].filter(there),
    reached: [...reaching(changed, importers)].filter(there),
  });
}

/** What to run before every commit: format, lint, types, layers, dead exports and unit tests, of what changed. */
await main(async () => {
  await ensureInstalled();
  const now = await filesNow();
  const { passed, failed } = await runChecks(checksFor(filesChecked(), now));
  if (failed === 0 && now) keepChecked(now);
  say(`${passed} of ${passed + failed} checks passed in ${sinceStart()}`);
  return failed === 0 ? 0 : 1;
});
