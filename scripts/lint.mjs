import { lintChecks, runChecks } from './steps/checks.mjs';
import { main } from './steps/command.mjs';

/** ESLint over every part, two at a time. */
await main(async () => {
  const { failed } = await runChecks(lintChecks);
  return failed === 0 ? 0 : 1;
});
