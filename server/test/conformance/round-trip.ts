import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { metaOf } from '@policy/shared/contract/kit/field.ts';
import type { FieldKind } from '@policy/shared/contract/kit/field.ts';
import { maskOf } from '@policy/shared/contract/kit/mask.ts';
import { wireRow } from '@policy/shared/contract/kit/wire-shapes.ts';
import { validate as isUuid } from 'uuid';
import { expect, test } from 'vitest';

import { sampleDraft, writableFields } from './sample-draft.ts';
import type { WireDraft } from './sample-draft.ts';
import { pathsOf } from './verbs.ts';
import { isContent, otherTenant } from './fixture.ts';
import type { Fixture } from './fixture.ts';

/** A draft as it is told again: what is sensitive, in part. */
const toldOf = (entity: Entity, draft: WireDraft): WireDraft =>
  Object.fromEntries(
    Object.entries(draft).map(([key, value]) => {
      const { masked } = metaOf(entity.fields[key]!);
      return [key, masked && typeof value === 'string' ? maskOf(masked, value) : value];
    }),
  );

const formValues: Partial<Record<FieldKind, (value: unknown) => unknown>> = {
  date: (value) => `${String(value)} 00:00:00`,
  integer: String,
  numericChoice: String,
  flag: (value) => value === 1,
  references: (value) => String(value).split(',').filter(Boolean),
};

/** A row as a form of the platform family sends it: texts for numbers, moments for dates, arrays for lists, and what the form noted for itself. */
export const formOf = (entity: Entity, row: WireDraft): WireDraft => ({
  ...Object.fromEntries(
    Object.entries(row).map(([key, value]) => {
      const schema = entity.fields[key];
      const inForm = schema && formValues[metaOf(schema).kind];
      if (value === null) return [key, ''];
      return [key, inForm ? inForm(value) : value];
    }),
  ),
  ...{ $status: '正常', $index: 0, params: {}, tenantId: otherTenant, hasChildren: false, children: [] },
});

