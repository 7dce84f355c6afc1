import type { Http } from '@policy/shared/client/http.ts';
import { describe, expect, it, vi } from 'vitest';

import { contentKinds } from '../kinds/content-kinds.ts';
import { policyKind } from '../kinds/policy.ts';
import { addressIn, speaker } from '../kinds/speaking.fixture.ts';
import { atom } from './atom.ts';
import type { FeedEntry } from './atom.ts';
import { kindEntries, tagEntries } from './feed-entries.ts';
import { llmsText } from './llms-text.ts';

const entry: FeedEntry = {
  title: '奖励 <b>"A&B"</b>',
  summary: 'x\u0001y',
  url: 'https://a/x?id=1&b=2',
  markdown: 'https://a/x.md?id=1',
  author: '科创局',
  publishedOn: '2026-03-01',
  changed: '2026-03-02 09:00:00',
  terms: ['人才'],
};
const feed = {
  title: '政策',
  url: 'https://a/f',
  page: 'https://a/p',
  author: '平台',
  lang: 'zh-CN' as const,
};

const http = (rows: object[]) => {
  const get = vi.fn((_path: string, _query?: object) =>
    Promise.resolve({ records: rows, total: rows.length, size: 50, current: 1, pages: 1 }),
  );
  return { get, http: { get } as unknown as Http };
};
const row = {
  ...{ id: 'p1', title: '措施', titleEn: 'Measures', summary: '摘要', summaryEn: 'In short', tagIds: 't1' },
  ...{ publishDate: '2026-03-01', issuer: '区政府', agencyName: '政府办', agencyNameEn: 'Office' },
  ...{ createTime: '2026-02-01 09:00:00', updateTime: '2026-03-02 09:00:00' },
};
const tags = [{ id: 't1', name: '人才', nameEn: 'Talent' }];

describe('a feed', () => {
  it('says what RFC 4287 asks for, and nothing that breaks its form', () => {
    const xml = atom({ ...feed, entries: [entry] });
    for (const said of [
      '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="zh-CN"><id>https://a/f</id>',
      '<updated>2026-03-02T09:00:00+08:00</updated>',
      '<title>奖励 &lt;b&gt;&quot;A&amp;B&quot;&lt;/b&gt;</title>',
      '<id>https://a/x?id=1&amp;b=2</id>',
      '<published>2026-03-01T00:00:00+08:00</published>',
      '<link rel="alternate" type="text/markdown" href="https://a/x.md?id=1"/>',
      '<category term="人才"/>',
      '<summary>xy</summary>',
    ])
      expect(xml).toContain(said);
    expect(atom({ ...feed, entries: [] })).toContain('<updated>1970-01-01T00:00:00Z</updated>');
  });

  it('has the newest rows of a kind, in the language of its reader', async () => {
    const server = http([row]);
    const parts = { ...speaker('en'), http: server.http, at: addressIn('en'), tags };
    const [english] = await kindEntries(policyKind, parts);
    expect(english).toMatchObject({
      ...{ title: 'Measures', summary: 'In short', author: 'Office', terms: ['Talent'] },
      url: 'https://zc.example.gov.cn/en/policyinfo/policyinfoDetail?id=p1',
      markdown: 'https://zc.example.gov.cn/en/policyinfo/policyinfoDetail.md?id=p1',
    });
    expect(server.get.mock.calls[0]).toEqual(['policy/policyinfo/list', { descs: 'publishDate', size: 50 }]);
  });

  it('has what stands under a tag, of every kind that has tags', async () => {
    const server = http([]);
    const parts = { ...speaker('zh'), http: server.http, at: addressIn('zh'), tags };
    await tagEntries(contentKinds, parts, 't1');
    const asked = server.get.mock.calls.map(([path, query]) => [path, (query as { tagIds: string }).tagIds]);
    expect(asked).toContainEqual(['policy/policyinfo/list', 't1']);
    expect(asked.map(([path]) => path)).not.toContain('policy/gongshi/list');
  });
});

describe('what language models are told', () => {
  it('names the sections, what is new in each as Markdown, and the feeds', async () => {
    const parts = {
      ...speaker('zh'),
      http: http([row]).http,
      at: addressIn('zh'),
      tags,
      site: '服务平台',
      hasFeeds: true,
    };
    const text = llmsText([{ kind: policyKind, entries: await kindEntries(policyKind, parts) }], parts);
    expect(text).toMatch(/^# 服务平台\n\n> /);
    expect(text).toContain('- [政策文件](<https://zc.example.gov.cn/policyinfo>)');
    expect(text).toContain(
      '- [措施](<https://zc.example.gov.cn/policyinfo/policyinfoDetail.md?id=p1>): 摘要',
    );
    expect(text).toContain('(<https://zc.example.gov.cn/feeds/policies.xml>)');
  });
});
