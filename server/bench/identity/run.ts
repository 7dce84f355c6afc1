import { parseArgs } from 'node:util';
import { hashPassword } from '@policy/shared/auth/credentials/password-hash.ts';

import { startCluster } from '../../test/postgres-cluster.ts';
import { postgresPrograms } from '../../test/postgres-programs.ts';
import { bearer } from '../../test/test-server.ts';
import { load } from '../load.ts';
import { tokenHeaders } from '../platform/platform.ts';
import { startProcess } from '../process/start-process.ts';
import { volume } from './fill-companies.ts';

// `--only lookedAt` measures the calls with that in their name, `--seconds 10` each for so long.
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
  },
});
if (!postgresPrograms) throw new Error('Identity is measured on PostgreSQL 15 or newer, and none was found');

const path = 'policy/policyuserinfo';
/** A company's own lists, and what an officer asks of all: a bare list, single rows, and a page far behind. */
const calls = [
  ...['policy/companymember/list', 'policy/companymember/mine', `${path}/list`, `${path}/detailByUid`].map(
    (call) => ({ call, as: 'clerk7', aimMs: 50 }),
  ),
  { call: `${path}/lookedAt`, as: 'clerk7', aimMs: 50 },
  { call: 'policy/projectinfo/listall', as: 'clerk7', aimMs: 50 },
  ...[
    'list',
    'list?current=2000',
    'list?account_equal=clerk5000',
    'list?creditCode_equal=91440000MA00005000',
    'list?accountStatus=active',
    'list?companyName_like=%E4%BC%81%E4%B8%9A4321',
  ].map((call) => ({ call: `${path}/${call}`, as: 'admin', aimMs: 100 })),
];

console.log(
  `filling a temporary PostgreSQL with ${volume.companies} companies and ${volume.members} members`,
);
const cluster = await startCluster(postgresPrograms);
try {
  const server = await startProcess<{ api: string }>('identity/identity-process', [cluster.url('postgres')]);
  try {
    const headers = new Map<string, Record<string, string>>();
    for (const account of ['admin', 'clerk7']) headers.set(account, await signIn(server.api, account));
    for (const { call, as, aimMs } of calls.filter((one) => one.call.includes(values.only))) {
      const target = { url: `${server.api}/${call}`, headers: headers.get(as) ?? {} };
      const { p99Ms, perSecond, failed } = await load(target, Number(values.seconds));
      const verdict = p99Ms <= aimMs && failed === 0 ? 'met' : 'MISSED';
      const figures = `p99 ${p99Ms} ms, ${perSecond.toFixed(0)}/s, ${failed} failed`;
      console.log(`${verdict.padEnd(6)} ${as.padEnd(6)} ${call}: ${figures}, aim ${aimMs} ms`);
    }
  } finally {
    await server.stop();
  }
} finally {
  await cluster.stop();
}

async function signIn(api: string, username: string): Promise<Record<string, string>> {
  const body = new URLSearchParams({
    ...{ tenantId: '000000', scope: 'all', grant_type: 'password' },
    ...{ username, password: hashPassword('admin') },
  });
  const answer = await fetch(`${api}/blade-auth/oauth/token`, {
    method: 'POST',
    headers: tokenHeaders,
    body,
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return bearer(token);
}
