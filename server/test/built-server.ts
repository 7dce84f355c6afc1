import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The program of the server as it is built, which the browser tests use too; built now where its sources have changed since.
 * It starts with half of the work that the sources cost, which are translated at every start.
 */
export async function builtServer(): Promise<string> {
  await promisify(execFile)(process.execPath, ['scripts/build.mjs', 'test', 'server'], { cwd: root });
  return join(root, 'server/.test/dist/main.js');
}
