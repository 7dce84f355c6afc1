import { buildFolders, ensureBuilt, partNames } from './steps/build.mjs';
import { main, mustBeOneOf } from './steps/command.mjs';
import { ensureInstalled } from './steps/install.mjs';

const [use = 'start', ...parts] = process.argv.slice(2);

/** Builds what changed: into the folders of `npm start` or of another use, all parts or those that are named. */
await main(async () => {
  mustBeOneOf(Object.keys(buildFolders), { what: 'use of a build', name: use });
  for (const name of parts) mustBeOneOf(partNames, { what: 'part', name });
  await ensureInstalled();
  await ensureBuilt(buildFolders[use], { parts });
});
