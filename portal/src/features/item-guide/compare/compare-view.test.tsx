import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { axeFindings, renderInPage } from '../../../components/testing/render-in-page.tsx';
import { CompareBox, CompareForm } from './compare-choice.tsx';
import { oneAgency } from '../../../components/testing/references.ts';
import { ApplyFreeListView } from '../apply-free/apply-free-list-view.tsx';
import { applyFreeQuery } from '../apply-free/apply-free-query.ts';
import { GuideListView } from '../guide-list-view.tsx';
import { guideQuery } from '../guide-query.ts';
import type { ComparedGuide } from './compare-rows.tsx';
import { CompareView } from './compare-view.tsx';

afterEach(cleanup);

const guide = (id: string, facts: object) =>
  ({
    row: {
      ...{ id, title: `事项${id}`, titleEn: `Item ${id}`, isMsjx: 0, isOnline: 1, windowStatus: 'open' },
      ...{ standard: `标准${id}`, supportMode: 'subsidy', serviceObject: 'enterprise', fulfilMode: 'timed' },
      ...{ repeatPolicy: 'once_per_batch', conditions: ['在云澜区注册'], visits: 0, enterpriseSizes: [] },
      ...facts,
    },
    agency: { id: 'a', name: '科技创新局', nameEn: 'Science Bureau' },
    materials: [{ id: `m${id}`, name: '审计报告', isShared: 1 }],
  }) as unknown as ComparedGuide;
const two = [guide('一', { amountCapWan: 250 }), guide('二', { windowStatus: 'closed', isOnline: 0 })];

it('has a column for each guide and a row for what they are compared in, and leads on from each', async () => {
  const { container } = renderInPage(<CompareView guides={two} hasMore={false} />);
  const table = within(screen.getByRole('table', { name: '事项对比' }));
  expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    '对比项',
    '事项一',
    '事项二',
  ]);
  const cells = (term: string) =>
    Array.from(
      table.getByRole('rowheader', { name: term }).closest('tr')?.cells ?? [],
      (cell) => cell.textContent,
    ).slice(1);
  expect(cells('扶持标准')).toEqual(['标准一', '标准二']);
  expect(cells('最高')).toEqual(['250万元', '按核定金额兑现']);
  expect(cells('企业规模')).toEqual(['不限规模', '不限规模']);
  expect(table.getByRole('link', { name: '在线申报：事项一' }).getAttribute('href')).toBe(
    '/policyitemguide/application?id=一',
  );
  expect(table.getByRole('link', { name: '查看指南：事项二' })).toBeTruthy();
  expect(await axeFindings(container)).toEqual([]);
});

it('says that more were chosen than are shown, and marks what nobody has written in English', () => {
  const nameless = { ...two[0]!, agency: { id: 'a', name: '科技创新局', nameEn: null } };
  renderInPage(<CompareView guides={[nameless, two[1]!]} hasMore />, 'en');
  expect(screen.getByText(/first three in the list/)).toBeTruthy();
  expect(screen.getByText('科技创新局').lang).toBe('zh-CN');
  expect(screen.getByText('Science Bureau').closest<HTMLElement>('[lang]')?.lang).toBe('en');
});

it('leads back where there is nothing to compare', () => {
  renderInPage(<CompareView guides={two.slice(0, 1)} hasMore={false} />);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole('link', { name: '回到事项列表' }).getAttribute('href')).toBe('/policyitemguide');
});

it('asks by a plain form for what was chosen', () => {
  renderInPage(
    <>
      <CompareBox row={{ id: 'g1', title: '事项一', titleEn: null }} />
      <CompareForm />
    </>,
    'en',
  );
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Compare: 事项一' });
  expect([box.name, box.value, box.checked]).toEqual(['id', 'g1', false]);
  expect(box.form?.getAttribute('action')).toBe('/en/policyitemguide/compare');
});

it('is offered where a list has the form for it, and more than one guide', () => {
  const now = new Date('2026-11-21T04:00:00Z');
  const references = oneAgency('科技创新局');
  const counts = { open: 2, closing: 0, upcoming: 0, closed: 0, all: 2 };
  const pageOf = (guides: ComparedGuide[]) => {
    const records = guides.map(({ row }) => row);
    return { records, total: records.length, size: 10, current: 1, pages: 1 };
  };
  const boxes = () => screen.queryAllByRole<HTMLInputElement>('checkbox', { name: /加入对比/ });
  const list = { query: guideQuery.parse({}), counts, references, now };
  renderInPage(<GuideListView {...list} page={pageOf(two)} />);
  expect(boxes().map(({ form }) => form?.id)).toEqual(['compare', 'compare']);
  cleanup();
  renderInPage(<GuideListView {...list} page={pageOf(two.slice(0, 1))} />);
  expect(boxes()).toEqual([]);
  cleanup();
  const free = { query: applyFreeQuery.parse({}), references, now };
  renderInPage(<ApplyFreeListView {...free} page={pageOf(two)} />);
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(boxes()).toEqual([]);
});
