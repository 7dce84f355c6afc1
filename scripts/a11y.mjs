import { mkdirSync, rmSync } from 'node:fs';

import { findBrowser } from './steps/checks/browser.mjs';
import { tool } from './steps/checks/checks.mjs';
import { startForTests } from './steps/checks/parts-for-tests.mjs';
import { buildFolders, ensureBuilt } from './steps/build.mjs';
import { main } from './steps/command.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { alone } from './steps/lock.mjs';
import { at } from './steps/workspace.mjs';

const folder = at('.test', 'a11y');
/** Where a portal runs already; without it one is started. */
const [given] = process.argv.slice(2);

/** Builds the product and starts it with the content of the demonstration. */
async function startOwn() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await ensureBuilt(buildFolders.test);
  return startForTests(folder);
}

/** Looks with axe at every public route in every way, and at every address of the sitemap: `npm run a11y:full`. */
async function lookAt({ portal }, browser) {
  const env = { E2E_PORTAL: portal, CHROMIUM_PATH: browser };
  const { code } = await tool(['tsx', 'e2e/accessibility/run.ts'], { env, show: true });
  return code;
}

await main(async () => {
  await ensureInstalled();
  const browser = await findBrowser();
  if (given) return lookAt({ portal: given }, browser);
  return alone(at('.test', 'a11y.lock'), 'looking at the portal', async () =>
    lookAt(await startOwn(), browser),
  );
});
