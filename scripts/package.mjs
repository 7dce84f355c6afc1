import { buildFolders, ensureBuilt } from './steps/build.mjs';
import { main } from './steps/command.mjs';
import { packageParts } from './delivery/package-parts.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { say } from './steps/progress.mjs';

/** Builds what changed, and makes one folder of each part that runs without these sources: `.package/<part>`. */
await main(async () => {
  await ensureInstalled();
  await ensureBuilt(buildFolders.start);
  const sizes = await packageParts();
  for (const { part, folder, megabytes } of sizes) say(`${part}: ${folder}, ${megabytes} MB`);
});
