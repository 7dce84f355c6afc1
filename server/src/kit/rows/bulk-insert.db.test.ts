import { randomUUID } from 'node:crypto';
import { department } from '@policy/shared/contract/entities/people/department.ts';
import { sample } from '@policy/shared/contract/entities/develop/sample.ts';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';

import { describeOnEachServer } from '../../../test/describe-on-server.ts';
import { tableOf } from '../table/table.ts';
import { insertRows } from './bulk-insert.ts';
import { repositoryOf } from './repository.ts';

describeOnEachServer('many rows at once', (server) => {
  const least = { line: '一', colour: 'red', grade: 2, day: '2026-03-01' } as const;

  test('are stored exactly as one by one: a value of every kind, and none', async () => {
    const [unit] = await repositoryOf(department, server.context).all(undefined, 1);
    const full = {
      ...least,
      ...{ line: `'"\\{},引号`, paragraph: '第一行\n第二行\t"', whole: 9999, amount: 1234.5678 },
      ...{ isOn: 1, sizes: ['small', 'large'], moment: '2026-03-01 23:59:59', lines: ['甲', '"乙"', '{丙}'] },
      ...{ deptId: unit!.id, deptIds: [unit!.id], story: '<p>一<strong>二</strong></p>' },
    } as const;
    for (const draft of [full, least]) {
      const alone = await repositoryOf(sample, server.context).insert(structuredClone<object>(draft));
      const id = randomUUID();
      await insertRows(sample, server.context, { rows: [{ id, draft }] });
      const among = await repositoryOf(sample, server.context).first(eq(tableOf(sample).id, id));
      const { createTime, updateTime } = alone;
      expect({ ...among, createTime, updateTime }).toEqual({ ...alone, id });
    }
  });

  test('lose none beside one that holds half a character', async () => {
    const ids = [randomUUID(), randomUUID()];
    const halves = { ...least, line: `半\ud83d个`, lines: ['\udc00'] };
    await insertRows(sample, server.context, {
      rows: [
        { id: ids[0]!, draft: halves },
        { id: ids[1]!, draft: least },
      ],
    });
    const stored = await repositoryOf(sample, server.context).first(eq(tableOf(sample).id, ids[0]!));
    expect(stored).toMatchObject({ line: '半\ufffd个', lines: ['\ufffd'] });
    expect(await repositoryOf(sample, server.context).first(eq(tableOf(sample).id, ids[1]!))).toBeDefined();
  });

  test('take a statement for each thousand, whose text does not grow with them', async () => {
    const ask = vi.spyOn(server.context.db._.session, 'prepareQuery');
    const rows = Array.from({ length: 1500 }, () => ({ id: randomUUID(), draft: least }));
    await insertRows(sample, server.context, { rows });
    const texts = ask.mock.calls.map(([{ sql: text }]) => text).filter((text) => text.startsWith('insert'));
    ask.mockRestore();
    expect([texts.length, new Set(texts).size]).toEqual([2, 1]);
    expect(await repositoryOf(sample, server.context).count()).toBeGreaterThanOrEqual(1500);
  });
});
