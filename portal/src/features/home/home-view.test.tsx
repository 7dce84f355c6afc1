import { portalFeatures } from '@policy/shared/contract/portal/portal-parts.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { axeFindings, renderInPage } from '../../components/testing/render-in-page.tsx';
import { siteWith } from '../../lib/texts/site.fixture.ts';
import type { HomeContent } from './home-rows.ts';
import { HomeView } from './home-view.tsx';

afterEach(cleanup);

const site = siteWith();
const now = new Date('2026-11-21T04:00:00Z');
const content = {
  counts: { open: 15, closing: 3, policies: 39, yearAmountWan: 6964.21, yearBeneficiaries: 216 },
  openGuides: [
    {
      id: 'g1',
      title: '数据产品登记与交易奖励',
      titleEn: null,
      agencyId: 'a1',
      amountCapWan: 90,
      applyEnd: '2026-11-25',
    },
  ],
  policies: [],
  publicityLists: [],
  notices: [{ id: 'n1', title: '申报通知', titleEn: null, type: 'declare', publishDate: '2026-11-06' }],
  interpretations: [],
  focus: {
    top: [
      {
        ...{ id: 'f1', title: '八条措施出台', titleEn: null, linkUrl: '/policyinfo/policyinfoDetail?id=p1' },
        ...{ imageUrl: '/images/focus/f-01.svg', imageAlt: '上升折线', imageAltEn: null },
      },
    ],
    list: [{ id: 'f2', title: '贴息办法施行', titleEn: null, linkUrl: null, policyId: 'p2' }],
  },
  advertisements: {
    banner: [],
    side: [
      {
        ...{ id: 'a1', title: '培训回看', titleEn: null, linkUrl: '/help' },
        ...{ imageUrl: '/images/ad/ad-04.svg', imageAlt: '圆形', imageAltEn: null },
      },
    ],
    float: [],
  },
  hotWords: ['研发补助', 'R&D'],
  hotTags: [{ id: 't1', name: '专精特新', nameEn: 'Specialised SMEs' }],
  agencies: [{ id: 'a1', name: '云澜区政务服务和数据管理局', nameEn: null }],
} as unknown as HomeContent;

describe('the front page', () => {
  it('leads by search, in everything, in items or in policies, with a plain form', async () => {
    renderInPage(<HomeView content={content} site={site} now={now} />);
    const form = screen.getByRole<HTMLFormElement>('search', { name: '搜索事项或政策' });
    expect(new URL(form.action).pathname).toBe('/internal/search');
    expect(Object.fromEntries(new FormData(form))).toEqual({
      locale: 'zh',
      scope: 'all',
      keyword: '',
    });
    expect(within(form).getAllByRole('radio')).toHaveLength(3);
  });

  it('offers titles while somebody types, and what many look for as links to what it finds', async () => {
    const { container } = renderInPage(<HomeView content={content} site={site} now={now} />);
    expect(screen.getByRole('combobox', { name: '搜索事项或政策' }).getAttribute('name')).toBe('keyword');
    const links = (name: string) =>
      within(screen.getByRole('navigation', { name }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    expect(links('大家在找')).toEqual([
      `/search?keyword=${encodeURIComponent('研发补助')}`,
      '/search?keyword=R%26D',
    ]);
    expect(links('热门标签')).toEqual(['/policyitemguide?tagIds=t1']);
    expect(await axeFindings(container)).toEqual([]);
  });

  it('shows what is open now with deadline, amount and days left', () => {
    renderInPage(<HomeView content={content} site={site} now={now} />);
    const board = within(screen.getByRole('region', { name: '正在申报' }));
    const [first] = board.getAllByRole('listitem');
    for (const fact of ['25', '90万元', '剩余 4 天', '云澜区政务服务和数据管理局'])
      expect(within(first!).getByText(fact)).toBeTruthy();
    expect(board.getByRole('link', { name: '查看全部 15 个正在申报的事项' })).toBeTruthy();
  });

  it('counts from published content, each figure leading to what it counts', () => {
    renderInPage(<HomeView content={content} site={site} now={now} />);
    const figures = within(screen.getByRole('region', { name: '今日概况' })).getAllByRole('link');
    expect(figures.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['15项正在申报', '/policyitemguide'],
      ['3项十天内截止', '/policyitemguide?windowStatus=closing'],
      ['39份现行有效政策', '/policyinfo?validity=inForce'],
      ['6,964.21万元今年已公示，惠及 216 家', '/gongshi/gongshiList'],
    ]);
  });

  it('offers only what exists', () => {
    renderInPage(<HomeView content={content} site={site} now={now} />);
    const tasks = within(screen.getByRole('navigation', { name: '常用服务' })).getAllByRole('link');
    expect(tasks.map((link) => link.getAttribute('href'))).toEqual([
      '/policyinfo',
      '/policyitemguide',
      '/policyitemguide-msjx',
      '/progress/show',
      '/gongshi/gongshiList',
    ]);
  });

  it('leads nowhere that the portal has switched off', () => {
    const closed = siteWith({ closedFeatures: [...portalFeatures] });
    renderInPage(<HomeView content={content} site={closed} now={now} />);
    const paths = screen.getAllByRole<HTMLAnchorElement>('link').map(({ pathname }) => pathname);
    expect(paths).toContain('/gongshi/gongshiList');
    expect(paths).not.toContain('/progress/show');
  });

  it('has a designed form when nothing is open', () => {
    renderInPage(<HomeView content={{ ...content, openGuides: [] }} site={site} now={now} />);
    expect(screen.getByText(/目前没有正在申报的事项/)).toBeTruthy();
  });

  it('points to what is in focus, by its link or by its policy', async () => {
    const { container } = renderInPage(<HomeView content={content} site={site} now={now} />);
    const focus = within(screen.getByRole('region', { name: '焦点' }));
    expect(focus.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/policyinfo/policyinfoDetail?id=p1',
      '/policyinfo/policyinfoDetail?id=p2',
    ]);
    expect(focus.getByRole('img', { name: '上升折线' }).getAttribute('src')).toBe('/images/focus/f-01.svg');
    expect(await axeFindings(container)).toEqual([]);
  });

  it('shows advertisements at their places, and none in elder mode', () => {
    renderInPage(<HomeView content={content} site={site} now={now} />);
    const places = screen.getAllByRole('group', { name: '服务推荐' });
    expect(places).toHaveLength(1);
    expect(places[0]?.className).toContain('elder:hidden');
    expect(within(places[0]!).getByRole('link').getAttribute('href')).toBe('/help');
  });

  it('offers titles while somebody types, unless the portal has that switched off', () => {
    renderInPage(<HomeView content={content} site={site} now={now} />);
    expect(screen.getByRole('combobox', { name: '搜索事项或政策' })).toBeTruthy();
    cleanup();
    renderInPage(
      <HomeView content={content} site={siteWith({ closedFeatures: ['suggestions'] })} now={now} />,
    );
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.getByRole('searchbox', { name: '搜索事项或政策' })).toBeTruthy();
  });

  it('lists the newest notices, and offers the deadlines as a calendar', () => {
    renderInPage(<HomeView content={content} site={site} now={now} />, 'en');
    expect(screen.getByRole('link', { name: '申报通知' }).getAttribute('href')).toBe(
      '/en/notice/noticeDetail?id=n1',
    );
    expect(screen.getByRole('link', { name: 'All deadlines as a calendar file' }).getAttribute('href')).toBe(
      '/calendar/deadlines.ics?lang=en',
    );
  });
});
