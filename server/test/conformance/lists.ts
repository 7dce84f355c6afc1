import { filterOperators } from '@policy/shared/contract/kit/entity.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { metaOf } from '@policy/shared/contract/kit/field.ts';
import { wireRow } from '@policy/shared/contract/kit/wire-shapes.ts';
import { expect, test } from 'vitest';

import type { Answer } from '../test-server.ts';
import { writableFields } from './sample-draft.ts';
import { pathsOf } from './verbs.ts';
import type { Fixture } from './fixture.ts';

type Row = Record<string, unknown> & { id: string };

/** The rows of a list, whether it is a page or an array. */
export const rowsOf = ({ body }: Answer): Row[] => body.data.records ?? body.data;

const texts = ['text', 'longText'];
const unlike = ['json', 'references', 'choices', ...texts];

/** What every written entity's list does. */
export function lists(world: () => Fixture, entity: Entity) {
  const { list } = pathsOf(entity) as Record<string, string>;
  const page = entity.listByParent ? `${entity.path}/page` : list!;
  const ask = (query: Record<string, string>, at = page) => world().admin.get(at, { size: '200', ...query });
  const fields = writableFields(entity);
  const searchable = fields.filter(({ meta }) => meta.search);
  const sortable = fields.filter(({ meta }) => meta.sort);
  const twoRows = async () => [await world().add(entity), await world().add(entity, 'drafts')] as const;

  test('its rows answer what is documented, without the long HTML', async () => {
    await world().add(entity);
    const long = fields.filter(({ meta }) => meta.isDocument || (meta.kind === 'richText' && !meta.inList));
    const documented = wireRow(entity).partial().strict();
    for (const row of rowsOf(await ask({}))) {
      expect(documented.safeParse(row).error?.issues).toBeUndefined();
      for (const { key } of long) expect(row).not.toHaveProperty(key);
    }
  });

  test('is read page by page with an exact total', async () => {
    await twoRows();
    const [one, two, all] = await Promise.all([
      ask({ current: '1', size: '1' }),
      ask({ current: '2', size: '1' }),
      ask({}),
    ]);
    // Clauses are listed by their policy only.
    if (Array.isArray(one.body.data)) return;
    expect(one.body.data).toMatchObject({ size: 1, current: 1, total: all.body.data.records.length });
    expect(one.body.data.pages).toBe(one.body.data.total);
    expect([rowsOf(one)[0]!.id, rowsOf(two)[0]!.id]).toEqual(
      rowsOf(all)
        .slice(0, 2)
        .map(({ id }) => id),
    );
  });

  if (searchable.length > 0)
    test.each(searchable.map(({ key, meta }) => [key, meta] as const))(
      'is narrowed by %s',
      async (key, { kind }) => {
        const [one, two] = await twoRows();
        const asked = String(one[key]).split(',')[0]!;
        const idsBy = async (filter: string, value: string) =>
          rowsOf(await ask({ [filter]: value })).map(({ id }) => id);
        const differs = String(one[key]) !== String(two[key]) && kind !== 'choices';
        expect(await idsBy(key, asked)).toContain(one.id);
        if (differs) expect(await idsBy(key, asked)).not.toContain(two.id);
        if (unlike.includes(kind)) return;
        expect(await idsBy(`${key}_equal`, asked)).toContain(one.id);
        expect(await idsBy(`${key}_notequal`, asked)).not.toContain(one.id);
        expect(await idsBy(`${key}_notnull`, '')).toContain(one.id);
        expect(await idsBy(`${key}_null`, '')).not.toContain(one.id);
      },
    );

  test('is narrowed to the rows of some ids', async () => {
    const [one, two] = await twoRows();
    const found = rowsOf(await ask({ id: `${one.id},${two.id}` })).map(({ id }) => id);
    expect(found.sort()).toEqual([one.id, two.id].sort());
    expect(rowsOf(await ask({ id: one.id })).map(({ id }) => id)).toEqual([one.id]);
  });

  test('takes every suffix on every searchable field', async () => {
    const row = await world().add(entity);
    const query = searchable.flatMap(({ key }) =>
      filterOperators.map((suffix) => [`${key}_${suffix}`, String(row[key])]),
    );
    expect((await ask(Object.fromEntries(query))).status).toBe(200);
  });

  test('ignores a filter on anything else', async () => {
    const other = Object.keys(entity.fields).filter((key) => !metaOf(entity.fields[key] as never).search);
    const filters = [...other, 'isDeleted', 'createUser', 'version', 'passwordHash', 'nothing'];
    // Without a suffix it names the tenant that is asked about; a tenant's row is found by it.
    const ofTenant: Record<string, string> = 'tenantId' in entity.fields ? {} : { tenantId_equal: '7' };
    const all = rowsOf(await ask({})).length;
    const query = Object.fromEntries(
      filters.flatMap((key) => [
        [key, '7'],
        [`${key}_equal`, '7'],
      ]),
    );
    expect(rowsOf(await ask({ ...query, ...ofTenant })).length).toBe(all);
  });

  test.each([...sortable.map(({ key }) => key), 'createTime'])('is sorted by %s both ways', async (key) => {
    await twoRows();
    const values = async (query: Record<string, string>) =>
      rowsOf(await ask(query))
        .map((row) => row[key] as string | number | null)
        .filter((value) => value !== null);
    const rising = await values({ ascs: key });
    const sorted = [...rising].sort((one, two) => (one < two ? -1 : Number(one > two)));
    // Databases collate texts in ways of their own; a text's order is proved by its reverse.
    if (!texts.includes(kindOf(entity, key))) expect(rising).toEqual(sorted);
    expect(await values({ descs: key })).toEqual([...rising].reverse());
  });

  const emptiable = sortable.filter(({ meta }) => !meta.required);
  if (emptiable.length > 0)
    test('puts rows that have no value last, both ways', async () => {
      await twoRows();
      for (const { key } of emptiable) {
        const { id } = await world().add(entity, 'drafts');
        await world().admin.post(`${entity.path}/submit`, { id, [key]: '' });
        for (const order of ['ascs', 'descs']) {
          const isEmpty = rowsOf(await ask({ [order]: key })).map((row) => row[key] === null);
          expect(isEmpty, `${order} ${key}`).toContain(true);
          expect(isEmpty, `${order} ${key}`).toEqual([...isEmpty].sort());
        }
      }
    });

  test('ignores an order by anything else', async () => {
    const other = Object.keys(entity.fields).filter((key) => !metaOf(entity.fields[key] as never).sort);
    const ids = async (query: Record<string, string>) => rowsOf(await ask(query)).map(({ id }) => id);
    const bad = [...other, 'tenantId', 'title;drop table policy', '1', 'constructor', '__proto__'].join(',');
    expect(await ids({ ascs: bad, descs: bad })).toEqual(await ids({}));
  });

  if (entity.listByParent)
    test('answers the rows of one parent as an array', async () => {
      const parent = entity.listByParent!;
      const [one, two] = await twoRows();
      const { body } = await ask({ [parent]: String(one[parent]) }, list);
      const ids = (body.data as Row[]).map(({ id }) => id);
      expect(ids).toContain(one.id);
      expect(ids).not.toContain(two.id);
    });
}

const kindOf = (entity: Entity, key: string) =>
  key in entity.fields ? metaOf(entity.fields[key] as never).kind : 'dateTime';
