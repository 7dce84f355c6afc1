import { mkdirSync, rmSync } from 'node:fs';

import { buildFolders, ensureBuilt } from '../build.mjs';
import { ensureInstalled } from '../install.mjs';
import { alone } from '../lock.mjs';
import { at } from '../workspace.mjs';
import { findBrowser } from './browser.mjs';
import { tool } from './checks.mjs';
import { startForTests } from './parts-for-tests.mjs';

/**
 * Runs a program that looks at every public page in a browser, and answers its code: at the portal that is given, or at one that is
 * built and started with the content of the demonstration, whose folder has the name of the look.
 */
export async function lookAtPortal({ name, program, given, mode, args = [] }) {
  await ensureInstalled();
  const browser = await findBrowser();
  const look = async ({ portal }) => {
    const env = { E2E_PORTAL: portal, CHROMIUM_PATH: browser };
    const { code } = await tool(['tsx', program, ...args], { env, show: true });
    return code;
  };
  if (given) return look({ portal: given });
  return alone(at('.test', `${name}.lock`), 'looking at the portal', async () => {
    const folder = at('.test', name);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    await ensureBuilt(buildFolders.test);
    return look(await startForTests(folder, mode));
  });
}
