import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';

import { everyCode } from '../../src/seeds/reference/menu-rows.ts';
import type { Module } from '../../src/kit/routes/route.ts';
import { oneEngine } from '../database.ts';
import { serverOf, signedIn } from '../describe-on-server.ts';
import { callsOf, specified } from './calls.ts';
import type { CallGroup } from './calls.ts';
import { notYet } from './not-yet.ts';
import { ours } from './ours.ts';
import { buildWith, documentedPath, routesOf } from './routes.ts';
import type { Route } from './routes.ts';

const waiting = new Set(callsOf(notYet));
const built = callsOf(specified).filter((call) => !waiting.has(call));
const handbook = fileURLToPath(new URL('../../../../shared/spec/endpoints.txt', import.meta.url));
const words = (call: string) => call.split(' ') as ['GET' | 'POST', string];

const server = serverOf(oneEngine);
const admin = signedIn(server, 'admin');
let routes: Map<string, Route>;
let document: { openapi: string; paths: Record<string, Record<string, Operation>> };

interface Operation {
  tags?: string[];
  responses: Record<string, { content?: Record<string, { schema: { properties?: object } }> }>;
}

const answerOf = ({ responses }: Operation) =>
  Object.keys(responses['200']?.content?.['application/json']?.schema.properties ?? {}).join();

beforeAll(async () => {
  routes = new Map((await routesOf(server)).map((route) => [route.call, route]));
  // The document itself is registered before modules are, and so before the listener.
  const config = { guard: { anyOf: ['openapi_view'] }, flat: true };
  routes.set('GET openapi.json', { call: 'GET openapi.json', ...config });
  document = (await admin.get('openapi.json')).body;
});

describe('the lists of calls', () => {
  const both = (one: readonly CallGroup[], other: readonly CallGroup[]) => {
    const known = new Set(callsOf(other));
    return callsOf(one).filter((call) => known.has(call));
  };

  test('name each call once', () => {
    for (const list of [specified, notYet, ours]) {
      const calls = callsOf(list);
      expect(calls.filter((call, at) => calls.indexOf(call) !== at)).toEqual([]);
    }
    expect(both(ours, specified)).toEqual([]);
  });

  test('await no call that the specification does not name', () => {
    expect(both(notYet, specified)).toEqual(callsOf(notYet));
  });

  test.runIf(existsSync(handbook))('are the specification’s own', () => {
    const named = readFileSync(handbook, 'utf8')
      .split('\n')
      .flatMap((line) => (/^(GET|POST|STD) \S+/.exec(line) ?? []).slice(0, 1));
    const groups = named.filter((call) => call.startsWith('STD ')).map((call) => call.slice(4));
    const standard = callsOf(groups.map((under) => ({ under, standard: true as const })));
    const spelled = named.filter((call) => !call.startsWith('STD '));
    expect(callsOf(specified).sort()).toEqual([...new Set([...standard, ...spelled])].sort());
  });
});

describe('a call of the specification', () => {
  test.each(built)('is routed: %s', (call) => {
    expect(routes.has(call)).toBe(true);
  });

  test('answers 404 while its issue is not built', async () => {
    const answered: string[] = [];
    for (const call of waiting) {
      const [method, path] = words(call);
      const { status } = await (method === 'GET' ? admin.get(path) : admin.post(path));
      // 405: its twin of the other method is built, it itself is not.
      if (status !== 404 && status !== 405) answered.push(`${call} ${String(status)}`);
    }
    expect(answered).toEqual([]);
  });
});

describe('every route', () => {
  test('stands in the specification’s list or in ours', () => {
    const known = new Set([...built, ...callsOf(ours)]);
    // Any list may be taken away as a file.
    const isExport = (call: string) => known.has(call.replace(/\/export$/, '/list'));
    expect([...routes.keys()].filter((call) => !known.has(call) && !isExport(call))).toEqual([]);
    expect(callsOf(ours).filter((call) => !routes.has(call))).toEqual([]);
  });

  test('declares who may call it, with codes that some button carries', () => {
    const codes = new Set(everyCode);
    for (const { call, guard } of routes.values()) {
      expect(guard, call).toBeDefined();
      const asked = typeof guard === 'object' ? guard.anyOf : [];
      expect(
        asked.filter((code) => !codes.has(code)),
        call,
      ).toEqual([]);
    }
  });

  test('refuses a caller without a token with 401, unless it is public', async () => {
    const wrong: string[] = [];
    for (const { call, guard } of routes.values()) {
      const [method, path] = words(call);
      const { status } = await server.call({ method, url: `/api/${path}` });
      if ((guard === 'public') === (status === 401)) wrong.push(`${call} ${String(status)}`);
    }
    // The token calls, those of a sign-on and what resets a password refuse the missing client with 401, as OAuth says; signing
    // out is open to a token that is over, not to none.
    const ofClients = [
      ...['token', 'token/refresh', 'token/second-step', 'token/passkey'].map(
        (call) => `POST blade-auth/oauth/${call}`,
      ),
      'POST blade-auth/passkey/options',
      ...['gdgovelogin', 'logincallback'].map((call) => `GET policy/gdgovesso/${call}`),
      ...['ask', 'finish'].map((call) => `POST blade-user/password-reset/${call}`),
    ];
    expect(wrong.toSorted()).toEqual(
      [...ofClients.map((call) => `${call} 401`), 'GET blade-auth/oauth/logout 401'].toSorted(),
    );
  });

  test('is in the OpenAPI document, under a tag and with the answer that it gives', () => {
    expect(document.openapi).toBe('3.1.0');
    const lacking = [...routes.values()].filter(({ call, flat }) => {
      const operation = document.paths[documentedPath(call)]?.[words(call)[0].toLowerCase()];
      return !operation?.tags?.length || (!flat && answerOf(operation) !== 'code,success,data,msg');
    });
    expect(lacking.map(({ call }) => call)).toEqual([]);
  });

  test('has nothing in the document beside it', () => {
    const described = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const known = [...routes.values()].map(({ call }) => `${words(call)[0]} ${documentedPath(call)}`);
    expect(described.sort()).toEqual(known.sort());
  });
});

test('a server with a route that declares no guard does not start', async () => {
  const open: Module = (api) => {
    api.get('/open', () => 'everybody reads this');
  };
  await expect(buildWith(server.services, [open])).rejects.toThrow('GET /api/open declares no guard');
});
