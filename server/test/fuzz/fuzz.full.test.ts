import { randomInt } from 'node:crypto';
import { callsIn } from '@policy/shared/contract/api-document.ts';
import type { ApiDocument, Call } from '@policy/shared/contract/api-document.ts';
import { portalSecretHeader } from '@policy/shared/contract/portal/portal-secret.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { addAccount } from '../../src/seeds/accounts.ts';
import { idOf } from '../../src/seeds/slug-id.ts';
import { oneEngine } from '../database.ts';
import { buildFixture } from '../conformance/fixture.ts';
import type { Fixture } from '../conformance/fixture.ts';
import { bearer, signIn } from '../test-server.ts';
import type { Answer } from '../test-server.ts';
import { keeperOf } from './keeps-its-word.ts';
import { requestsFor } from './requests.ts';
import type { Request } from './requests.ts';
import type { KnownIds, Manner } from './values.ts';

/** Calls of each operation; a long form is asked for by FUZZ_RUNS. */
const runs = Number(process.env.FUZZ_RUNS ?? 3);
const seed = Number(process.env.FUZZ_SEED ?? 20261123);

/** What cannot run, each for its reason. */
const leftOut = new Set([
  // Connects to the host of a sample's source, which belongs to nobody: each call waits for the time-out.
  'datasourceTest',
  // The same, to list its tables.
  'datasourceTables',
  // The same, to list a table's columns.
  'datasourceColumns',
  // Connects to the address of a sample's endpoint.
  'designEndpointTest',
  // Runs the project's own checks on generated files, which takes minutes.
  'codeCheck',
  // Writes generated files into this checkout.
  'codeWrite',
]);

/** What ends sessions and changes passwords: late, in this order, and by somebody whom nothing else needs. */
const atTheEnd = ['oauthLogout', 'sessionEnd', 'userUpdatePassword', 'userResetPassword'];

const people = ['admin', 'manager', null] as const;
const passer = 'passer';
const manners: readonly Manner[] = ['valid', 'hostile', 'boundary'];

let world: Fixture;
let document: ApiDocument;
let ids: KnownIds;

beforeAll(async () => {
  world = await buildFixture(oneEngine);
  document = (await world.admin.get('openapi.json')).body;
  const entities = new Set([...world.published.keys(), ...world.drafts.keys()]);
  const rows = (name: string) => [world.published.get(name), world.drafts.get(name)];
  await add(passer, 'administrator');
  await add('bystander', 'editor');
  ids = new Map([
    ...[...entities].map((name) => [name, rows(name).filter((id) => id !== undefined)] as const),
    // What is done to people is not done to those who ask: an administrator without his account asks nothing more.
    ['user', [idOf('user:bystander')]],
  ]);
});
afterAll(() => world.close());

const add = (account: string, role: 'administrator' | 'editor') =>
  addAccount(world.server.context, {
    ...{ id: `user:${account}`, account, password: account, realName: account },
    ...{ userType: 1, roles: [role] },
  });

/** Asks from an address of its own, so that no limit by address is met; lines of events are no JSON. */
async function sent(request: Request): Promise<Answer> {
  const [a, b] = [randomInt(256), randomInt(256)];
  const remoteAddress = `10.${String(a)}.${String(b)}.${String(randomInt(256))}`;
  const said = { ...request.headers, [portalSecretHeader]: world.server.services.config.portalSecret };
  const asked = { ...request, headers: said, remoteAddress };
  const { statusCode, headers, body } = await world.server.app.inject(asked);
  const isJson = String(headers['content-type']).startsWith('application/json');
  return { status: statusCode, headers, body: isJson ? JSON.parse(body) : body };
}

/** Asks as somebody, and signs in again where a call before has ended his session. */
function asking() {
  const tokens = new Map<string, string>();
  const fresh = async (account: string) => {
    const { body } = await signIn(world.server, account);
    tokens.set(account, String(body.access_token));
  };
  return async (account: string | null, request: Request) => {
    if (account === null) return sent(request);
    if (!tokens.has(account)) await fresh(account);
    const send = () => {
      const headers = { ...request.headers, ...bearer(tokens.get(account) ?? '') };
      return sent({ ...request, headers });
    };
    const answer = await send();
    if (answer.status !== 401) return answer;
    await fresh(account);
    return send();
  };
}

