import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { noChain } from '../../components/testing/chain.ts';
import { oneAgency } from '../../components/testing/references.ts';
import { renderInPage } from '../../components/testing/render-in-page.tsx';
import { GuideDetailView } from './guide-detail-view.tsx';
import { GuideListView } from './guide-list-view.tsx';
import { guideQuery } from './guide-query.ts';
import { canApply, contactOf, type GuideRelated, type GuideRow } from './guide-rows.ts';

afterEach(cleanup);

const now = new Date('2026-11-21T04:00:00Z');
const row = {
  id: 'g1',
  itemCode: 'YL1056S',
  title: '企业研发投入后补助',
  titleEn: 'Post-subsidy for R&D',
  agencyId: 'a1',
  isMsjx: 0,
  isOnline: 1,
  fulfilMode: 'timed',
  supportMode: 'subsidy',
  serviceObject: 'enterprise',
  windowType: 'yearly',
  repeatPolicy: 'once_per_batch',
  windowStatus: 'open',
  conditions: ['建立研发支出辅助账'],
  standard: '年度最高200万元。',
  amountCapWan: 250,
  applyStart: '2026-11-09',
  applyEnd: '2026-12-18',
  promiseDays: 30,
  legalDays: 60,
  visits: 0,
  fee: '不收费',
  windowAddress: '二楼4号窗口',
  consultPhone: '0600-6600048',
  superviseTel: '12345',
  legalBasis: '云澜科规〔2025〕2号 第二条',
  steps: [{ seq: 1, name: '形式审查', actor: '一窗受理', workdays: 5 }],
} as unknown as GuideRow;
const related = {
  agency: {
    ...{ name: '云澜区科技创新局', officeHours: '工作日 9:00-12:00', officeHoursEn: 'Mornings' },
    ...{ address: '政务中心', addressEn: 'Service Centre', consultPhone: '0600-6600099' },
  },
  sections: [{ id: 's1', sectionKey: 'tips', title: '注意事项', content: '<p>先自检</p>' }],
  materials: [
    { id: 'm1', name: '审计报告', source: 'company_file', form: 'PDF', isShared: 0, isRequired: 1 },
    { id: 'm2', name: '纳税证明', source: 'shared', form: '电子证明', isShared: 1, isRequired: 0 },
  ],
  policy: { id: 'p1', title: '实施办法' },
  clauses: [{ id: 'c2', clauseNo: '第二条', title: '存量补助', sort: 2 }],
  publicityLists: [],
  chain: { ...noChain, notice: [{ id: 'n1', title: '申报通知', href: '/notice/noticeDetail?id=n1' }] },
  articles: [{ id: 'r1', title: '辅导会举行', titleEn: null, linkUrl: null, body: '<p>现场答疑</p>' }],
  changes: [],
} as unknown as GuideRelated;
const shown = (guide: GuideRow) => ({
  ...{ row: guide, related: { ...related, contact: contactOf(guide, related.agency) }, now },
});
const references = oneAgency('云澜区科技创新局');
const counts = { open: 15, closing: 3, upcoming: 2, closed: 5, all: 22 };
const page = { records: [row], total: 15, size: 10, current: 1, pages: 2 };

const renderList = () =>
  renderInPage(
    <GuideListView
      query={guideQuery.parse({})}
      page={page}
      counts={counts}
      references={references}
      now={now}
    />,
  );

describe('the list of items', () => {
  it('shows what each gives, until when, by whom, and the way in', async () => {
    renderList();
    const article = within(screen.getByRole('article'));
    for (const fact of [
      '年度最高200万元。',
      '250万元',
      '剩余 27 天',
      '云澜区科技创新局',
      '承诺 30 个工作日办结',
    ])
      expect(article.getByText(fact)).toBeTruthy();
    expect(article.getByRole('link', { name: '在线申报：企业研发投入后补助' }).getAttribute('href')).toBe(
      '/policyitemguide/application?id=g1',
    );
  });

  it('names its buttons in the language of the page', () => {
    renderInPage(<GuideListView query={guideQuery.parse({})} {...{ page, counts, references, now }} />, 'en');
    expect(screen.getByRole('link', { name: 'Apply online: Post-subsidy for R&D' })).toBeTruthy();
  });

  it('counts the windows in tabs and opens with what is open', () => {
    renderList();
    const tabs = within(screen.getByRole('navigation', { name: '按申报窗口查看' })).getAllByRole('link');
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      '正在申报15',
      '即将截止3',
      '即将开放2',
      '已截止5',
      '全部22',
    ]);
    expect(tabs[0]?.getAttribute('aria-current')).toBe('page');
    expect(tabs[4]?.getAttribute('href')).toBe('/policyitemguide?windowStatus=all');
  });

  it('leads from an empty window to where there is something', () => {
    const empty = { ...page, records: [], total: 0 };
    renderInPage(
      <GuideListView
        query={guideQuery.parse({ keyword: '技改' })}
        page={empty}
        counts={counts}
        references={references}
        now={now}
      />,
    );
    expect(screen.getByRole('link', { name: '在全部 22 个事项中查看' }).getAttribute('href')).toContain(
      'windowStatus=all',
    );
  });
});

