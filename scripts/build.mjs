import { buildFolders, ensureBuilt } from './steps/build.mjs';
import { main } from './steps/command.mjs';
import { ensureInstalled } from './steps/install.mjs';

/** Builds what changed, as `npm start` would. */
await main(async () => {
  await ensureInstalled();
  await ensureBuilt(buildFolders.start);
});
