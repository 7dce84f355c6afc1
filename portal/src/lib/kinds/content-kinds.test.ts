import { describe, expect, it } from 'vitest';

import { contentKinds } from './content-kinds.ts';
import { itemGuideKind } from './item-guide.ts';
import type { KindRow } from './kit/kind.ts';
import { policyKind } from './policy.ts';
import { publicityListKind } from './publicity-list.ts';
import { demonstrationRows } from './demonstration.fixture.ts';
import { speaker } from './speaking.fixture.ts';

const [zh, en] = [speaker('zh'), speaker('en')];
const rows = demonstrationRows();
const han = /\p{Script=Han}/u;
const doubled = (said: string[]) => said.filter((one, at) => said.indexOf(one) !== at);

/** A row with what a case says of it. */
const rowWith = (said: object) =>
  ({
    ...{ id: 'r1', createTime: '2026-03-01 09:00:00', updateTime: '2026-03-02 09:00:00' },
    ...{ agencyName: '云澜区科技创新局', agencyNameEn: 'Yunlan District Science Bureau' },
    ...said,
  }) as KindRow;

describe('what rows say of themselves', () => {
  it('has every kind of the demonstration', () => {
    expect(new Set(rows.map(({ kind }) => kind.file)).size).toBe(contentKinds.length);
    expect(rows.length).toBeGreaterThan(150);
  });

  it.each([
    ['zh', zh],
    ['en', en],
  ])('in %s, no two pages of the demonstration have the same title or description', (_name, said) => {
    const words = rows.map(({ kind, row }) => kind.words(row, said));
    expect(doubled(words.map(({ title }) => title))).toEqual([]);
    expect(doubled(words.map(({ description }) => description))).toEqual([]);
  });

  it('tells readers of English nothing in Chinese', () => {
    const chinese = rows
      .map(({ kind, row }) => kind.words(row, en))
      .filter(({ title, description, source }) => han.test(title + description + source));
    expect(chinese).toEqual([]);
  });

  it('tells what a document is, by whom and of when, where nobody has translated its title', () => {
    const row = rowWith({
      ...{ title: '若干措施', titleEn: null, docNo: '云澜科规〔2025〕2号', publishDate: '2025-03-25' },
      ...{ summary: '摘要', summaryEn: null, issuer: '云澜区科技创新局', keywords: null },
    });
    const words = policyKind.words(row, en);
    expect(words.title).toBe('Policy document: No. 2 (2025), Yunlan District Science Bureau, 2025-03-25');
    expect(words.description).toBe(
      `${words.title}. Published in Chinese by Yunlan District Science Bureau on 2025-03-25.`,
    );
    expect(policyKind.words(row, zh)).toMatchObject({ title: '若干措施', description: '摘要' });
  });

  it('says of a guide what it gives, in English as far as it needs no translation', () => {
    const row = rowWith({
      ...{ title: '企业研发投入后补助', titleEn: 'Post-subsidy for R&D', standard: '年度最高200万元。' },
      ...{ supportMode: 'subsidy', amountCapWan: 250, applyStart: '2026-11-09', applyEnd: '2026-12-18' },
    });
    expect(itemGuideKind.words(row, en).description).toBe(
      'Post-subsidy for R&D: Subsidy after completion, up to CNY 2,500,000, open from 2026-11-09 to 2026-12-18.',
    );
    expect(itemGuideKind.words(row, zh).description).toContain('年度最高200万元。');
    const translated = rowWith({ ...row, standardEn: 'At most CNY 2,000,000 a year.' });
    expect(itemGuideKind.words(translated, en).description).toContain('At most CNY 2,000,000 a year.');
  });

  it('calls a publicity list by its item, its round and its day, where it has no English title', () => {
    const row = rowWith({
      ...{ title: '拟拨付名单公示', guideTitleEn: 'R&D subsidy', batchNo: 'YL-2026-01', publishDate: null },
      ...{ publicityStart: '2026-11-09', publicityEnd: '2026-11-16', totalCount: 1, totalAmountWan: 10.5 },
    });
    expect(publicityListKind.words(row, en)).toMatchObject({
      title: 'Public notice: R&D subsidy (YL-2026-01, 2026-11-09)',
      publishedOn: '2026-11-09',
    });
    expect(publicityListKind.words(row, en).description).toMatch(/1 beneficiary, CNY 105,000 in total/);
    const named = rowWith({ ...row, titleEn: 'R&D subsidy: recipients' });
    expect(publicityListKind.words(named, en).title).toBe('R&D subsidy: recipients (YL-2026-01, 2026-11-09)');
    expect(publicityListKind.words(row, zh).title).toBe('拟拨付名单公示（YL-2026-01，2026-11-09）');
  });
});
