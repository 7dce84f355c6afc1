import { portalSecretHeader } from '@policy/shared/contract/portal/portal-secret.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Module } from '../../src/kit/routes/route.ts';
import { oneEngine } from '../database.ts';
import { serverOf } from '../describe-on-server.ts';
import { allCodes, coveringScope, withFakeSessions, sessionOf } from './fake-sessions.ts';
import { routesOf } from './routes.ts';
import type { Route } from './routes.ts';

/** What a call answers here once it let its caller in; nothing behind it runs. */
const letIn = 299;
const stopBehindTheGuard: Module = (api) => {
  api.addHook('preValidation', (_, reply) => reply.code(letIn).send());
};

type Pretended = Awaited<ReturnType<typeof withFakeSessions>>;

const server = serverOf(oneEngine);
let routes: Route[];
let open: Pretended;
let covered: Pretended;

const callers = {
  stranger: sessionOf(),
  holder: sessionOf({ permissions: allCodes }),
  neighbour: sessionOf({ permissions: allCodes }, '100001'),
  administrator: sessionOf({ roleAliases: ['administrator'] }),
  granted: sessionOf({ permissions: allCodes, apiScopeIds: new Set([coveringScope]) }),
};

const codesOf = ({ guard }: Route) => (typeof guard === 'object' ? guard.anyOf : []);
const isPublic = ({ guard }: Route) => guard === 'public';

/** One caller for each call that asks for a permission: he holds every other one. */
const lacking = (call: string) => `lacks:${call.replace(' ', ':')}`;
/** One caller for each code: he holds that one alone. */
const holding = (code: string) => `holds:${code}`;

beforeAll(async () => {
  routes = await routesOf(server);
  const made = routes.flatMap((route) => {
    const codes = codesOf(route);
    const others = new Set([...allCodes].filter((code) => !codes.includes(code)));
    return [
      [lacking(route.call), sessionOf({ permissions: others })] as const,
      ...codes.map((code) => [holding(code), sessionOf({ permissions: new Set([code]) })] as const),
    ];
  });
  const all = { callers: { ...Object.fromEntries(made), ...callers }, modules: [stopBehindTheGuard] };
  open = await withFakeSessions(server, all);
  covered = await withFakeSessions(server, { ...all, covered: true });
});
afterAll(() => Promise.all([open.close(), covered.close()]));

interface Try {
  at?: Pretended;
  by: (route: Route) => string | null;
  headers?: Record<string, string>;
}

/** The calls whose answer to a caller is not the expected one. */
async function wrong({ at = open, by, headers = {} }: Try, expected: (route: Route) => number) {
  const found: string[] = [];
  // Whoever does not send it is told of no call that is for portals alone.
  const said = { [portalSecretHeader]: server.app.services.config.portalSecret, ...headers };
  for (const route of routes) {
    const [method, path] = route.call.split(' ') as ['GET' | 'POST', string];
    const { status } = await at.call(by(route), { method, url: `/api/${path}`, headers: said });
    if (status !== expected(route)) found.push(`${route.call}: ${String(status)}`);
  }
  return found;
}

test('there is a row for every call', () => {
  expect(routes.length).toBeGreaterThan(200);
});

test('without a token: what is public, and 401 for all else', async () => {
  expect(await wrong({ by: () => null }, (route) => (isPublic(route) ? letIn : 401))).toEqual([]);
});

test('with a token that nobody has: 401 for all but signing out and registering, which are let in', async () => {
  // Signing out is for a session that is over as well. The call itself is a 401 without a cookie of it, but what
  // stops every call here stands before that. Whoever registers is a stranger once his session is over.
  const evenOver = ['GET blade-auth/oauth/logout', 'POST policy/policyuserinfo/register'];
  const expected = ({ call }: Route) => (evenOver.includes(call) ? letIn : 401);
  expect(await wrong({ by: () => 'nobody’s' }, expected)).toEqual([]);
});

test('signed in without a permission: 403 wherever one is asked for', async () => {
  const expected = (route: Route) => (codesOf(route).length > 0 ? 403 : letIn);
  expect(await wrong({ by: () => 'stranger' }, expected)).toEqual([]);
});

test('with every permission but its own: 403', async () => {
  const expected = (route: Route) => (codesOf(route).length > 0 ? 403 : letIn);
  expect(await wrong({ by: ({ call }) => lacking(call) }, expected)).toEqual([]);
});

test('with its own permission alone, any of them: let in', async () => {
  const most = Math.max(...routes.map((route) => codesOf(route).length));
  for (let at = 0; at < most; at += 1) {
    const by = (route: Route) => {
      const code = codesOf(route)[at];
      return code ? holding(code) : 'holder';
    };
    expect(await wrong({ by }, () => letIn)).toEqual([]);
  }
});

test('the administrator of a tenant is let in within his own, and nowhere with another’s number', async () => {
  expect(await wrong({ by: () => 'neighbour' }, () => letIn)).toEqual([]);
  const headers = { 'tenant-id': '000000' };
  expect(await wrong({ by: () => 'neighbour', headers }, () => 403)).toEqual([]);
});

test('the platform’s administrator is let in everywhere', async () => {
  expect(await wrong({ by: () => 'administrator' }, () => letIn)).toEqual([]);
  expect(await wrong({ at: covered, by: () => 'administrator' }, () => letIn)).toEqual([]);
});

test('under an API scope: who was not granted it is refused all that is not public', async () => {
  const expected = (route: Route) => (isPublic(route) ? letIn : 403);
  expect(await wrong({ at: covered, by: () => 'holder' }, expected)).toEqual([]);
  expect(await wrong({ at: covered, by: () => 'granted' }, () => letIn)).toEqual([]);
});
