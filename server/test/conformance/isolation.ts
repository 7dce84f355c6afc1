import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { metaOf } from '@policy/shared/contract/kit/field.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { expect, test } from 'vitest';

import { rowsOf } from './lists.ts';
import { writableFields } from './sample-draft.ts';
import { pathsOf } from './verbs.ts';
import { isContent } from './fixture.ts';
import type { Fixture } from './fixture.ts';

/** What an entity's rows are to people of another tenant, to the public, and to those without its permissions. */
export function isolationTests(world: () => Fixture, entity: Entity) {
  const { list, detail, submit, remove } = pathsOf(entity) as Record<string, string>;
  const fields = writableFields(entity);
  const pointers = fields.filter(({ meta }) => meta.source);

  if (entity.platform)
    test('what all tenants share is not for a tenant’s administrator to write', async () => {
      const { neighbour, admin } = world();
      const row = await world().add(entity);
      const { id, version } = row;
      for (const [path, payload] of [
        [submit!, world().draftOf(entity)],
        [submit!, { id, version, [entity.nameField]: 'taken' }],
        [remove!, { ids: id }],
      ] as const) {
        const { status, body, headers } = await neighbour.post(path, payload);
        expect([status, body.data]).toEqual([403, { traceId: headers['x-request-id'] }]);
      }
      expect((await admin.get(detail!, { id })).body.data).toEqual(row);
    });

  const isTenants = !entity.platform;
  test.runIf(isTenants)('another tenant’s administrator neither reads nor writes a row', async () => {
    const { neighbour, admin } = world();
    const row = await world().add(entity);
    const { id, version } = row;
    const answers = [
      await neighbour.get(detail!, { id }),
      await neighbour.post(submit!, { ...row, [entity.nameField]: 'taken' }),
      await neighbour.post(submit!, { id, version: version + 1, [entity.nameField]: 'taken' }),
      await neighbour.post(remove!, { ids: id }),
    ];
    for (const { status, body, headers } of answers)
      expect([status, body.data]).toEqual([404, { traceId: headers['x-request-id'] }]);
    expect(rowsOf(await neighbour.get(list!, { size: '200' })).map((one) => one.id)).not.toContain(id);
    expect((await admin.get(detail!, { id })).body.data).toEqual(row);
  });

  if (pointers.length > 0 && isTenants)
    test.each(pointers.map(({ key }) => key))(
      'no row of another tenant is pointed to by %s, on adding or on changing',
      async (key) => {
        const { neighbour } = world();
        const label = catalogue('zh').entity(entity.name).fields[key] ?? '';
        const draft = world().draftOf(entity);
        // Every other pointer that must be there is foreign as well, so the first one is named.
        const first = pointers.find(({ meta }) => meta.required)?.key ?? key;
        const required = fields.filter(({ meta }) => !meta.source || meta.required);
        const kept = [...required.map((field) => field.key), key];
        const sent = Object.fromEntries(Object.entries(draft).filter(([name]) => kept.includes(name)));
        const { body } = await neighbour.post(submit!, sent);
        const named = catalogue('zh').entity(entity.name).fields[first] ?? '';
        expect([`所选${label}不存在`, `所选${named}不存在`]).toContain(body.msg);
        expect(body.code).toBe(400);
      },
    );

  if (!entity.publicFields && !entity.ownRows) {
    test('nobody reads a row without the permission', async () => {
      const { anonymous, applicant } = world();
      const { id } = await world().add(entity);
      for (const [path, query] of [
        [list!, {}],
        [detail!, { id }],
      ] as const) {
        expect((await anonymous.get(path, query)).status).toBe(401);
        expect((await applicant.get(path, query)).status).toBe(403);
      }
    });
    nobodyWrites(world, entity);
    return;
  }

  test('a caller without a token reads what is published, and of it the public fields only', async () => {
    const { anonymous, published, drafts } = world();
    const seen = rowsOf(await anonymous.get(list!, { size: '200' }));
    const ids = seen.map(({ id }) => id);
    expect(ids).toContain(published.get(entity.name));
    const one = await anonymous.get(detail!, { id: published.get(entity.name)! });
    const told = new Set([
      ...['id', 'createTime', 'updateTime', 'version', 'status'],
      ...(entity.publicFields ?? []),
      ...Object.keys(entity.computed),
      // What a public field points to may be named, in both languages.
      ...(entity.publicFields ?? []).flatMap((key) => {
        const { as = [], asEn = [] } = metaOf(entity.fields[key]!);
        return [as, asEn].flat();
      }),
    ]);
    for (const row of [one.body.data, ...seen])
      expect(Object.keys(row as object).filter((key) => !told.has(key))).toEqual([]);
    if (!isContent(entity) && !entity.publicThrough) return;
    const draft = drafts.get(entity.name)!;
    expect(ids).not.toContain(draft);
    expect((await anonymous.get(detail!, { id: draft })).status).toBe(404);
  });

  test('the public filters and sorts by nothing that it may not read', () => {
    const asked = Object.entries(entity.fields).filter(([key, schema]) => {
      const { search, sort } = metaOf(schema);
      // Officers look for revisions; of a reader who is not shown the field the filter is dropped.
      return (search || sort) && key !== 'revisionStatus';
    });
    const hidden = asked.map(([key]) => key).filter((key) => !entity.publicFields?.includes(key));
    expect(hidden).toEqual([]);
  });

  nobodyWrites(world, entity);
}

function nobodyWrites(world: () => Fixture, entity: Entity) {
  const { submit, remove } = pathsOf(entity);
  test('nobody writes without the permission', async () => {
    const { anonymous, applicant } = world();
    const { id, version } = await world().add(entity);
    for (const [path, payload] of [
      [submit!, world().draftOf(entity)],
      [submit!, { id, version, [entity.nameField]: 'taken' }],
      [remove!, { ids: id }],
    ] as const) {
      expect(await anonymous.post(path, payload)).toMatchObject({
        status: 401,
        body: { code: 401, msg: '请求未授权' },
      });
      expect(await applicant.post(path, payload)).toMatchObject({
        status: 403,
        body: { code: 403, msg: '请求被拒绝' },
      });
    }
  });
}
