import { parseArgs } from 'node:util';

import { startLocalProvider } from '../../src/local-provider/start.ts';
import { freePort } from '../../test/free-port.ts';
import { startCluster } from '../../test/postgres-cluster.ts';
import { postgresPrograms } from '../../test/postgres-programs.ts';
import { startProcess } from '../process/start-process.ts';
import type { Sheet } from '../workflow/sheet.ts';
import { missedIn, textOf } from '../workflow/sheet.ts';
import { signInAt } from './callers.ts';
import { measureDisabling } from './disabling.ts';
import { volumeOf } from './fill-companies.ts';
import { measureLists } from './lists.ts';
import { measureOwnCopy } from './own-copy.ts';
import { startProviderProxy } from './provider-proxy.ts';
import { measureSignOn } from './sign-on.ts';

// `--volume 0.01` is a short run, `--part lists` that part alone, `--only lookedAt` the lists with that in their name,
// `--seconds 10` each of them for so long.
const { values } = parseArgs({
  options: {
    volume: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    part: { type: 'string', multiple: true, default: ['sign-on', 'lists', 'own-copy', 'disabling'] },
  },
});
if (!postgresPrograms) throw new Error('Identity is measured on PostgreSQL 15 or newer, and none was found');

const part = Number(values.volume);
const volume = volumeOf(part);
const signOns = Math.max(10, Math.round(200 * part));
const [issuerPort, providerPort] = [await freePort(), await freePort()];
const issuer = `http://localhost:${String(issuerPort)}`;
const returnAddresses = ['http://localhost:3000/login'];
const provider = await startLocalProvider({ issuer, returnAddresses }, { port: providerPort });
const proxy = await startProviderProxy(issuerPort, providerPort);

console.log(`filling a temporary PostgreSQL with ${JSON.stringify(volume)}`);
const cluster = await startCluster(postgresPrograms);
const start = (...more: string[]) =>
  startProcess<{ api: string }>('identity/identity-process', [cluster.url('postgres'), issuer, ...more]);
try {
  const server = await start(String(part));
  const second = await start();
  try {
    const { api } = server;
    const as = (account: string) => signInAt(api, account);
    const [officer, member] = [await as('admin'), await as('clerk7')];
    const parts: Record<string, () => Promise<Sheet>> = {
      'sign-on': () => measureSignOn({ api, provider, proxy, member }, signOns),
      lists: () =>
        measureLists(
          { officer, member },
          { seconds: Number(values.seconds), only: values.only, pages: Math.ceil(volume.requests / 50) },
        ),
      'own-copy': async () => measureOwnCopy(await as('clerk8'), { cases: volume.cases, ask: server.ask }),
      disabling: async () =>
        measureDisabling({ officer, person: await as('clerk9') }, 'clerk9', [api, second.api]),
    };
    await tell(parts);
  } finally {
    await second.stop();
    await server.stop();
  }
} finally {
  await cluster.stop();
  proxy.close();
  await provider.close();
}

/** Measures the parts that were asked for, prints what was found, and ends with 1 where an aim does not hold. */
async function tell(parts: Record<string, () => Promise<Sheet>>): Promise<void> {
  const sheets: Sheet[] = [];
  for (const [name, measure] of Object.entries(parts))
    if (values.part.includes(name)) sheets.push(await measure());
  console.log(`\n${sheets.map(textOf).join('\n\n')}`);
  const missed = sheets.flatMap(missedIn);
  const verdict =
    missed.length === 0 ? 'Every aim holds.' : ['These aims do not hold:', ...missed].join('\n');
  console.log(`\n${verdict}`);
  if (missed.length > 0) process.exitCode = 1;
}
