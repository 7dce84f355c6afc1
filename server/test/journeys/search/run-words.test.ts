import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { searchMiss } from '@policy/shared/contract/entities/content/search-miss.ts';
import { v7 as uuidv7 } from 'uuid';
import { expect, it, vi } from 'vitest';

import { repositoryOf } from '../../../src/kit/rows/repository.ts';
import { tableOf } from '../../../src/kit/table/table.ts';
import { pageOf } from '../../../src/modules/content/search/answers.ts';
import { askedOf } from '../../../src/modules/content/search/asked.ts';
import { contentIndex } from '../../../src/modules/content/search/content-index.ts';
import { forgetMisses } from '../../../src/modules/content/search/misses.ts';
import { describeOnDemonstration, signedIn } from '../../describe-on-server.ts';
import { triesAll } from '../../engine-of-file.ts';
import { callerOf } from '../people.ts';

const portal = join(import.meta.dirname, '../../../../portal/messages');

/** Keywords that the portal itself names as examples, in its search boxes. */
function examples(locale: 'zh' | 'en'): string[] {
  const texts = readFileSync(join(portal, locale, 'home.json'), 'utf8');
  const named = [...texts.matchAll(/"placeholder": "(?:例如：|For example:? |e\.g\.,? )([^"]+)"/g)];
  return named
    .flatMap(([, words = '']) => words.split(/[、,]|\bor\b/))
    .map((word) => word.trim())
    .filter(Boolean);
}

describeOnDemonstration('what editors run a search by', (server) => {
  const editor = signedIn(server, 'editor');
  const search = async (keyword: string, headers: Record<string, string> = {}) =>
    (await callerOf(server, headers).get('policy/search/searchAllContent', { keyword })).body.data;
  const misses = async (query: string) =>
    (await editor.get('policy/search/miss/list', { query_equal: query })).body.data.records;

  it('a word means what they say from then on, and no longer when they remove it', async () => {
    expect((await search('蓝瓜')).total).toBe(0);
    const { body } = await editor.post('policy/search/word/submit', {
      ...{ kind: 'abbreviation', word: '蓝瓜', means: ['技术改造'], sort: 1 },
    });
    expect(body.msg).toBe('操作成功');
    expect((await search('蓝瓜')).total).toBeGreaterThan(0);
    await editor.post('policy/search/word/remove', { ids: body.data.id });
    expect((await search('蓝瓜')).total).toBe(0);
  });

  it('a word without a meaning is refused', async () => {
    const { status, body } = await editor.post('policy/search/word/submit', {
      kind: 'synonym',
      word: '蓝瓜',
    });
    expect([status, body.msg]).toEqual([400, '请输入对应词语']);
  });

  it('signs alone are refused as a word and as a meaning', async () => {
    const said = { kind: 'abbreviation', word: '技改', means: ['技术改造', '？'], sort: 1 };
    const meaning = await editor.post('policy/search/word/submit', said);
    expect([meaning.status, meaning.body.msg]).toEqual([400, '“？”中没有汉字、字母或数字，无法用于搜索']);
    const word = await editor.post('policy/search/word/submit', { ...said, word: '……', means: ['技改'] });
    expect([word.status, word.body.data.errors]).toMatchObject([400, [{ field: 'word' }]]);
  });

  it('everything that the product offers to search for finds something, and what finds nothing is not offered', async () => {
    await editor.post('policy/search/word/submit', { kind: 'hot', word: '火星移民', sort: 0 });
    const { body } = await callerOf(server, {}).get('policy/search/hotwords');
    const offered: { word: string; wordEn: string | null }[] = body.data;
    expect(offered.map(({ word }) => word)).toEqual(expect.arrayContaining(['研发补助', '技改', '稳岗']));
    expect(offered.map(({ word }) => word)).not.toContain('火星移民');
    expect(examples('zh').length).toBeGreaterThan(2);
    const all = [
      ...offered.flatMap(({ word, wordEn }) => [word, ...(wordEn === null ? [] : [wordEn])]),
      ...examples('zh'),
      ...examples('en'),
    ];
    const asked = ['忘记密码', '帮助', 'gqrd', '电力 补贴'];
    const without: string[] = [];
    for (const keyword of [...all, ...asked]) if ((await search(keyword)).total === 0) without.push(keyword);
    expect(without).toEqual([]);
  });

  it('what finds nothing is counted, without what could tell a person, and forgotten once it finds something', async () => {
    await search('量子卫星');
    await search('量子卫星 ');
    await search('张某 440305199001011234 zhang@example.cn');
    expect(await misses('量子卫星')).toMatchObject([{ misses: 2 }]);
    expect(await misses('张某 * *')).toMatchObject([{ misses: 1 }]);
    await search('技改');
    expect(await misses('技改')).toEqual([]);
    await editor.post('policy/search/word/submit', { kind: 'synonym', word: '量子卫星', means: ['技改'] });
    await forgetMisses(server.services);
    expect(await misses('量子卫星')).toEqual([]);
    expect(await repositoryOf(searchMiss, server.context).count()).toBeGreaterThan(0);
  });

  it.runIf(triesAll)(
    'whatever finds something by now is forgotten, also beyond the most frequent; what editors removed keeps no place',
    async () => {
      const { db, tenantId } = server.context;
      const now = '2026-11-01 00:00:00';
      const missed = (query: string, times: number, isDeleted = 0) => ({
        ...{ id: uuidv7(), tenantId, query, misses: times, isDeleted },
        ...{ lastTime: now, createTime: now, updateTime: now },
      });
      const many = Array.from({ length: 1990 }, (_, at) => missed(`火星${String(at)}移民`, 9));
      const removed = Array.from({ length: 100 }, (_, at) => missed(`removed ${String(at)}`, 99, 1));
      const rows = [...many, missed('金瓜补助金瓜', 1), ...removed];
      for (let at = 0; at < rows.length; at += 500)
        await db.insert(tableOf(searchMiss)).values(rows.slice(at, at + 500));
      await forgetMisses(server.services);
      expect(await misses('金瓜补助金瓜')).toHaveLength(1);
      await editor.post('policy/search/word/submit', {
        ...{ kind: 'abbreviation', word: '金瓜补助金瓜', means: ['技术改造'], sort: 1 },
      });
      await forgetMisses(server.services);
      expect(await misses('金瓜补助金瓜')).toEqual([]);
      expect(await misses('火星7移民')).toHaveLength(1);
    },
  );

  it('a search is answered where it cannot be counted, which is logged', async () => {
    const error = vi.fn();
    const asked = await askedOf(server.context, { keyword: '月亮移民月亮' }, true);
    const found = await contentIndex.find(server.context, asked);
    const log = { ...server.services.processLog, error };
    const broken = { ...server.context, clock: { now: () => new Date(NaN) } };
    const page = await pageOf({ context: broken, log }, asked, found);
    expect([page.total, error.mock.calls.length]).toEqual([0, 1]);
  });

  it('nobody else reads or writes any of it', async () => {
    for (const call of ['word/list', 'miss/list', 'index'])
      expect((await callerOf(server, {}).get(`policy/search/${call}`)).status).toBe(401);
  });
});
