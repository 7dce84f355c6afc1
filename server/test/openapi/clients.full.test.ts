import { writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';

import { oneEngine } from '../database.ts';
import { serverOf, signedIn } from '../describe-on-server.ts';
import { signIn } from '../test-server.ts';
import { clientCompiler, clients } from './clients.ts';
import { foreignTools, run, workspaceRoot } from './foreign-tools.ts';

/** TypeScript 7 compiles them as the sixth does, in a fraction of its time. */
const compiler = join(workspaceRoot, 'node_modules/typescript-native/bin/tsc');

const server = serverOf(oneEngine);
const { folder, tool } = foreignTools(signedIn(server, 'admin'));

beforeAll(async () => {
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(clientCompiler));
  for (const [name, text] of Object.entries(clients)) await writeFile(join(folder, name), text);
});

// Two generators and a compiler for all 300 calls: a minute of a core.
describe('other people’s tools', () => {
  test('generate clients that compile and read a list with a filter', async () => {
    await tool('openapi-typescript', ['openapi.json', '-o', 'schema.ts']);
    await tool('openapi-ts', ['-i', 'openapi.json', '-o', 'hey', '--silent']);
    await run(process.execPath, [compiler, '-p', folder]);
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;
    const token = String((await signIn(server, 'admin')).body.access_token);
    const env = { API: `http://127.0.0.1:${String(port)}`, TOKEN: token };
    for (const client of Object.keys(clients)) {
      const { stdout } = await tool('tsx', [client], { env, from: workspaceRoot });
      expect(JSON.parse(stdout), client).toEqual({ total: 1, accounts: ['reviewer03'], refused: 400 });
    }
  });
});
