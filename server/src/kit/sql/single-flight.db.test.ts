import { tag } from '@policy/shared/contract/entities/content/tag.ts';
import { beforeAll, expect, test, vi } from 'vitest';

import { describeOnEachServer } from '../../../test/describe-on-server.ts';
import { repositoryOf } from '../rows/repository.ts';

describeOnEachServer('readers of one list', (server) => {
  beforeAll(async () => {
    for (const name of ['甲', '乙'])
      await repositoryOf(tag, server.context).insert({ name, category: 'topic' });
  });

  const list = (tenantId = server.context.tenantId) =>
    repositoryOf(tag, { ...server.context, tenantId }).list();

  test('twenty at one time cost the database two readings, and are all told the same', async () => {
    const prepare = vi.spyOn(server.context.db._.session, 'prepareQuery');
    const told = await Promise.all(Array.from({ length: 20 }, () => list()));
    const readings = prepare.mock.calls.filter(([{ sql }]) => sql.includes('from "tag"'));
    prepare.mockRestore();
    expect(readings).toHaveLength(2);
    expect(new Set(told.map((rows) => JSON.stringify(rows))).size).toBe(1);
    expect(told[0]!.length).toBeGreaterThanOrEqual(2);
  });

  test('those of another tenant read their own', async () => {
    const [ours, theirs] = await Promise.all([list(), list('999999'), list(), list('999999')]);
    expect(ours.map(({ name }) => name)).toEqual(expect.arrayContaining(['甲', '乙']));
    expect(theirs).toEqual([]);
  });

  test('nobody changes the rows that others are given', async () => {
    const [row] = await list();
    expect(() => Object.assign(row!, { name: '丙' })).toThrow(TypeError);
  });
});
