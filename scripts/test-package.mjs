import { mkdirSync } from 'node:fs';

import { basePaths } from './delivery/base-paths.mjs';
import { packageParts } from './delivery/package-parts.mjs';
import { buildFolders, ensureBuilt } from './steps/build.mjs';
import { main } from './steps/command.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { say } from './steps/progress.mjs';
import { runVitest } from './steps/checks/suites.mjs';
import { at } from './steps/workspace.mjs';

const folder = at('.test', 'package');

/**
 * Packages the three parts, and runs them from a folder outside of the workspace as compose.yaml says it;
 * and walks in a browser through both apps as they are built for base paths.
 */
await main(async () => {
  await ensureInstalled();
  await ensureBuilt(buildFolders.start);
  await ensureBuilt(buildFolders.based, { said: basePaths });
  for (const { part, megabytes } of await packageParts()) say(`${part}: ${megabytes} MB`);
  mkdirSync(folder, { recursive: true });
  const { passed, failed } = await runVitest(folder, 'package', [
    '--project',
    'package',
    ...process.argv.slice(2),
  ]);
  say(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
