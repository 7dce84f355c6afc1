import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import { searchFields, searchTypes } from '@policy/shared/contract/portal/search.ts';
import { expect, it } from 'vitest';

import { repositoryOf } from '../../../src/kit/rows/repository.ts';
import { describeOnDemonstration } from '../../describe-on-server.ts';
import { callerOf } from '../people.ts';
import { idOf } from '../../../src/seeds/slug-id.ts';

interface Found {
  type: string;
  id: string;
  title: string;
  url: string;
}

describeOnDemonstration('the calls of the search', (server) => {
  const visitor = () => callerOf(server, {});
  const find = async (query: Record<string, string>, call = 'searchAllContent') => {
    const { status, body } = await visitor().get(`policy/search/${call}`, query);
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data;
  };
  const titles = async (query: Record<string, string>) =>
    ((await find(query)).records as Found[]).map(({ title }) => title);

  it.each([
    ['研发补助', 'g09'],
    ['技改', 'g10'],
    ['稳岗', 'pol-020'],
    ['高企', 'g01'],
    ['技改 设备', 'g10'],
    ['租房 补贴', 'g22'],
    ['zufang butie', 'g22'],
    ['租房补帖', 'g22'],
    ['云澜工信规[2025]5号', 'pol-008'],
    ['R&D subsidy', 'g09'],
    ['selection rules for AI demonstration scenarios', 'd13'],
    ['what counts as entering the statistics for the first time', 'd03'],
    ['innovation voucher redemption: recipients, third quarter', 'p13'],
  ])('%s finds its item at the top', async (keyword, slug) => {
    const { records } = await find({ keyword });
    expect((records as Found[]).slice(0, 3).map(({ id }) => id)).toContain(idOf(slug));
  });

  it('tells a result whole, with the words that were found and the clause that they stand in', async () => {
    const { records, exact, facets, keyword, isCut } = await find({ keyword: '云澜工信规〔2025〕5号' });
    expect([keyword, isCut]).toEqual(['云澜工信规〔2025〕5号', false]);
    expect(exact).toEqual(records[0]);
    expect(records[0]).toMatchObject({ type: 'policy', docNo: '云澜工信规〔2025〕5号', validity: 'valid' });
    expect(Object.keys(facets)).toEqual(expect.arrayContaining([...searchFields]));
    const clause = (await find({ keyword: '融资租赁购置设备', type: 'policy' })).records[0];
    expect(clause.clauseNo).toBe('第四条');
    expect(clause.url).toMatch(/\?id=[\w-]+#c-4$/);
    const marked = (clause.marks as [number, number][]).map(([start, end]) =>
      clause.snippet.slice(start, end),
    );
    expect(marked.join('')).toContain('融资租赁');
  });

  it('leads to the page of an item guide, which one that needs no application has of its own', async () => {
    const { records } = await find({ keyword: '补贴', size: '50' }, 'searchguide');
    const pages = new Map<string, string>(records.map(({ id, url }: Found) => [id, url.split('?')[0]]));
    const guides = await repositoryOf(itemGuide, server.context).all(undefined);
    const shown = guides.filter(({ id }) => pages.has(id));
    expect(new Set(shown.map(({ isMsjx }) => isMsjx))).toEqual(new Set([0, 1]));
    for (const { id, isMsjx } of shown) expect(pages.get(id)?.endsWith('-msjx')).toBe(isMsjx === 1);
  });

  it('each call answers its type, and all of them how many there are of each', async () => {
    const whole = await find({ keyword: '补贴', size: '100' });
    expect(Object.keys(whole.typeCounts).toSorted()).toEqual(searchTypes.toSorted());
    const sum = Object.values<number>(whole.typeCounts).reduce((total, count) => total + count, 0);
    expect(whole.total).toBe(sum);
    for (const [call, type] of [
      ['searchpolicy', 'policy'],
      ['searchguide', 'guide'],
      ['searchnotice', 'notice'],
    ] as const) {
      const page = await find({ keyword: '补贴', size: '100' }, call);
      expect(page.typeCounts).toEqual(whole.typeCounts);
      expect(page.total).toBe(whole.typeCounts[type]);
      expect(new Set((page.records as Found[]).map((one) => one.type))).toEqual(new Set([type]));
    }
    const { groups, typeCounts } = await find({ keyword: '补贴' }, 'searchall');
    expect(typeCounts).toEqual(whole.typeCounts);
    for (const { type, total, records } of groups)
      expect([total, records.length]).toEqual([typeCounts[type], Math.min(5, typeCounts[type])]);
  });

  it('facets count what choosing them leaves', async () => {
    const { facets } = await find({ keyword: '补贴' });
    for (const field of searchFields) {
      const [value] = facets[field];
      expect(value.label).not.toBe('');
      const narrowed = await find({ keyword: '补贴', [field]: value.value });
      expect([field, narrowed.total]).toEqual([field, value.count]);
      expect(narrowed.facets[field]).toEqual(facets[field]);
    }
  });

  it('pages neither repeat a result nor miss one, whatever the order', async () => {
    for (const sort of ['relevance', 'deadline']) {
      const { total } = await find({ keyword: '奖励', sort });
      const pages = Math.ceil(total / 20);
      const found: string[] = [];
      for (let current = 1; current <= pages + 1; current++)
        for (const { id } of (await find({ keyword: '奖励', sort, size: '20', current: String(current) }))
          .records)
          found.push(id);
      expect([sort, found.length, new Set(found).size]).toEqual([sort, total, total]);
    }
  });

  it('knows rows of this tenant alone, and names what it leaves aside', async () => {
    const { ignored, total } = await find({
      ...{ keyword: '技改', agencyId: `${idOf('nobody')},${idOf('a03')}`, tagIds: 'x' },
    });
    expect(ignored).toEqual([
      { field: 'agencyId', value: idOf('nobody') },
      { field: 'tagIds', value: 'x' },
    ]);
    expect(total).toBe((await find({ keyword: '技改', agencyId: idOf('a03') })).total);
    const refused = await visitor().get('policy/search/searchall', { keyword: ' ' });
    expect([refused.status, refused.body.msg]).toEqual([400, '请输入要搜索的内容']);
  });

  it.each([
    `' | !* & ('`,
    `a:* <-> b`,
    `${'('.repeat(50)}(.*)+$`,
    `%_\\'; drop table search_document; --`,
    `<script>alert(1)</script>`,
    '𠮷\u{1F600}\u0007',
  ])('answers %s as text', async (keyword) => {
    const { total, help } = await find({ keyword });
    expect(total === 0).toBe(help !== null);
  });

  it('cuts what is too long, and says so', async () => {
    const { keyword, isCut, total } = await find({ keyword: `技改${'设备'.repeat(2000)}` });
    expect([[...keyword].length, isCut]).toEqual([100, true]);
    expect(total).toBeGreaterThan(0);
  });

  it('helps where nothing is found: without filters, and by words that do find something', async () => {
    const { total, help } = await find({ keyword: '婚姻登记预约' });
    expect([total, help.unfiltered]).toEqual([0, 0]);
    for (const word of help.words)
      expect([word, (await titles({ keyword: word })).length > 0]).toEqual([word, true]);
    const narrowed = await find({ keyword: '技改', year: '1999' });
    expect(narrowed.help.unfiltered).toBe((await find({ keyword: '技改' })).total);
  });

  it('suggests titles, which find themselves', async () => {
    for (const keyword of ['租房', 'zfbt', '技改', 'rent']) {
      const { body } = await visitor().get('policy/search/suggest', { keyword });
      expect(body.data.length).toBeGreaterThan(0);
      expect(body.data.length).toBeLessThanOrEqual(8);
      for (const { text, id } of body.data)
        expect(
          ((await find({ keyword: text, size: '50' })).records as Found[]).map((one) => one.id),
        ).toContain(id);
    }
    expect((await visitor().get('policy/search/suggest')).body.data).toEqual([]);
    const english = callerOf(server, { 'accept-language': 'en' });
    const { body } = await english.get('policy/search/suggest', { keyword: 'rent' });
    expect(body.data[0].text).toMatch(/rent/i);
  });
});
