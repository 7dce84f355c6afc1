import { searchSorts } from '@policy/shared/contract/portal/search.ts';
import type { SearchSort } from '@policy/shared/contract/portal/search.ts';
import { beforeAll, expect, test } from 'vitest';

import { describeOnEachDatabase } from '../../../test/database.ts';
import { seedContext } from '../../../test/seed-context.ts';
import { thesaurusOf } from '../query/thesaurus.ts';
import { databaseIndex } from './database-index.ts';
import type { SearchDocument, SearchQuestion } from './search-index.ts';
import { sampleDocument } from './test-document.ts';

const index = databaseIndex(() =>
  Promise.resolve(
    thesaurusOf([
      { kind: 'abbreviation', word: '技改', means: ['技术改造'] },
      { kind: 'translation', word: 'loan interest', means: ['贷款贴息'] },
    ]),
  ),
);
const idOf = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
const given: Partial<SearchDocument>[] = [
  {
    type: 'guide',
    title: '工业技术改造设备补助',
    itemCode: 'YL1063S',
    amountCapWan: 100,
    publishDate: '2026-01-02',
  },
  {
    ...{ type: 'policy', title: '云澜区支持工业企业发展的若干措施', docNo: '云澜工信规〔2025〕5号' },
    ...{
      publishDate: '2025-03-01',
      passages: [{ clauseNo: '第三条', anchor: 'c-3', text: '对技术改造项目给予设备补助。' }],
    },
  },
  { type: 'policy', title: '专精特新办法', docNo: '云澜工信规〔2025〕7号', publishDate: '2025-05-01' },
  { type: 'guide', title: '高校毕业生租房补贴', titleEn: 'Rent Subsidy for Graduates', amountCapWan: 1 },
  { type: 'guide', title: '贷款贴息', passages: [{ clauseNo: null, text: '依据云澜工信规〔2025〕5号。' }] },
  ...Array.from({ length: 25 }, (_, at) => ({
    type: 'notice' as const,
    title: `关于展会的通知${String(at)}`,
  })),
];