/** What every written entity's rows go through. */
export function roundTrip(world: () => Fixture, entity: Entity) {
  const { detail, submit, remove } = pathsOf(entity) as Record<string, string>;
  const detailOf = (id: string) => world().admin.get(detail!, { id });
  const line = writableFields(entity).find(({ key, meta }) => key === entity.nameField && !meta.createOnly)!;

  test('a row is added as it was sent, with what the server owns beside it', async () => {
    const draft = world().draftOf(entity);
    const { body, status } = await world().admin.post(submit!, draft);
    expect(body).toMatchObject({ code: 200, success: true, msg: '操作成功' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      ...toldOf(entity, draft),
      tenantId: '000000',
      isDeleted: 0,
      version: 1,
    });
    expect(isUuid(body.data.id)).toBe(true);
    expect((await detailOf(body.data.id)).body.data).toEqual(body.data);
  });

  test('a row answers exactly what is documented', async () => {
    const { id } = await world().add(entity);
    const read = wireRow(entity)
      .strict()
      .safeParse((await detailOf(id)).body.data);
    expect(read.error?.issues).toBeUndefined();
  });

  test('a change keeps what it does not mention', async () => {
    const { id, version, ...row } = await world().add(entity);
    const changes = { id, version, [line.key]: 'changed' };
    const { body } = await world().admin.post(submit!, changes);
    expect(body).toMatchObject({ code: 200, data: { id, version: version + 1, [line.key]: 'changed' } });
    const kept = Object.keys(row).filter((key) => key !== line.key && !['updateTime'].includes(key));
    for (const key of kept) expect(body.data[key], key).toEqual(row[key]);
  });

  test('a row is taken back as its detail gave it, and stays what it was', async () => {
    const { id } = await world().add(entity);
    const given = (await detailOf(id)).body.data;
    const { body } = await world().admin.post(submit!, given);
    expect(body, JSON.stringify(body)).toMatchObject({ code: 200 });
    const { version, updateTime: _, ...kept } = given;
    expect(body.data).toMatchObject({ ...kept, version: Number(version) + 1 });
  });

  test('a row with nothing in what may be empty is taken back as well', async () => {
    const required = writableFields(entity).filter(({ meta }) => meta.required || meta.requiredWhen);
    const draft = world().draftOf(entity);
    const least = Object.fromEntries(required.map(({ key }) => [key, draft[key]]));
    const { data } = (await world().admin.post(submit!, least)).body;
    const given = (await detailOf(data.id)).body.data;
    expect((await world().admin.post(submit!, given)).body).toMatchObject({ code: 200 });
  });

  test('a row is taken back as the forms of other clients send it', async () => {
    const { id } = await world().add(entity);
    const given = (await detailOf(id)).body.data;
    const { body } = await world().admin.post(submit!, formOf(entity, given));
    expect(body, JSON.stringify(body)).toMatchObject({ code: 200 });
    const { version, updateTime: _, ...kept } = given;
    expect(body.data).toMatchObject({ ...kept, version: Number(version) + 1 });
  });

  test('a row is changed by the parameters of a query as well', async () => {
    const { id, version } = await world().add(entity);
    const query = new URLSearchParams({ id, version: String(version), [line.key]: 'queried' }).toString();
    const { body } = await world().admin.post(`${submit!}?${query}`);
    expect(body).toMatchObject({ code: 200, data: { version: version + 1, [line.key]: 'queried' } });
    expect((await world().admin.post(`${submit!}?${query}`)).status).toBe(409);
  });

  test('a change of a row that somebody changed meanwhile is refused', async () => {
    const { id, version } = await world().add(entity);
    await world().admin.post(submit!, { id, version, [line.key]: 'first' });
    const late = await world().admin.post(submit!, { id, version, [line.key]: 'second' });
    expect(late).toMatchObject({ status: 409, body: { code: 409, msg: '数据已被他人修改，请刷新后重试' } });
    expect((await detailOf(id)).body.data[line.key]).toBe('first');
  });

  test('a removed row is not found any more, whether it is asked for in the query or in the body', async () => {
    const [one, two] = [await world().add(entity), await world().add(entity)];
    expect((await world().admin.post(`${remove!}?ids=${one.id}`)).body).toMatchObject({ code: 200 });
    expect((await world().admin.post(remove!, { ids: two.id })).body).toMatchObject({ code: 200 });
    for (const { id, version } of [one, two]) {
      const { status, body, headers } = await detailOf(id);
      expect([status, body.msg]).toEqual([404, '没找到请求']);
      expect(body.data).toEqual({ traceId: headers['x-request-id'] });
      expect((await world().admin.post(submit!, { id, version, [line.key]: 'x' })).status).toBe(404);
      expect((await world().admin.post(remove!, { ids: id })).status).toBe(404);
    }
  });

  test('rows are removed together or not at all', async () => {
    const { id } = await world().add(entity);
    const gone = await world().admin.post(remove!, { ids: `${id},${crypto.randomUUID()}` });
    expect(gone.status).toBe(404);
    expect((await detailOf(id)).status).toBe(200);
  });

  test('fields that are unknown or the server’s own are dropped', async () => {
    const sample = world().draftOf(entity);
    const readOnly = Object.keys(entity.fields).filter((key) => metaOf(entity.fields[key] as never).readOnly);
    // A few entities let their keepers switch a row on and off.
    const isKept = 'status' in entity.fields && !readOnly.includes('status');
    const own = {
      ...{ tenantId: otherTenant, createUser: crypto.randomUUID(), createDept: crypto.randomUUID() },
      ...{ createTime: '2001-01-01 00:00:00', isDeleted: 1, passwordHash: 'x', isAdmin: true },
      ...Object.fromEntries(readOnly.map((key) => [key, 7])),
      ...(!isKept && { status: isContent(entity) ? 'published' : 0 }),
    };
    const { id, ...added } = (await world().admin.post(submit!, { ...sample, ...own })).body.data;
    const plain = await world().add(entity);
    const kept = isKept ? [] : ['status'];
    const served = [...readOnly, ...kept, 'tenantId', 'createUser', 'createDept', 'isDeleted', 'version'];
    for (const key of served) expect(added[key], key).toEqual(plain[key]);
    expect(added.createTime).not.toBe(own.createTime);
    expect(added).not.toHaveProperty('passwordHash');

    const changed = await world().admin.post(submit!, { ...own, id, version: 1, [line.key]: 'altered' });
    expect(changed.body).toMatchObject({ code: 200, data: { version: 2 } });
    for (const key of served.filter((name) => name !== 'version'))
      expect(changed.body.data[key], key).toEqual(plain[key]);
  });

  test('a write with a key of the caller’s own happens once', async () => {
    const headers = { 'idempotency-key': `round-trip-${entity.name}` };
    const draft = world().draftOf(entity);
    const first = await world().admin.post(submit!, draft, headers);
    const again = await world().admin.post(submit!, draft, headers);
    expect(again.body.data).toEqual(first.body.data);
    expect(first.body.data.id).toBe(again.body.data.id);
  });

  test('the sample is a whole draft', () => {
    const { published } = world();
    const keys = Object.keys(sampleDraft(entity, { n: 1, rows: published }));
    const required = writableFields(entity).filter(({ meta }) => meta.required);
    expect(required.map(({ key }) => key).filter((key) => !keys.includes(key))).toEqual([]);
  });
}
