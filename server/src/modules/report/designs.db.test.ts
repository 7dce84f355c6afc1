import { describe, expect, test } from 'vitest';

import { enginesHere } from '../../../test/database.ts';
import { at, cases, reportFixtureOf } from '../../../test/fixtures/report-fixture.ts';

describe.each(enginesHere())('a design (%s)', (kind) => {
  const world = reportFixtureOf(kind);

  test.each([
    ['a field that is not on the list', { dimensions: [{ field: 'creditCode' }] }],
    ['a column that no answer carries', { dimensions: [{ field: 'bankAccountCipher' }] }],
    ['a way that is not on the list', { dimensions: [{ field: 'userId.passwordHash' }] }],
    ['a sum of words', { measures: [{ aggregate: 'sum', field: 'applyNo' }] }],
    ['a span of something that is no time', { dimensions: [{ field: 'status', grain: 'month' }] }],
    ['a value that does not fit', { conditions: [{ field: 'submitTime', is: 'ge', value: ['yesterday'] }] }],
    ['a comparison that does not fit', { conditions: [{ field: 'status', is: 'like', value: ['x'] }] }],
  ])('with %s is refused', async (_, over) => {
    const { status, body } = await world().preview({ ...cases, ...over });
    expect([status, body.msg]).toEqual([
      400,
      expect.stringMatching(/^报表设计有误，请检查：(分组|指标|条件) 1$/),
    ]);
    const draft = { ...cases, name: '坏的', category: 'case', ...over };
    expect((await world().admin.post(`${at}/submit`, draft)).body.msg).toBe(body.msg);
  });

  test('that is SQL is no design', async () => {
    for (const field of ['status; drop table report', "status') union select", '1', 'a.b.c.d'])
      expect((await world().preview({ ...cases, dimensions: [{ field }] })).status).toBe(400);
    expect((await world().preview({ ...cases, source: 'user' })).status).toBe(400);
    expect((await world().preview({ ...cases, dimensions: [], measures: [] })).body.msg).toBe(
      '请至少选择一个分组或指标',
    );
  });

  describe('what is asked', () => {
    const asking = {
      ...cases,
      ...{ name: '问', category: 'case' },
      conditions: [
        { field: 'status', is: 'in', value: ['draft'], isAsked: true },
        { field: 'submitTime', is: 'between', isAsked: true },
      ],
    };
    const total = async (id: string, asked: object) =>
      (await world().run(id, world().admin, asked)).body.data.rows.at(-1).figures[0];

    test('takes the reader’s values, else the author’s, and nothing when it was emptied', async () => {
      const id = await world().store(asking);
      expect(await total(id, {})).toBe(1);
      expect(await total(id, { 0: ['paid'] })).toBe(2);
      expect(await total(id, { 0: [] })).toBe(3);
      expect(await total(id, { 0: [], 1: ['2026-03-31', '2026-03-31'] })).toBe(3);
      expect(await total(id, { 0: [], 1: ['2026-04-01', '2026-04-01'] })).toBe(0);
    });

    test('is bound, never read as a query', async () => {
      const id = await world().store({
        ...asking,
        conditions: [{ field: 'projectName', is: 'like', isAsked: true }],
      });
      expect(await total(id, { 0: ["%' or '1'='1"] })).toBe(0);
      expect(await total(id, { 0: ['%'] })).toBe(0);
      expect(await total(id, { 0: ['项目'] })).toBe(3);
      const dated = await world().store(asking);
      expect(await world().run(dated, world().admin, { 1: ['x', 'y'] })).toMatchObject({
        ...{ status: 400, body: { msg: '查询条件“提交时间”的值不正确' } },
      });
    });
  });
});
