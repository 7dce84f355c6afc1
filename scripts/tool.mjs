import { delimiter } from 'node:path';

import { ensureInstalled } from './steps/install.mjs';
import { main } from './steps/command.mjs';
import { run } from './steps/run.mjs';
import { at } from './steps/workspace.mjs';

/** Installs when needed, then runs one of the workspace's own programs: `npm run lint` works on a fresh clone. */
await main(async () => {
  await ensureInstalled();
  const [program, ...args] = process.argv.slice(2);
  const env = { PATH: `${at('node_modules', '.bin')}${delimiter}${process.env.PATH}` };
  return (await run(program, args, { show: true, env })).code;
});
