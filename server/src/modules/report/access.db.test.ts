import { describe, expect, test } from 'vitest';

import { enginesHere } from '../../../test/database.ts';
import { at, bare, cases, money, reportFixtureOf } from '../../../test/fixtures/report-fixture.ts';
import type { Person } from '../../../test/journeys/people.ts';
import { idOf } from '../../seeds/slug-id.ts';

describe.each(enginesHere())('who reads what in reports (%s)', (kind) => {
  const world = reportFixtureOf(kind);

  test('no data set reads across tenants, whatever it asks for', async () => {
    for (const design of [cases, money, { ...bare, source: 'portalUser' }]) {
      const rows = await world().rowsOf(design, world().neighbour);
      expect(rows.flat().filter((value) => typeof value === 'number' && value > 0)).toEqual([]);
    }
    const id = await world().store({});
    expect((await world().run(id, world().neighbour)).status).toBe(404);
    expect((await world().neighbour.post(`${at}/export`, { id, format: 'csv' })).status).toBe(404);
  });

  test('a reader’s data scope holds for the source and for everything that it is read through', async () => {
    const byMoney = await world().store({});
    const figures = async (by: Person) => (await world().run(byMoney, by)).body.data.rows.at(-1).figures;
    expect(await figures(world().lead)).toEqual([110.75, 3]);
    expect(await figures(world().lead03)).toEqual([10.75, 2]);
    const byCase = await world().store({ ...cases, category: 'case' });
    expect((await world().run(byCase, world().lead03)).body.data.rows.at(-1).figures).toEqual([2]);
  });

  test('a report shows nobody what its lists would not show him', async () => {
    const id = await world().store({ ...bare, source: 'loginLog', category: 'platform' });
    expect(await world().run(id, world().lead)).toMatchObject({
      ...{ status: 403, body: { msg: '您没有查看“登录日志”的权限，不能运行此报表' } },
    });
  });

  test('a report is seen and run by the roles that it was granted to, once it is published', async () => {
    const granted = await world().store({ name: '授予的' });
    const others = await world().store({ name: '别人的', roleIds: idOf('role:finance') });
    const unpublished = await world().store({ name: '草稿的', isPublished: 0 });
    const listed = (await world().lead.get(`${at}/list`, { size: '200' })).body.data.records as {
      id: string;
    }[];
    const ids = listed.map(({ id }) => id);
    expect([granted, others, unpublished].map((id) => ids.includes(id))).toEqual([true, false, false]);
    const answers = [
      await world().run(granted, world().lead),
      await world().run(others, world().lead),
      await world().run(unpublished, world().lead),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 404]);
  });

  test('running is not designing, and neither is for those without a code', async () => {
    expect((await world().preview(cases, world().lead)).status).toBe(403);
    expect((await world().lead.post(`${at}/submit`, { ...money, name: 'x', category: 'fund' })).status).toBe(
      403,
    );
    const id = await world().store({});
    for (const call of ['run', 'export', 'preview'])
      expect((await world().acceptor.post(`${at}/${call}`, { ...money, id, format: 'csv' })).status).toBe(
        403,
      );
  });
});
