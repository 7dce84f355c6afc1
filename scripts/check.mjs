import { runChecks, staticChecks, unitTests } from './steps/checks.mjs';
import { main } from './steps/command.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { say, sinceStart } from './steps/progress.mjs';

/** What to run before every commit: format, lint, types, layers, dead exports and the unit tests. */
await main(async () => {
  await ensureInstalled();
  const { passed, failed } = await runChecks([...unitTests, ...staticChecks]);
  say(`${passed} of ${passed + failed} checks passed in ${sinceStart()}`);
  return failed === 0 ? 0 : 1;
});
