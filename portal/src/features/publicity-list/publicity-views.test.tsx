import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';

import { noChain } from '../../components/testing/chain.ts';
import { renderInPage } from '../../components/testing/render-in-page.tsx';
import type { Site } from '../../lib/texts/site.ts';
import { siteWith } from '../../lib/texts/site.fixture.ts';
import { entryQuery } from './entry-choice.ts';
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
  guide: { id: 'g1', title: '节能降碳技术改造奖励', titleEn: null, isMsjx: 0 },
  policy: null,
  chain: { ...noChain, guide: [{ id: 'g1', title: '节能降碳技术改造奖励', href: '/g?id=g1' }] },
} as unknown as PublicityRelated;
const url = 'https://portal.example/gongshi/gongshiDet?id=l1';
const asListed = entryQuery.parse({});
const agencies = [{ id: 'a1', name: '云澜区发展和改革局', nameEn: null }];

describe('the publicity lists', () => {
  it('show period, number and amount of each, and what each year came to', async () => {
    const page = { records: [row], total: 1, size: 10, current: 1, pages: 1 };
    renderInPage(
      <PublicityListView
        query={publicityQuery.parse({})}
        guides={[{ id: 'g1', name: '节能降碳技术改造奖励', nameEn: null }]}
        page={page}
        agencies={agencies}
        totals={yearTotals([row])}
        site={siteWith()}
        now={now}
      />,
    );
    const article = within(screen.getByRole('article'));
    for (const fact of ['公示中', '剩余 2 天', '87.2万元']) expect(article.getByText(fact)).toBeTruthy();
    expect(
      within(screen.getByRole('table', { name: '历年公示合计' })).getByRole('rowheader', { name: '2026' }),
    ).toBeTruthy();
  });

  it('lead who finds none elsewhere, but to nothing that is switched off', () => {
    const page = { records: [], total: 0, size: 10, current: 1, pages: 0 };
    const show = (site: Site) => {
      const lists = { guides: [], page, agencies, totals: [], site, now };
      renderInPage(<PublicityListView query={publicityQuery.parse({ keyword: '无' })} {...lists} />);
      return screen.getAllByRole<HTMLAnchorElement>('link').map(({ pathname }) => pathname);
    };
    expect(show(siteWith())).toContain('/progress/show');
    cleanup();
    const links = show(siteWith({ closedFeatures: ['progress'] }));
    expect(links).toContain('/policyitemguide');
    expect(links).not.toContain('/progress/show');
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
    renderInPage(<PublicityDetailView row={row} related={related} query={asListed} url={url} now={now} />);
    const table = within(screen.getByRole('table', { name: '公示名单' }));
    expect(table.getByRole('rowheader', { name: '乙公司' })).toBeTruthy();
    expect(table.getByText('914499********757P')).toBeTruthy();
    expect(table.getByText(/共 2 个，合计/).textContent).toContain('87.2万元');
    expect(table.getByRole('columnheader', { name: '备注' })).toBeTruthy();
  });

  it('tells how to object while one can, and not afterwards', () => {
    renderInPage(<PublicityDetailView row={row} related={related} query={asListed} url={url} now={now} />);
    expect(screen.getByRole('link', { name: '0600-6600028' }).getAttribute('href')).toBe('tel:0600-6600028');
    cleanup();
    renderInPage(
      <PublicityDetailView
        row={{ ...row, publicityStatus: 'ended' }}
        related={related}
        query={asListed}
        url={url}
        now={now}
      />,
    );
    expect(screen.queryByText('对名单有异议？')).toBeNull();
  });

  it('tells readers of English that the list is the original', () => {
    renderInPage(
      <PublicityDetailView row={row} related={related} query={asListed} url={url} now={now} />,
      'en',
    );
    expect(screen.getByText(/published in Chinese/)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).querySelector('[lang=zh-CN]')).toBeTruthy();
  });

  it('goes by its English title where it has one, with its own below', () => {
    const named = { ...row, titleEn: 'Energy saving: recipients' };
    renderInPage(
      <PublicityDetailView row={named} related={related} query={asListed} url={url} now={now} />,
      'en',
    );
    const heading = screen.getByRole('heading', { level: 1, name: named.titleEn });
    expect(heading.querySelector('[lang]')).toBeNull();
    expect(screen.getByText(row.title).lang).toBe('zh-CN');
  });
});

describe('what is taken along from a publicity list', () => {
  it('is its address, too, as a code for a phone once somebody asks for it', async () => {
    renderInPage(<PublicityDetailView row={row} related={related} query={asListed} url={url} now={now} />);
    expect(screen.getByRole('button', { name: '复制链接' })).toBeTruthy();
    expect(screen.queryByRole('img', { name: '本页地址的二维码' })).toBeNull();
    const asking = screen.getByRole('button', { name: '手机扫码', expanded: false });
    await userEvent.click(asking);
    expect(await screen.findByRole('img', { name: '本页地址的二维码' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '手机扫码', expanded: true }));
    expect(screen.queryByRole('img', { name: '本页地址的二维码' })).toBeNull();
  });

  const hrefOf = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

  it('is its sheet, and the end of its period while that has not come', () => {
    renderInPage(
      <PublicityDetailView row={row} related={related} query={asListed} url={url} now={now} />,
      'en',
    );
    expect(hrefOf('Download the list (CSV)')).toBe('/sheets/publicity.csv?id=l1&lang=en');
    expect(hrefOf('Add the end of the period to my calendar')).toBe('/calendar/publicity.ics?id=l1&lang=en');
    cleanup();
    renderInPage(
      <PublicityDetailView
        row={{ ...row, publicityStatus: 'ended' }}
        related={related}
        query={asListed}
        url={url}
        now={now}
      />,
    );
    expect(hrefOf('下载名单（CSV）')).toBe('/sheets/publicity.csv?id=l1');
    expect(hrefOf('下载名单（XLSX）')).toBe('/sheets/publicity.xlsx?id=l1');
    expect(hrefOf('加入日历：公示结束日')).toBeUndefined();
  });

  it('is the next batch of what comes once a year', () => {
    const guide = { ...related.guide!, windowStatus: 'closed', windowType: 'yearly' } as const;
    renderInPage(
      <PublicityDetailView row={row} related={{ ...related, guide }} query={asListed} url={url} now={now} />,
    );
    expect(hrefOf('加入日历：下一批次提醒')).toBe('/calendar/guide.ics?id=g1');
  });

  it('is the way back to the guide and the clause', () => {
    renderInPage(<PublicityDetailView row={row} related={related} query={asListed} url={url} now={now} />);
    const bar = within(screen.getByRole('navigation', { name: '从条款到兑付' }));
    expect(bar.getByRole('link', { name: '节能降碳技术改造奖励' })).toBeTruthy();
    expect(bar.getByText('本页')).toBeTruthy();
  });
});
