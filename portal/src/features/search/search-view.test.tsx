import type { SearchPage, SearchRecord } from '@policy/shared/contract/portal/search.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { axeFindings, renderInPage } from '../../components/testing/render-in-page.tsx';
import { searchQuery } from '../../lib/lists/search-list.ts';
import { SearchView } from './search-view.tsx';

const record: SearchRecord = {
  ...{
    type: 'guide',
    id: 'g1',
    title: '研发补助申报',
    titleEn: 'Subsidy for research',
    titleMarks: [[0, 2]],
  },
  ...{ titleEnMarks: [[12, 20]], snippet: '对研发投入给予补助', marks: [[1, 3]], clauseNo: '第三条' },
  ...{ docNo: null, itemCode: 'YL-001', agencyName: '云澜区工信局', agencyNameEn: null },
  ...{ publishDate: '2026-03-01', applyEnd: '2026-12-31', amountCapWan: 50 },
  ...{ validity: null, windowStatus: 'open', url: '/policyitemguide/policyitemguideDetail?id=g1' },
};
const noFacets = {
  ...{ agencyId: [], industryIds: [], enterpriseSizes: [], tagIds: [], year: [] },
  ...{ validity: [], windowStatus: [] },
};
const noTypes = {
  ...{ policy: 0, guide: 0, rule: 0, notice: 0, publicity: 0, interpretation: 0, help: 0 },
};
const found: SearchPage = {
  ...{ records: [record], total: 1, size: 10, current: 1, pages: 1, keyword: '研发', isCut: false },
  ...{ typeCounts: { ...noTypes, guide: 1, policy: 3 }, exact: null, suggestion: null },
  ...{ ignored: [], help: null },
  facets: {
    ...noFacets,
    agencyId: [{ value: 'a1', label: '云澜区工信局', labelEn: 'Industry Office', count: 1 }],
  },
};
const show = (page: Partial<SearchPage> = {}, query: object = {}) =>
  renderInPage(
    <SearchView
      query={searchQuery.parse({ keyword: '研发', ...query })}
      page={{ ...found, ...page }}
      suggests
    />,
  );

afterEach(cleanup);

it('marks the words in title and text, and leads to the page of what was found', async () => {
  const { container } = show();
  const result = within(screen.getByRole('article'));
  expect(result.getByRole('link')).toHaveProperty('pathname', '/policyitemguide/policyitemguideDetail');
  const marked = [...container.querySelectorAll('mark')].map(({ textContent: text }) => text);
  expect(marked).toEqual(['研发', '研发']);
  expect(result.getByText('第三条')).toBeTruthy();
  expect(await axeFindings(container)).toEqual([]);
});

it('says in which language the words around what was found are', () => {
  show({ records: [{ ...record, snippet: 'Up to 50,000', marks: [], clauseNo: null }] });
  expect(screen.getByText('Up to 50,000').lang).toBe('en');
  cleanup();
  show();
  expect(screen.getByText('第三条').closest('p')?.lang).toBe('zh-CN');
});

it('counts each kind that has anything, and offers filters with their counts', () => {
  show();
  const kinds = within(screen.getByRole('navigation', { name: '按内容类型查看' }));
  expect(kinds.getAllByRole('link').map(({ textContent: text }) => text)).toEqual([
    '全部4',
    '政策3',
    '事项1',
  ]);
  const policies = kinds.getByRole('link', { name: /政策/ });
  expect(new URL(policies.getAttribute('href')!, 'http://x').searchParams.get('type')).toBe('policy');
  expect(policies.getAttribute('rel')).toBe('nofollow');
  const [agency] = screen.getAllByRole('link', { name: /云澜区工信局/ });
  expect(new URL(agency!.getAttribute('href')!, 'http://x').searchParams.get('agencyId')).toBe('a1');
});

it('says what it made of the words', () => {
  show({ suggestion: '租房补贴', isCut: true, ignored: [{ field: 'validity', value: '<b>' }] });
  expect(screen.getByText(/您是不是要找：“租房补贴”/)).toBeTruthy();
  expect(screen.getByText(/只按前 100 个字查找/)).toBeTruthy();
  expect(screen.getByText(/已忽略：<b>/)).toBeTruthy();
});

it('puts the row of a number first, once', () => {
  show({ exact: record });
  const exact = screen.getByRole('region', { name: '与您输入的文号或编码一致' });
  expect(within(exact).getByText('YL-001', { exact: false })).toBeTruthy();
});

it('leads on where nothing is found: without conditions, or by other words', () => {
  const nothing = { records: [], total: 0, pages: 0, typeCounts: noTypes, facets: noFacets };
  show({ ...nothing, help: { unfiltered: 7, words: ['研发费用'] } }, { year: '2020' });
  const whole = screen.getByRole('link', { name: '去掉条件，查看全部 7 条' });
  expect(whole.getAttribute('href')).toBe(`/search?keyword=${encodeURIComponent('研发')}`);
  expect(screen.getByRole('link', { name: '研发费用' })).toBeTruthy();
  cleanup();
  show({ ...nothing, help: { unfiltered: 0, words: [] } });
  expect(screen.getByRole('heading', { name: '没有找到“研发”的相关内容' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '查看办事帮助' })).toBeTruthy();
});

it('offers what was found as a sheet, found by the same words and filters', () => {
  show({}, { sort: 'newest', year: '2026' });
  expect(screen.getByRole('link', { name: /下载结果/ }).getAttribute('href')).toBe(
    '/sheets/search.csv?year=2026&sort=newest&keyword=%E7%A0%94%E5%8F%91',
  );
  cleanup();
  show({ records: [], total: 0 });
  expect(screen.queryByRole('link', { name: /下载结果/ })).toBeNull();
});
