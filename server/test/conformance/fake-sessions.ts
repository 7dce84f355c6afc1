import { randomInt } from 'node:crypto';
import type { InjectOptions } from 'fastify';

import { buildApp } from '../../src/app.ts';
import { compose } from '../../src/compose.ts';
import { everyCode } from '../../src/seeds/reference/menu-rows.ts';
import type { Actor } from '../../src/kit/runtime/context.ts';
import type { Module } from '../../src/kit/routes/route.ts';
import type { LiveSession } from '../../src/kit/runtime/sessions.ts';
import { bearer } from '../test-server.ts';
import type { TestServer } from '../test-server.ts';

/** The API scope that covers every call of a server for whom `covered` is set. */
export const coveringScope = 'scope:all';

interface Pretending {
  callers: Readonly<Record<string, LiveSession>>;
  modules?: readonly Module[];
  /** Whether an API scope lies over every call. */
  covered?: boolean;
}

/** A server on the same database whose callers are what a test says: nobody signs in, a token is a caller's name. */
export async function withFakeSessions(
  server: TestServer,
  { callers, modules = [], covered = false }: Pretending,
) {
  const { config, database, clock } = server.services;
  const parts = await compose({ config, database, clock });
  const app = await buildApp({
    ...parts,
    sessions: {
      ...parts.sessions,
      resolve: (token) => Promise.resolve(callers[token] ?? null),
      scopesOver: () => Promise.resolve(covered ? [coveringScope] : []),
    },
    modules: [...modules, ...parts.modules],
  });
  await app.ready();
  return {
    close: () => app.close(),
    /** A call by one of the callers, or by nobody; from an address of its own. */
    async call(caller: string | null, options: InjectOptions) {
      const headers = { ...(caller && bearer(caller)), ...options.headers };
      const remoteAddress = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
      const answer = await app.inject({ remoteAddress, ...options, headers });
      return { status: answer.statusCode, text: answer.body };
    },
  };
}

const nobodySpecial: Actor = {
  ...{ sessionId: '019aa000-0000-7000-8000-000000000001', userId: '019aa000-0000-7000-8000-000000000002' },
  ...{ account: 'somebody', name: '某人', userType: 1, clientId: 'admin' },
  ...{ roleIds: [], roleAliases: ['somebody'], deptIds: [], deptIdsBelow: [] },
  ...{
    deptIdsAbove: [],
    permissions: new Set<string>(),
    scopes: new Map(),
    apiScopeIds: new Set<string>(),
    companyId: null,
    duties: [],
  },
};

/** A session in the first tenant of a person without any grant, but for what is said. */
export const sessionOf = (actor: Partial<Actor> = {}, tenantId = '000000'): LiveSession => ({
  tenantId,
  actor: { ...nobodySpecial, ...actor },
});

/** Every permission code that a button carries. */
export const allCodes: ReadonlySet<string> = new Set(everyCode);