describe('an item guide', () => {
  it('names every element that a guide of a public service has to name', async () => {
    renderInPage(<GuideDetailView {...shown(row)} />);
    expect(screen.getByRole('heading', { level: 1, name: row.title })).toBeTruthy();
    for (const part of ['申报条件', '办理材料', '办理流程', '办理信息', '设定依据', '注意事项'])
      expect(screen.getByRole('heading', { level: 2, name: part })).toBeTruthy();
    for (const term of ['办理地点', '办理时间', '咨询电话', '监督电话', '收费', '承诺时限', '法定时限'])
      expect(screen.getByText(term)).toBeTruthy();
  });

  it('tells of its agency what it does not say itself, in English where that is written', () => {
    const bare = { ...row, windowAddress: null, consultPhone: null };
    renderInPage(<GuideDetailView {...shown(bare)} />, 'en');
    const service = within(document.querySelector<HTMLElement>('#service')!);
    expect(service.getByText('Service Centre').closest<HTMLElement>('[lang]')?.lang).toBe('en');
    expect(service.getByText('Mornings')).toBeTruthy();
    expect(service.getByRole('link', { name: '0600-6600099' })).toBeTruthy();
    cleanup();
    const same = { ...bare, windowAddress: '政务中心' };
    renderInPage(<GuideDetailView {...shown(same)} />, 'en');
    expect(screen.getByText('Service Centre')).toBeTruthy();
    cleanup();
    renderInPage(<GuideDetailView {...shown(row)} />, 'en');
    expect(screen.queryByText('Service Centre')).toBeNull();
    expect(screen.queryByRole('link', { name: '0600-6600099' })).toBeNull();
  });

  it('tells readers of English what is in Chinese, and marks it', () => {
    const { container } = renderInPage(<GuideDetailView {...shown(row)} />, 'en');
    expect(screen.getByText(/This guide is published in Chinese/)).toBeTruthy();
    for (const text of ['形式审查', '建立研发支出辅助账', '审计报告', '年度最高200万元。'])
      expect(screen.getByText(text).closest('[lang=zh-CN]'), text).toBeTruthy();
    expect(container.querySelector('h1')?.textContent).toBe(row.titleEn);
    const translated = { ...row, standardEn: 'At most CNY 2,000,000 a year.' };
    cleanup();
    renderInPage(<GuideDetailView {...shown(translated)} />, 'en');
    expect(screen.getByText(translated.standardEn)).toBeTruthy();
    cleanup();
    const conditionsEn = ['Keeps separate accounts of R&D expenses'];
    renderInPage(<GuideDetailView {...shown({ ...row, conditionsEn })} />, 'en');
    expect(screen.getByText(conditionsEn[0]!).closest('ol')?.lang).toBe('en');
    expect(screen.queryByText('建立研发支出辅助账')).toBeNull();
  });

  it('is told in one sentence that can be listened to, where an editor has written it', () => {
    const brief = '规模以上企业可以申报，12月18日截止。';
    renderInPage(<GuideDetailView {...shown({ ...row, brief })} />);
    const box = within(screen.getByRole('region', { name: '一句话看懂' }));
    expect(box.getByText(brief).lang).toBe('zh-CN');
    cleanup();
    renderInPage(<GuideDetailView {...shown(row)} />);
    expect(screen.queryByRole('region', { name: '一句话看懂' })).toBeNull();
  });

  it('leads on to its notice, and to what is written about it', () => {
    renderInPage(<GuideDetailView {...shown(row)} />);
    expect(screen.getByRole('link', { name: '申报通知' }).getAttribute('href')).toBe(
      '/notice/noticeDetail?id=n1',
    );
    expect(screen.getByText('现场答疑').closest('details')).toBeTruthy();
  });

  it.each([
    [{}, '加入日历：截止日'],
    [{ windowStatus: 'closed', applyEnd: '2026-06-30' }, '加入日历：下一批次提醒'],
    [{ windowStatus: 'closed', applyEnd: '2026-06-30', windowType: 'batch' }, null],
    [{ windowStatus: 'suspended' }, null],
  ])('with %o is put into a calendar as %s', (change, name) => {
    renderInPage(<GuideDetailView {...shown({ ...row, ...change } as GuideRow)} />);
    const links = screen.queryAllByRole('link', { name: /加入日历/ });
    expect(links.map(({ textContent }) => textContent)).toEqual(name === null ? [] : [name]);
    for (const link of links) expect(link.getAttribute('href')).toBe('/calendar/guide.ics?id=g1');
  });

  it('says which materials are fetched and need not be brought', () => {
    renderInPage(<GuideDetailView {...shown(row)} />);
    expect(within(screen.getByRole('row', { name: /纳税证明/ })).getByText('自动调取')).toBeTruthy();
    expect(within(screen.getByRole('row', { name: /审计报告/ })).getByText('必需')).toBeTruthy();
  });

  it('leads to the very clause it rests on', () => {
    renderInPage(<GuideDetailView {...shown(row)} />);
    expect(screen.getByRole('link', { name: /实施办法.*第二条 存量补助/ }).getAttribute('href')).toBe(
      '/policyinfo/policyinfoDetail?id=p1#c-2',
    );
  });

  it.each([
    [{ windowStatus: 'closed' }, /申报已截止/],
    [
      { windowStatus: 'closed', windowType: 'yearly', applyStart: '2026-05-11' },
      /下一批次预计 2027年5月 开放/,
    ],
    [{ windowStatus: 'closed', windowType: 'always' }, /^(?!.*下一批次预计)/],
    [{ windowStatus: 'upcoming', applyStart: '2027-01-11' }, /2027年1月11日 开放/],
    [{ windowStatus: 'suspended' }, /资金已用完/],
    [{ isMsjx: 1 }, /免申即享/],
    [{ isOnline: 0 }, /请到窗口办理：二楼4号窗口/],
    [{ isOnline: 0, windowAddress: null }, /请到窗口办理：政务中心/],
  ])('with %o has no button but says why', (change, reason) => {
    const closed = { ...row, ...change } as GuideRow;
    const { container } = renderInPage(<GuideDetailView {...shown(closed)} />);
    expect(canApply(closed)).toBe(false);
    expect(screen.queryByRole('link', { name: '在线申报' })).toBeNull();
    expect(container.textContent).toMatch(reason);
  });
});
