import { existsSync } from 'node:fs';

import { Trouble } from '../command.mjs';
import { step } from '../progress.mjs';
import { run } from '../run.mjs';
import { tool } from './checks.mjs';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];
const debianPackages = ['chromium', 'fonts-noto-cjk'];

const known = () => installed.find((path) => existsSync(path));

/** Playwright's own Chromium, where it has been downloaded. */
async function downloaded() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

async function download() {
  const { code } = await tool(['playwright', 'install', 'chromium']);
  return code === 0 ? downloaded() : undefined;
}

async function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...debianPackages], { env });
  return known();
}

/** Path of a Chromium to test with: the one named, Playwright's, the machine's, or one installed now. */
export async function findBrowser() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new Trouble(`CHROMIUM_PATH names ${CHROMIUM_PATH}, which does not exist.`);
  }
  const found = (await downloaded()) ?? known();
  if (found) return found;
  const made = await step(
    'Installing a browser',
    async () => (await download()) ?? (await installFromDebian()),
  );
  if (made) return made;
  throw new Trouble(
    'No Chromium was found or could be installed; install one and set CHROMIUM_PATH to its program.',
  );
}
