import { existsSync, readdirSync } from 'node:fs';
import { Socket } from 'node:net';
import { expect, inject, vi } from 'vitest';

import { forgetAttempts } from '../../src/modules/sign-in/lockout/attempts.ts';
import type { Kind } from './expectations.ts';
import type { AttackFixture } from './attack-fixture.ts';
import { passwordChecks } from './password-checks.ts';
import { protectedRows, sums } from './rows.ts';
import { steadyText } from './calls/wire.ts';

type Row = Record<string, unknown>;

/** Room for what tests and garbage take beside the attack; a bomb that goes off needs many times as much. */
const slackMb = 250;
const megabytes = () => process.memoryUsage().rss / 1_048_576;

const filesOf = ({ conformance: { server } }: AttackFixture) => {
  const folder = server.services.config.dataDir;
  return existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String).sort() : [];
};

const connects = vi.spyOn(Socket.prototype, 'connect');
const databasePort = Number(/:(\d+)\//.exec(inject('postgresAddress'))?.[1]);
/** Connections that this process opens, by where they lead; to its database it opens some at any time. */
const outbound = () => connects.mock.calls.filter(([to]: readonly unknown[]) => to !== databasePort);

/** What a case leaves behind, or does not. */
export const stateKinds: Record<string, Kind> = {
  rowsUnchanged: {
    look: ({ conformance }) => sums(conformance),
    hold: async (_: string[], { fixture, before }) => expect(await sums(fixture.conformance)).toEqual(before),
  },
  protectedUnchanged: {
    look: ({ conformance }) => protectedRows(conformance),
    hold: async (_: true, { fixture, attack, before }) => {
      const was = before as Awaited<ReturnType<typeof protectedRows>>;
      const sent = Object.values((attack.body ?? {}) as Row);
      for (const [name, row] of await protectedRows(fixture.conformance)) {
        // A new row says nothing in its protected columns that the caller said.
        const said = Object.entries(row).filter(([, value]) => value && sent.includes(value));
        if (was.has(name)) expect(row, name).toEqual(was.get(name));
        else expect(said, name).toEqual([]);
      }
    },
  },
  noOutbound: {
    look: () => outbound().length,
    hold: (_: true, { before }) => expect(outbound().slice(Number(before))).toEqual([]),
  },
  noFile: { hold: (path: string) => expect(existsSync(path)).toBe(false) },
  tempLeft: {
    look: (fixture) => filesOf(fixture),
    hold: (_: 0, { fixture, before }) => expect(filesOf(fixture)).toEqual(before),
  },
  rssGrowthMB: {
    look: () => megabytes(),
    hold: (most: number, { before }) => expect(megabytes() - Number(before)).toBeLessThan(most + slackMb),
  },
  alive: {
    hold: async (_: true, { call }) =>
      expect((await call({ method: 'GET', path: '/api/policy/policyinfo/list', query: {} })).status).toBe(
        200,
      ),
  },
  notPolluted: {
    hold: () => {
      const plain: Row = {};
      for (const key of ['polluted', 'isAdmin', 'a']) expect(plain[key]).toBeUndefined();
      expect(Object.keys(Object.prototype)).toEqual([]);
    },
  },
  familyRevoked: {
    hold: async (_: true, { answers, fixture }) => {
      const { access_token: renewed } = JSON.parse(answers[0]!.text) as { access_token: string };
      const headers = { 'blade-auth': `bearer ${renewed}` };
      const { status } = await fixture.conformance.server.call({
        ...{ method: 'GET', url: '/api/blade-auth/oauth/user-info', headers },
      });
      expect(status).toBe(401);
    },
  },
  passwordChecksMax: {
    look: () => passwordChecks.total,
    hold: (most: number, { before }) =>
      expect(passwordChecks.total - Number(before)).toBeLessThanOrEqual(most),
  },
  // Time is no test's business: the same work and the same answer for a known account and an unknown one.
  timingRatioMax: {
    hold: async (_: number, { answers, attack, call, fixture }) => {
      expect(new Set(answers.map(steadyText)).size).toBeLessThanOrEqual(2);
      const accounts = [attack.query['username']].flat() as string[];
      const work = [];
      for (const username of accounts) {
        await forgetAttempts(fixture.conformance.server.services, { tenantId: '000000', account: username });
        const before = passwordChecks.total;
        await call({ ...attack, query: { ...attack.query, username } });
        work.push(passwordChecks.total - before);
      }
      expect(work).toEqual([1, 1]);
    },
  },
  closedWithinS: {
    hold: (_: number, { answers }) =>
      expect(answers.filter(({ status, isClosed }) => status === 0 && !isClosed)).toEqual([]),
  },
  othersMaxMs: { hold: (_: number, { answers }) => expect(answers.at(-1)!.status).toBe(200) },
};
