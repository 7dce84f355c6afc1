import { entities } from '@policy/shared/contract/entities/index.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { oneEngine } from '../database.ts';
import { shareOf, triesAll } from '../engine-of-file.ts';
import type { Route } from '../conformance/routes.ts';
import { asked, callsBy, under } from './calls/every-call.ts';
import { buildAttackFixture } from './attack-fixture.ts';
import type { AttackFixture } from './attack-fixture.ts';
import { rowsOfTenant } from './rows.ts';

const areaOf = (path: string) => path.split('/')[0];
const all: readonly Entity[] = entities;
/** What belongs to one tenant alone. */
const held = all.filter(({ platform }) => !platform);

describe('another tenant’s administrator, whatever he calls', () => {
  let fixture: AttackFixture;
  let headers: Record<string, string>;
  let rows: readonly (readonly [path: string, id: string])[];

  beforeAll(async () => {
    fixture = await buildAttackFixture(oneEngine);
    headers = await fixture.sessions.headersOf('other-tenant');
    const found = (fixture.facts['A'] as { rows: Record<string, string> }).rows;
    rows = held.flatMap(({ path }) => (found[path] ? [[path, found[path]] as const] : []));
  });
  afterAll(() => fixture.close());

  /** Whether a call is aimed at a row: in `npm test` at one in eight of its own module, and at one in eighty of the others. */
  const isAimedAt = (call: string, path: string) =>
    triesAll || shareOf(call + path, areaOf(call.split(' ')[1] ?? '') === areaOf(path) ? 8 : 80) === 0;
  /** Aims a call at its rows together: the server thinks of one while the database looks for another. */
  const atOnce = ({ call }: Route, aim: (row: (typeof rows)[number]) => Promise<void>) =>
    Promise.all(rows.filter(([path]) => isAimedAt(call, path)).map(aim));

  test('has rows of nearly everything to aim at', () => {
    expect(rows.length).toBeGreaterThan(held.length * 0.7);
  });

  test('reads no row by its id', async () => {
    const told: string[] = [];
    const calls = await callsBy(fixture.conformance.server, 'GET');
    // The log of his own calls tells what he asked them for.
    for (const route of calls.filter(({ call }) => !call.startsWith('GET blade-log/')))
      await atOnce(route, async ([path, id]) => {
        const { statusCode, body } = await fixture.conformance.server.app.inject(
          asked(route, under(id), headers),
        );
        if (statusCode < 300 && body.includes(id)) told.push(`${route.call} tells ${path}`);
        if (statusCode >= 500) told.push(`${route.call} fails on ${path}`);
      });
    expect(told.join('\n')).toBe('');
  });

  test('changes no row by its id', async () => {
    const before = await rowsOfTenant(fixture.conformance, '000000');
    const failed: string[] = [];
    for (const route of await callsBy(fixture.conformance.server, 'POST'))
      await atOnce(route, async ([path, id]) => {
        const body = { ...under(id), version: 1, status: 0, name: 'taken', tenantId: '000000', isDeleted: 1 };
        const { statusCode } = await fixture.conformance.server.app.inject(asked(route, body, headers));
        if (statusCode >= 500) failed.push(`${route.call} fails on ${path}`);
      });
    expect(failed).toEqual([]);
    expect(await rowsOfTenant(fixture.conformance, '000000')).toEqual(before);
  });

  test('is refused wherever he names the other tenant in the header', async () => {
    const wrong: string[] = [];
    const crossing = { ...headers, 'tenant-id': '000000' };
    for (const method of ['GET', 'POST'] as const)
      for (const route of await callsBy(fixture.conformance.server, method)) {
        const { statusCode } = await fixture.conformance.server.app.inject(asked(route, {}, crossing));
        if (statusCode !== 403) wrong.push(`${route.call} ${String(statusCode)}`);
      }
    expect(wrong).toEqual([]);
  });
});