describeOnEachDatabase('the index of published content', (database) => {
  const context = () => seedContext(database());
  const documents = given.map((document, at) => sampleDocument({ ...document, id: idOf(at) }));
  const find = (keyword: string, more: Partial<SearchQuestion> = {}) =>
    index.find(context(), { keyword, current: 1, size: 10, ...more });
  const titles = async (keyword: string, more?: Partial<SearchQuestion>) =>
    (await find(keyword, more)).records.map(({ title }) => title);

  beforeAll(async () => {
    await index.put(context(), documents);
  });

  test.each([
    ['技改', ['工业技术改造设备补助', '云澜区支持工业企业发展的若干措施']],
    ['租房补帖', ['高校毕业生租房补贴']],
    ['zufang butie', ['高校毕业生租房补贴']],
    ['dktx', ['贷款贴息']],
    ['loan interest', ['贷款贴息']],
    ['rent subsidies', ['高校毕业生租房补贴']],
    ['工信规2025', ['云澜区支持工业企业发展的若干措施', '专精特新办法', '贷款贴息']],
    ['ＹＬ１０６３Ｓ', ['工业技术改造设备补助']],
    ['云澜工信规〔2025〕99号', []],
    ['婚姻登记预约', []],
    [`' | !* & ('`, []],
  ])('%s finds %j', async (keyword, expected) => {
    expect(await titles(keyword)).toEqual(expected);
  });

  test('the document whose own number is asked for is told apart, and comes before one that names it', async () => {
    const answer = await find('云澜工信规[2025]5号');
    expect(answer.exact).toMatchObject({ type: 'policy', id: idOf(1) });
    expect(answer.records.map(({ id }) => id)).toEqual([idOf(1), idOf(4)]);
    expect((await find('工信规2025')).exact).toBeNull();
  });

  test('a result tells its clause, and a query how it was meant', async () => {
    const { records } = await find('技术改造', { filters: { types: ['policy'] } });
    expect(records[0]?.snippet).toEqual({
      text: '对技术改造项目给予设备补助。',
      marks: [[1, 5]],
      ...{ clauseNo: '第三条', anchor: 'c-3' },
    });
    expect((await find('租房补帖')).suggestion).toBe('租房补贴');
  });

  test('pages neither repeat a document nor miss one, and tell all there are of every type', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((current) => find('展会', { current })));
    expect(pages.map(({ records, total }) => [records.length, total])).toEqual([
      [10, 25],
      [10, 25],
      [5, 25],
      [0, 25],
    ]);
    expect(new Set(pages.flatMap(({ records }) => records.map(({ id }) => id))).size).toBe(25);
    const policies = await find('补助', { filters: { types: ['policy'] } });
    expect([policies.total, policies.typeCounts]).toEqual([1, { guide: 1, policy: 1 }]);
  });

  test('filters and orders by what documents say', async () => {
    expect(await titles('工信规2025', { filters: { year: ['2025'] } })).toHaveLength(2);
    expect(await titles('工信规2025', { sort: 'oldest', filters: { types: ['policy'] } })).toEqual([
      '云澜区支持工业企业发展的若干措施',
      '专精特新办法',
    ]);
  });

  test('tells how many there are with each value of a field, whatever is chosen of that field itself', async () => {
    const { facets, total } = await find('工信规2025', { filters: { year: ['2025'], validity: ['valid'] } });
    expect(total).toBe(2);
    expect(facets.validity).toEqual([{ value: 'valid', count: 2 }]);
    expect(facets.year).toEqual([{ value: '2025', count: 2 }]);
    expect((await find('工信规2025', { filters: { year: ['1999'] } })).facets).toMatchObject({
      year: [{ value: '2025', count: 2 }],
      validity: [],
    });
  });

  test('orders by everything that a result says', async () => {
    const sorted = (sort: SearchSort) => titles('设备', { sort });
    const [guide, policy] = ['工业技术改造设备补助', '云澜区支持工业企业发展的若干措施'];
    for (const sort of searchSorts) expect(new Set(await sorted(sort))).toEqual(new Set([guide, policy]));
    expect([await sorted('cap'), await sorted('oldest')]).toEqual([
      [guide, policy],
      [policy, guide],
    ]);
    expect([await sorted('validity'), await sorted('newest')]).toEqual([
      [policy, guide],
      [guide, policy],
    ]);
  });

  test('the first of every type, each by relevance', async () => {
    const { records } = await index.findGroups(context(), { keyword: '工信规2025' }, 1);
    expect(records.map(({ type, title }) => [type, title])).toEqual([
      ['guide', '贷款贴息'],
      ['policy', '云澜区支持工业企业发展的若干措施'],
    ]);
  });

  test('words that find something alone are told of a query that finds nothing', async () => {
    expect(await index.findableWords(context(), '婚姻 展会 怎么办')).toEqual(['展会']);
    expect(await index.count(context(), '展会')).toBe(25);
  });

  test('titles are suggested as they are typed', async () => {
    expect(await index.suggest(context(), 'zufang')).toEqual([
      { text: '高校毕业生租房补贴', type: 'guide', id: idOf(3), url: '/' },
    ]);
  });

  test('is its tenant’s alone', async () => {
    const other = { ...context(), tenantId: '000001' };
    expect(await index.find(other, { keyword: '技改', current: 1, size: 10 })).toMatchObject({
      total: 0,
      records: [],
    });
    expect(await index.suggest(other, '租房')).toEqual([]);
  });

  test('what is put in again takes the place of what was there, and what is taken out is not found', async () => {
    const document = sampleDocument({ type: 'help', id: idOf(900), title: '光伏补贴问答' });
    await index.put(context(), [document]);
    await index.put(context(), [{ ...document, title: '光伏问答' }]);
    expect(await titles('光伏')).toEqual(['光伏问答']);
    await index.remove(context(), [document]);
    expect(await titles('光伏')).toEqual([]);
  });
});
