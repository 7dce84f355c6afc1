import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { noChain } from '../../components/testing/chain.ts';
import { axeFindings, renderInPage } from '../../components/testing/render-in-page.tsx';
import { NoticeDetailView } from './notice-detail-view.tsx';
import { NoticeListView } from './notice-list-view.tsx';
import { noticeQuery } from './notice-query.ts';
import type { NoticeDetail, NoticeRelated } from './notice-rows.ts';

afterEach(cleanup);

const now = new Date('2026-11-21T04:00:00Z');
const row = {
  id: 'n1',
  type: 'declare',
  title: '关于申报研发投入后补助的通知',
  titleEn: 'Call for applications: R&D',
  agencyName: '云澜区科技创新局',
  agencyNameEn: 'Science Bureau',
  publishDate: '2026-11-06',
  deadline: '2026-12-18',
  deadlineStatus: 'open',
  summary: '全程网办。',
  summaryEn: null,
  body: '<p>各有关单位：</p>',
  isTop: 1,
  attachments: [{ name: '汇总表.xlsx', ext: 'xlsx', sizeKb: 12, url: '/files/a.xlsx' }],
} as unknown as NoticeDetail;
const chain = {
  ...noChain,
  clause: [{ id: 'p1', title: '实施办法', href: '/policyinfo/policyinfoDetail?id=p1' }],
};
const related = {
  guides: [
    {
      id: 'g1',
      title: '研发补助',
      titleEn: null,
      isMsjx: 0,
      windowStatus: 'closing',
      applyEnd: '2026-11-25',
    },
  ],
  chain,
  articles: [],
  older: { id: 'n0', title: '上一年的通知', titleEn: null },
} as unknown as NoticeRelated;
const references = {
  agencies: [{ id: 'a1', name: '云澜区科技创新局', nameEn: null }],
  years: [2026],
  counts: { type: { declare: 14, publicity: 4 }, deadlineStatus: { open: 3 }, agencyId: { a1: 2 }, year: {} },
};
const page = { records: [row], total: 18, size: 10, current: 1, pages: 2 };
const renderDetail = (change: Partial<NoticeDetail> = {}, locale?: 'en') =>
  renderInPage(
    <NoticeDetailView
      row={{ ...row, ...change }}
      related={related}
      url="https://portal.example/n"
      now={now}
    />,
    locale,
  );

describe('the notices', () => {
  it('stand under their kinds, with how many each has', () => {
    renderInPage(
      <NoticeListView query={noticeQuery.parse({ type: 'declare' })} {...{ page, references, now }} />,
    );
    const tabs = within(screen.getByRole('navigation', { name: '按类型查看' })).getAllByRole('link');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      ...['全部18', '申报通知14', '公示公告4', '平台公告0', '意见征集0', '活动培训0'],
    ]);
    expect(tabs[1]?.getAttribute('aria-current')).toBe('page');
    expect(tabs[0]?.getAttribute('href')).toBe('/notice');
    const article = within(screen.getByRole('article'));
    for (const fact of ['置顶', '剩余 27 天', '云澜区科技创新局'])
      expect(article.getByText(fact)).toBeTruthy();
  });

  it('lead on in the reader’s language where nothing matches', () => {
    const empty = { ...page, records: [], total: 0 };
    renderInPage(
      <NoticeListView query={noticeQuery.parse({})} page={empty} references={references} now={now} />,
      'en',
    );
    expect(screen.getByRole('link', { name: 'Show all announcements' }).getAttribute('href')).toBe(
      '/en/notice',
    );
  });
});

describe('a notice', () => {
  it('comes down to its facts, and leads to what can be applied for and to what it rests on', async () => {
    const { container } = renderDetail();
    const facts = within(screen.getByRole('complementary', { name: '要点' }));
    expect(facts.getByRole('link', { name: '实施办法' }).getAttribute('href')).toContain('id=p1');
    expect(facts.getByRole('link', { name: '加入日历：截止日' }).getAttribute('href')).toBe(
      '/calendar/notice.ics?id=n1',
    );
    expect(screen.getByRole('link', { name: '研发补助' }).getAttribute('href')).toContain('id=g1');
    expect(screen.getByText('剩余 4 天')).toBeTruthy();
    expect(screen.getByRole('link', { name: /汇总表/ })).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
  });

  it('names the one before it, and no other', () => {
    renderDetail();
    const beside = within(screen.getByRole('navigation', { name: '上一条与下一条' }));
    expect(beside.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['上一年的通知']);
    expect(beside.getByText('下一条')).toBeTruthy();
  });

  it('is put into no calendar once its deadline has passed', () => {
    renderDetail({ deadlineStatus: 'over' });
    expect(screen.queryByRole('link', { name: /加入日历/ })).toBeNull();
  });

  it('tells how to answer a consultation while it lasts', () => {
    renderDetail({ type: 'consult' });
    expect(screen.getByText(/意见征集期内/)).toBeTruthy();
  });

  it('tells readers of English that the text is the original', () => {
    renderDetail({}, 'en');
    expect(screen.getByRole('heading', { level: 1, name: 'Call for applications: R&D' })).toBeTruthy();
    expect(screen.getByText(/published in Chinese/)).toBeTruthy();
    expect(screen.getByText('各有关单位：').closest('[lang=zh-CN]')).toBeTruthy();
  });
});
