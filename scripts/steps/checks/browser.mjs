import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { Trouble } from '../command.mjs';
import { step } from '../progress.mjs';
import { run } from '../run.mjs';
import { tool } from './checks.mjs';

// A headless shell draws no window of its own around a page; what stands in the page is the same.
const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];
// Of one source; the first is not in every release.
const debianBrowsers = ['chromium-headless-shell', 'chromium'];

const known = () => installed.find((path) => existsSync(path));

/** The headless shell that Playwright downloads beside its Chromium, of which alone it says where it is. */
function shellBeside(chromium) {
  const [folder] = /^.*[\\/]chromium-\d+(?=[\\/])/.exec(chromium) ?? [];
  const shell = folder?.replace(/chromium(-\d+)$/, 'chromium_headless_shell$1');
  if (!shell || !existsSync(shell)) return undefined;
  const isProgram = (name) => /(^|[\\/])(chrome-headless-shell|headless_shell)(\.exe)?$/.test(name);
  const program = readdirSync(shell, { recursive: true }).find(isProgram);
  return program && join(shell, program);
}

/** Playwright's own browser, where it has been downloaded. */
async function downloaded() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return shellBeside(path) ?? (existsSync(path) ? path : undefined);
}

async function download() {
  const { code } = await tool(['playwright', 'install', '--only-shell', 'chromium']);
  return code === 0 ? downloaded() : undefined;
}

async function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  for (const browser of debianBrowsers) {
    const packages = [browser, 'fonts-noto-cjk'];
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env });
    if (known()) break;
  }
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
