import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { oneEngine } from '../database.ts';
import { serverOf, signedIn } from '../describe-on-server.ts';
import { signIn } from '../test-server.ts';
import { clientCompiler, clients } from './clients.ts';

const run = promisify(execFile);
const here = fileURLToPath(new URL('.', import.meta.url));
/** Inside the package, so that what is generated finds the packages that it imports. */
const folder = join(here, '../../node_modules/.cache/api-clients', randomUUID());

/** TypeScript 7 compiles them as the sixth does, in a fraction of its time. */
const compiler = join(here, '../../../node_modules/typescript-native/bin/tsc');

/** Runs a program of the package or, `from` the root, of the workspace. */
const tool = (name: string, args: readonly string[], { env = {}, from = '../..' } = {}) =>
  run(join(here, from, 'node_modules/.bin', name), [...args], {
    ...{ cwd: folder, maxBuffer: 50_000_000 },
    env: { ...process.env, NO_COLOR: '1', REDOCLY_TELEMETRY: 'off', ...env },
  });

const server = serverOf(oneEngine);
const admin = signedIn(server, 'admin');

beforeAll(async () => {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'openapi.json'), JSON.stringify((await admin.get('openapi.json')).body));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(clientCompiler));
  for (const [name, text] of Object.entries(clients)) await writeFile(join(folder, name), text);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('other people’s tools', () => {
  test('find nothing to complain about: redocly lint', async () => {
    const { stdout, stderr } = await tool('redocly', [
      'lint',
      '--extends=recommended',
      '--format=json',
      'openapi.json',
    ]);
    const report = JSON.parse(stdout.slice(stdout.indexOf('{'))) as { totals: object; problems: unknown[] };
    expect(report.problems, stderr).toEqual([]);
    expect(report.totals).toEqual({ errors: 0, warnings: 0, ignored: 0 });
  });

  test('generate clients that compile and read a list with a filter', async () => {
    await tool('openapi-typescript', ['openapi.json', '-o', 'schema.ts']);
    await tool('openapi-ts', ['-i', 'openapi.json', '-o', 'hey', '--silent']);
    await run(process.execPath, [compiler, '-p', folder]);
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;
    const token = String((await signIn(server, 'admin')).body.access_token);
    const env = { API: `http://127.0.0.1:${String(port)}`, TOKEN: token };
    for (const client of Object.keys(clients)) {
      const { stdout } = await tool('tsx', [client], { env, from: '../../..' });
      expect(JSON.parse(stdout), client).toEqual({ total: 1, accounts: ['reviewer03'], refused: 400 });
    }
  });
});
