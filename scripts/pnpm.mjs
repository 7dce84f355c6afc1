import { ensureInstalled, pnpm } from './steps/install.mjs';
import { main } from './steps/command.mjs';
import { run } from './steps/run.mjs';

/** Runs the pinned pnpm with the given arguments, on a machine that may have none. */
await main(async () => {
  await ensureInstalled();
  const [command, args] = pnpm(...process.argv.slice(2));
  return (await run(command, args, { show: true })).code;
});
