import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';

import type { signedIn } from '../describe-on-server.ts';

export const run = promisify(execFile);
const here = fileURLToPath(new URL('.', import.meta.url));
export const workspaceRoot = join(here, '../../..');

/**
 * A folder with the server's own document as `openapi.json` while a file's tests run, and a way to run programs of
 * others in it: those of the package or, `from` the root, of the workspace.
 */
export function foreignTools(admin: ReturnType<typeof signedIn>) {
  // Inside the package, so that what is generated finds the packages that it imports.
  const folder = join(here, '../../node_modules/.cache/api-clients', randomUUID());
  beforeAll(async () => {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'openapi.json'), JSON.stringify((await admin.get('openapi.json')).body));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const tool = (name: string, args: readonly string[], { env = {}, from = join(here, '../..') } = {}) =>
    run(join(from, 'node_modules/.bin', name), [...args], {
      ...{ cwd: folder, maxBuffer: 50_000_000 },
      env: { ...process.env, NO_COLOR: '1', REDOCLY_TELEMETRY: 'off', ...env },
    });
  return { folder, tool };
}
