import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { freePort } from '../../test/free-port.ts';

const portalDir = fileURLToPath(new URL('../../../portal', import.meta.url));
const { PORTAL_DIST = 'dist', NEXT_DIST_DIR = '.next' } = process.env;
const program = `${portalDir}/${PORTAL_DIST}/server.mjs`;

/** The portal as it was built for `npm start`, or where the environment of a build says, in a process of its own. */
export interface BuiltPortal {
  origin: string;
  pid: number;
  stop(): void;
}

/** The file of the build that is not there; undefined where the portal is built. */
export const missingOfPortal = () =>
  [program, `${portalDir}/${NEXT_DIST_DIR}/BUILD_ID`].find((file) => !existsSync(file));

/** Starts the portal before a server; answers when a page of it does. */
export async function startPortal(apiOrigin: string): Promise<BuiltPortal> {
  const port = await freePort();
  const origin = `http://localhost:${String(port)}`;
  const env = { PORTAL_PORT: String(port), API_ORIGIN: apiOrigin, APP_MODE: 'test', NODE_ENV: 'production' };
  const child = spawn(process.execPath, [program], {
    cwd: portalDir,
    env: { ...process.env, ...env, PORTAL_ORIGIN: origin },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilAnswers(origin, child);
  return { origin, pid: child.pid!, stop: () => child.kill() };
}

async function untilAnswers(url: string, portal: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 240 && portal.exitCode === null; tries += 1) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.status === 200) return;
    await delay(250);
  }
  portal.kill();
  throw new Error(`the portal did not answer at ${url}`);
}
