import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import { origins, portalBuild, portalProgram } from '../origins.ts';
import { freePort } from '../../../server/test/free-port.ts';

/** A second process of the portal beside the one of this run, at the same server; it answers once this is over. */
export async function startSecondPortal(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const env = {
    ...{ APP_MODE: 'test', NODE_ENV: 'production', API_ORIGIN: origins.server },
    ...{ PORTAL_PORT: String(port), PORTAL_ORIGIN: origin, NEXT_DIST_DIR: path.basename(portalBuild) },
  };
  const portal = spawn(process.execPath, [path.resolve(portalProgram)], {
    cwd: path.dirname(path.resolve(portalBuild)),
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });
  const stop = async () => {
    if (portal.exitCode !== null) return;
    portal.kill();
    await once(portal, 'exit');
  };
  for (let tries = 0; tries < 240 && portal.exitCode === null; tries += 1) {
    const answer = await fetch(`${origin}/404`).catch(() => undefined);
    if (answer?.status === 404) return { origin, stop };
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  await stop();
  throw new Error('the second portal does not answer');
}
