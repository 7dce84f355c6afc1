import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { renderInPage } from '../../components/testing/render-in-page.tsx';
import { PublicityDetailView } from './publicity-detail-view.tsx';
import { PublicityListView } from './publicity-list-view.tsx';
import { publicityQuery } from './publicity-query.ts';
import { yearTotals, type PublicityDetail, type PublicityRelated } from './publicity-rows.ts';

afterEach(cleanup);

const now = new Date('2026-11-21T04:00:00Z');
const row = {
  id: 'l1',
  title: '2026年节能降碳技术改造奖励公示',
  agencyId: 'a1',
  batchNo: 'YL-2026-11',
  publicityStart: '2026-11-16',
  publicityEnd: '2026-11-23',
  publicityStatus: 'publicising',
  totalCount: 2,
  totalAmountWan: 87.2,
  body: '<p>现予公示。</p>',
  objectionTel: '0600-6600028',
  attachments: [],
} as unknown as PublicityDetail;
const related = {
  agencyName: '云澜区发展和改革局',
  entries: [
    {
      id: 'e1',
      seq: 1,
      name: '甲公司',
      codeMasked: '914499********757P',
      itemName: '奖励',
      amountWan: 64.8,
      remark: null,
    },
    {
      id: 'e2',
      seq: 2,
      name: '乙公司',
      codeMasked: '914499********352G',
      itemName: '奖励',
      amountWan: 22.4,
      remark: '并列',
    },
  ],
  guide: { id: 'g1', title: '节能降碳技术改造奖励', titleEn: null },
  policy: null,
} as unknown as PublicityRelated;
const agencies = [{ id: 'a1', name: '云澜区发展和改革局', nameEn: null }];

describe('the publicity lists', () => {
  it('show period, number and amount of each, and what each year came to', async () => {
    const page = { records: [row], total: 1, size: 10, current: 1, pages: 1 };
    renderInPage(
      <PublicityListView
        query={publicityQuery.parse({})}
        page={page}
        agencies={agencies}
        totals={yearTotals([row])}
        now={now}
      />,
    );
    const article = within(screen.getByRole('article'));
    for (const fact of ['公示中', '剩余 2 天', '87.2万元']) expect(article.getByText(fact)).toBeTruthy();
    expect(
      within(screen.getByRole('table', { name: '历年公示合计' })).getByRole('rowheader', { name: '2026' }),
    ).toBeTruthy();
  });

  it('are summed by year without the drift of floats', () => {
    const list = (publicityStart: string, totalAmountWan: number) => ({
      ...row,
      publicityStart,
      totalAmountWan,
      totalCount: 1,
    });
    const rows = [list('2026-01-01', 0.1), list('2026-05-01', 0.2), list('2025-12-31', 7)];
    expect(yearTotals(rows)).toEqual([
      { year: 2026, lists: 2, beneficiaries: 2, amountWan: 0.3 },
      { year: 2025, lists: 1, beneficiaries: 1, amountWan: 7 },
    ]);
  });
});

describe('a publicity list', () => {
  it('names everyone with a masked code and closes with the total', async () => {
    renderInPage(<PublicityDetailView row={row} related={related} now={now} />);
    const table = within(screen.getByRole('table', { name: '公示名单' }));
    expect(table.getByRole('rowheader', { name: '乙公司' })).toBeTruthy();
    expect(table.getByText('914499********757P')).toBeTruthy();
    expect(table.getByText(/共 2 个，合计/).textContent).toContain('87.2万元');
    expect(table.getByRole('columnheader', { name: '备注' })).toBeTruthy();
  });

  it('tells how to object while one can, and not afterwards', () => {
    renderInPage(<PublicityDetailView row={row} related={related} now={now} />);
    expect(screen.getByRole('link', { name: '0600-6600028' }).getAttribute('href')).toBe('tel:0600-6600028');
    cleanup();
    renderInPage(
      <PublicityDetailView row={{ ...row, publicityStatus: 'ended' }} related={related} now={now} />,
    );
    expect(screen.queryByText('对名单有异议？')).toBeNull();
  });
});