/** The same number for the same name each time, so that a call's requests stay whatever other calls there are. */
const seedOf = ({ operationId }: Call) =>
  Buffer.from(operationId).reduce((sum, byte) => (sum * 31 + byte) % 2_147_483_647, seed);

/** First what reads, last what takes away: the other way round there would be nothing to read. */
function lateness({ method, path, operationId }: Call): number {
  const end = atTheEnd.indexOf(operationId);
  if (end >= 0) return 2 + end;
  if (method === 'GET') return 0;
  return /remove|purge|sweep|terminate|offline/i.test(path) ? 2 + atTheEnd.length : 1;
}

interface Attempt {
  account: string | null;
  request: Request;
}

/** The requests of one call: each manner in turn, each by another person. */
function attemptsAt(call: Call, make: ReturnType<typeof requestsFor>): Attempt[] {
  const isAtTheEnd = atTheEnd.includes(call.operationId);
  const askers = isAtTheEnd ? [passer, passer, null] : people;
  return manners.flatMap((manner, at) => {
    const numRuns = Math.ceil((runs - at) / manners.length);
    if (numRuns < 1) return [];
    return fc
      .sample(make(call, manner), { seed: seedOf(call) + at, numRuns })
      .map((request, turn) => ({ request, account: askers[(turn + at) % askers.length] ?? null }));
  });
}

const shown = ({ account, request: { method, url, payload } }: Attempt) =>
  `${account ?? 'anonymous'}: ${method} ${url.slice(0, 300)} ${typeof payload === 'string' ? payload.slice(0, 300) : ''}`;

test('an answer beside its description is found', () => {
  const wrong = keeperOf(document);
  const call = callsIn(document).find(({ operationId }) => operationId === 'policyinfoDetail')!;
  const answer = (status: number, data: object | null, type = 'application/json') => {
    const isDone = status === 200;
    return {
      status,
      body: { code: status, success: isDone, data, msg: 'x' },
      headers: { 'content-type': type },
    };
  };
  const [id] = ids.get('policy')!;
  expect(wrong(call, answer(200, { id }))).toBeUndefined();
  expect(wrong(call, answer(404, { traceId: 'x' }))).toBeUndefined();
  expect(wrong(call, answer(404, null))).toContain('/data');
  expect(wrong(call, answer(200, { id, secret: 1 }))).toContain('secret');
  expect(wrong(call, answer(200, { id, isTop: 2 }))).toContain('/data/isTop');
  expect(wrong(call, answer(500, null))).toContain('500');
  expect(wrong(call, answer(402, null))).toContain('not described');
  expect(wrong(call, answer(200, { id }, 'text/html'))).toContain('text/html');
  expect(wrong(call, { ...answer(404, null), body: { message: 'nope' } })).toBeDefined();
});

test('every operation answers what its description says, whatever is sent', async () => {
  const make = requestsFor(document, ids);
  const wrong = keeperOf(document);
  const ask = asking();
  const found: string[] = [];
  let answered = 0;
  const every = callsIn(document);
  const told = every.map(({ operationId }) => operationId);
  // A name that no operation has any more would leave nothing out.
  expect([...leftOut, ...atTheEnd].filter((name) => !told.includes(name))).toEqual([]);
  const calls = every
    .filter(({ operationId }) => !leftOut.has(operationId))
    .sort((one, other) => lateness(one) - lateness(other));
  for (const call of calls) {
    for (const attempt of attemptsAt(call, make)) {
      const answer = await ask(attempt.account, attempt.request);
      const said = wrong(call, answer);
      if (said) found.push(`${call.operationId}: ${said}\n    ${shown(attempt)}`);
      answered += Number(answer.status === 200);
    }
  }
  const me = { method: 'GET', url: '/api/blade-user/info' } as const;
  expect((await ask('admin', me)).status, 'the administrator lost his account on the way').toBe(200);
  // A fuzz that is refused everywhere has tried nothing.
  expect(answered).toBeGreaterThan(calls.length / 4);
  expect(found.slice(0, 4000).join('\n')).toBe('');
});
