import { changedFiles, filesNow, keepChecked } from './steps/checks/changes.mjs';
import { allChecks, runChecks } from './steps/checks/checks.mjs';
import { main } from './steps/command.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { say, sinceStart } from './steps/progress.mjs';

/** The checks of what has changed; all that there are where asked for. */
async function checksFor(now) {
  if (process.argv.includes('--all')) return allChecks;
  const changed = await changedFiles(now);
  say(
    changed.length > 0
      ? `${changed.length} files have changed; \`npm run check -- --all\` looks at everything.`
      : 'Nothing has changed, so nothing is tested; `npm run check -- --all` looks at everything.',
  );
  // It reads imports with the compiler, which a fresh clone has only now.
  const { checksOfChange } = await import('./steps/checks/change-checks.mjs');
  return checksOfChange(changed, Object.keys(now));
}

/** What to run before every commit: format, lint, types, layers, dead exports and unit tests, of what changed. */
await main(async () => {
  await ensureInstalled();
  const now = await filesNow();
  const { passed, failed } = await runChecks(await checksFor(now));
  if (failed === 0) keepChecked(now);
  say(`${passed} of ${passed + failed} checks passed in ${sinceStart()}`);
  return failed === 0 ? 0 : 1;
});
