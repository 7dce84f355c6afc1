import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Actor, Scope } from '../../src/kit/runtime/context.ts';
import { enginesHere } from '../database.ts';
import { allCodes, withFakeSessions, sessionOf } from './fake-sessions.ts';
import { pathsOf, walked, written } from './verbs.ts';
import { buildFixture } from './fixture.ts';
import type { Fixture } from './fixture.ts';

const overAll = (scopeOf: (entity: Entity) => Scope): Actor['scopes'] =>
  new Map(walked.map((entity) => [entity.permissionBase, [scopeOf(entity)]]));
const ownRows: Scope = { type: 2, condition: null, fields: null };

/** Hold every permission: over their own rows, and over all rows but one of their fields. */
const callers = {
  owner: sessionOf({ permissions: allCodes, scopes: overAll(() => ownRows) }),
  skimmer: sessionOf({
    permissions: allCodes,
    scopes: overAll(({ nameField }) => ({ type: 1, condition: null, fields: [nameField] })),
  }),
};

const system = ['id', 'createTime', 'updateTime', 'version', 'status'];

describe.each(enginesHere())('data scopes on %s', (kind) => {
  let world: Fixture;
  let server: Awaited<ReturnType<typeof withFakeSessions>>;
  beforeAll(async () => {
    world = await buildFixture(kind);
    server = await withFakeSessions(world.server, { callers });
  });
  afterAll(async () => {
    await server.close();
    await world.close();
  });

  const get = async (caller: string, path: string, query: Record<string, string> = {}) => {
    const { status, text } = await server.call(caller, { method: 'GET', url: `/api/${path}`, query });
    return { status, data: (JSON.parse(text) as { data: unknown }).data };
  };
  const post = (caller: string, path: string, payload: object) =>
    server.call(caller, { method: 'POST', url: `/api/${path}`, payload });
  const rowsIn = (data: unknown) =>
    (Array.isArray(data) ? data : (data as { records: unknown[] }).records) as Record<string, unknown>[];

  describe.each(written.map((entity) => [entity.name, entity] as const))('%s', (_, entity) => {
    const { list, detail, submit, remove } = pathsOf(entity) as Record<string, string>;

    test('a row beyond the scope is neither listed, read, previewed, changed nor removed', async () => {
      const row = await world.add(entity);
      const { id, version } = row;
      const listed = await get('owner', list!, { size: '200' });
      expect(listed.status).toBe(200);
      expect(rowsIn(listed.data).map((one) => one.id)).not.toContain(id);
      expect((await get('owner', detail!, { id })).status).toBe(404);
      // What no tenant owns may be refused as such first.
      const refusals = entity.platform ? [403, 404] : [404];
      const change = { id, version, [entity.nameField]: 'taken' };
      expect(refusals).toContain((await post('owner', submit!, change)).status);
      expect(refusals).toContain((await post('owner', remove!, { ids: id })).status);
      if (entity.publicPage) expect((await post('owner', `${entity.path}/preview`, { id })).status).toBe(404);
      expect((await world.admin.get(detail!, { id })).body.data).toEqual(row);
    });

    test('a field that the scope hides is not told', async () => {
      const { id } = await world.add(entity);
      const told = new Set([...system, entity.nameField, ...Object.keys(entity.computed)]);
      const row = (await get('skimmer', detail!, { id })).data as Record<string, unknown>;
      const listed = rowsIn((await get('skimmer', list!, { size: '200' })).data);
      for (const one of [row, ...listed])
        expect(Object.keys(one).filter((key) => !told.has(key))).toEqual([]);
      if (entity.publicPage)
        expect((await post('skimmer', `${entity.path}/preview`, { id })).status).toBe(403);
    });
  });
});
