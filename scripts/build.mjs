import { buildFolders, ensureBuilt } from './steps/build.mjs';
import { main } from './steps/command.mjs';
import { ensureInstalled } from './steps/install.mjs';

const [use = 'start', ...parts] = process.argv.slice(2);

/** Builds what changed, as `npm start` would, or for another use; all parts, or those that are named. */
await main(async () => {
  await ensureInstalled();
  await ensureBuilt(buildFolders[use], { parts });
});
