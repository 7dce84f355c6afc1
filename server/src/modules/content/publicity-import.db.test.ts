import { publicityEntry } from '@policy/shared/contract/entities/content/publicity-entry.ts';
import { publicityList } from '@policy/shared/contract/entities/content/publicity-list.ts';
import type { ImportChoices } from '@policy/shared/contract/kit/import-events.ts';
import type { CellValue } from 'hucre/xlsx';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import { describeOnDemonstration, signedIn } from '../../../test/describe-on-server.ts';
import { callerOf } from '../../../test/journeys/people.ts';
import { eventsIn, upload, workbook } from '../../../test/sheets.ts';
import { signIn } from '../../../test/test-server.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { asSystem } from '../../kit/rules/rules.ts';
import { tableOf } from '../../kit/table/table.ts';

const heads = ['序号', '单位名称', '统一社会信用代码', '事项名称', '金额（万元）', '备注'];
const path = 'policy/gongshientry/import';

describeOnDemonstration('the entries of a publicity list from a sheet', (server) => {
  const clerk = signedIn(server, 'clerk');
  const publisher = signedIn(server, 'publisher');
  let token = '';
  let listed: { id: string; version: number };
  beforeAll(async () => {
    token = String((await signIn(server, 'clerk')).body.access_token);
    const lists = repositoryOf(publicityList, asSystem(server.context, 'a list to import below'));
    const [given] = await lists.all(eq(tableOf(publicityList).status, 'published'), 1);
    const { title, guideId, policyId, agencyId, publicityStart, publicityEnd } = given!;
    const draft = { title: `${title}二`, guideId, policyId, agencyId, publicityStart, publicityEnd };
    listed = await lists.insert({ ...draft, status: 'published' });
  });
  const totalsOf = async (id: string) => {
    const { totalCount, totalAmountWan } = (await clerk.get('policy/gongshi/detail', { id })).body.data;
    return [totalCount, totalAmountWan];
  };
  const addDraft = async () => {
    const lists = repositoryOf(publicityList, asSystem(server.context, 'a list to import below'));
    const [given] = await lists.all(eq(tableOf(publicityList).id, listed.id), 1);
    const { title, guideId, policyId, agencyId, publicityStart, publicityEnd } = given!;
    const draft = { title: `${title}三`, guideId, policyId, agencyId, publicityStart, publicityEnd };
    return (await lists.insert(draft)).id;
  };
  let calls = 0;
  const bring = async (rows: CellValue[][], choices: Partial<ImportChoices> = { below: listed.id }) => {
    calls += 1;
    const labels = (await clerk.get('policy/gongshientry/import-template')).status;
    expect(labels).toBe(200);
    const file = await workbook([heads, ...rows]);
    return upload(server, { path, token, file, choices, address: `10.8.0.${String(calls)}` });
  };

  test('numbers of companies and people are told in part, and the public sees none before the review', async () => {
    const rows = [
      [1, '甲公司', '91449900MA5ABCDE1X', '研发补助', 12.5, ''],
      [2, '张三', '11010519491231002X', '人才补贴', 3, '手机13800138000'],
    ];
    const { payload } = await bring(rows);
    expect(eventsIn(payload).at(-1)).toEqual({ kind: 'done', added: 2, changed: 0, left: 0, refused: 0 });
    const entriesOf = async (by: typeof clerk) =>
      (await by.get('policy/gongshientry/list', { listId: listed.id, size: '50' })).body.data.records;
    expect(await entriesOf(clerk)).toMatchObject([
      { name: '甲公司', codeMasked: '914499********DE1X' },
      { name: '张三', codeMasked: '110105********002X', remark: '手机138****8000' },
    ]);
    expect(await entriesOf(callerOf(server, {}))).toEqual([]);
    const stored = await repositoryOf(publicityEntry, server.context).count(
      eq(tableOf(publicityEntry).listId, listed.id),
    );
    expect(stored).toBe(0);
  });

  test('a list tells how many entries it has and what they add up to, whoever wrote them', async () => {
    const [one, other] = [await addDraft(), await addDraft()];
    await bring(
      [
        [1, '甲公司', '—', '补助', 12.5, ''],
        [2, '乙公司', '—', '补助', 3.0001, ''],
      ],
      { below: one },
    );
    expect(await totalsOf(one)).toEqual([2, 15.5001]);
    const entries = repositoryOf(publicityEntry, server.context);
    const [first, second] = await entries.all(eq(tableOf(publicityEntry).listId, one), 9);
    await entries.update(first!.id, { amountWan: 1 });
    await entries.update(second!.id, { listId: other });
    const told = [await totalsOf(one), await totalsOf(other)];
    const amounts = [1, second!.amountWan].map((amount) => [1, amount]);
    expect(told).toEqual(amounts);
    await entries.remove([first!.id]);
    expect(await totalsOf(one)).toEqual([0, 0]);
  });

  test('entries of a public list count once their revision is published', async () => {
    await bring([[1, '丙公司', '—', '补助', 8, '']]);
    const known = repositoryOf(publicityList, server.context);
    const stored = async () => (await known.all(eq(tableOf(publicityList).id, listed.id), 1))[0];
    expect(await stored()).toMatchObject({ totalCount: 0 });
    for (const [by, act] of [
      [clerk, 'toReview'],
      [publisher, 'publish'],
    ] as const) {
      const { status, body } = await by.post(`policy/gongshi/${act}`, { ids: listed.id });
      expect(status, JSON.stringify(body)).toBe(200);
    }
    const entries = await repositoryOf(publicityEntry, server.context).all(
      eq(tableOf(publicityEntry).listId, listed.id),
      9,
    );
    const amount = entries.reduce((sum, { amountWan }) => sum + amountWan, 0);
    expect(amount).toBeGreaterThan(0);
    expect(await stored()).toMatchObject({ totalCount: entries.length, totalAmountWan: amount });
  });

  test('a sheet stands below a list, and below no list of nobody’s', async () => {
    const row = [1, '乙公司', '—', '补助', 1, ''];
    expect((await bring([row], {})).statusCode).toBe(400);
    const { payload } = await bring([row], { below: '00000000-0000-7000-8000-000000000000' });
    expect(eventsIn(payload).at(-1)).toMatchObject({ kind: 'refused' });
  });
});
