import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { noChain } from '../../../components/testing/chain.ts';
import { axeFindings, renderInPage } from '../../../components/testing/render-in-page.tsx';
import { ChooseGuideView } from '../choose-guide-view.tsx';
import type { GuideRelated, GuideRow, PolicyItemRow } from '../guide-rows.ts';
import { ApplyFreeDetailView } from './apply-free-detail-view.tsx';
import { ApplyFreeListView } from './apply-free-list-view.tsx';
import { applyFreeQuery } from './apply-free-query.ts';

afterEach(cleanup);

const now = new Date('2026-11-21T04:00:00Z');
const row = {
  id: 'g1',
  itemCode: 'YL1000M',
  title: '高新技术企业认定奖励',
  titleEn: 'High-tech Award',
  agencyId: 'a1',
  isMsjx: 1,
  isOnline: 1,
  fulfilMode: 'apply_free',
  supportMode: 'award',
  serviceObject: 'enterprise',
  windowType: 'yearly',
  windowStatus: 'open',
  repeatPolicy: 'once_per_batch',
  conditions: ['列入备案公示名单'],
  standard: '首次认定20万元。',
  brief: '列入名单的企业免申即享，不用申报。',
  briefEn: null,
  amountCapWan: 20,
  applyStart: '2026-11-02',
  applyEnd: '2026-12-15',
  visits: 0,
  consultPhone: '0600-6600048',
  legalBasis: '云澜科规〔2025〕1号 第二条',
} as unknown as GuideRow;
const related = {
  agency: { name: '科技创新局', officeHours: null },
  contact: { address: null, phone: '0600-6600048' },
  sections: [],
  materials: [
    { id: 'm1', name: '收款账户信息', isShared: 0 },
    { id: 'm2', name: '营业执照', isShared: 1 },
  ],
  policy: null,
  clauses: [],
  publicityLists: [{ id: 'l1', title: '2025年度拨付公示', publicityStart: '2026-06-22' }],
  chain: noChain,
  articles: [],
  changes: [],
} as unknown as GuideRelated;

describe('what comes without an application', () => {
  it('is explained in five steps, and leads to pages of its own', async () => {
    const references = { agencies: [{ id: 'a1', name: '科技创新局', nameEn: null }], industries: [] };
    const page = { records: [row], total: 8, size: 10, current: 1, pages: 1 };
    const { container } = renderInPage(
      <ApplyFreeListView query={applyFreeQuery.parse({})} {...{ page, references, now }} />,
    );
    for (const step of ['数据比对', '名单推送', '确认意愿', '名单公示', '资金拨付'])
      expect(screen.getByText(step)).toBeTruthy();
    const article = within(screen.getByRole('article'));
    expect(article.getByRole('link', { name: row.title }).getAttribute('href')).toBe(
      '/policyitemguide/policyitemguideDetail-msjx?id=g1',
    );
    expect(article.queryByRole('link', { name: /在线申报/ })).toBeNull();
    expect(await axeFindings(container)).toEqual([]);
  });

  it('says who is on the list and from which data, and asks for no materials', async () => {
    const { container } = renderInPage(<ApplyFreeDetailView row={row} related={related} now={now} />);
    for (const part of ['名单怎么产生', '数据来源', '收到通知后怎么做', '往期公示与拨付'])
      expect(screen.getByRole('heading', { level: 2, name: part })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: '办理材料' })).toBeNull();
    expect(screen.getByText('营业执照')).toBeTruthy();
    expect(screen.queryByText('收款账户信息')).toBeNull();
    expect(screen.getByText('本批次比对与确认')).toBeTruthy();
    expect(screen.getByRole('link', { name: '2025年度拨付公示' })).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
  });

  it('is told in one sentence, in Chinese where no editor has written it in English', () => {
    renderInPage(<ApplyFreeDetailView row={row} related={related} now={now} />, 'en');
    const brief = within(screen.getByRole('region', { name: 'In one sentence' }));
    expect(brief.getByText(row.brief!).lang).toBe('zh-CN');
  });
});

describe('an item that a search or a code leads to', () => {
  const item = { id: 'i1', name: '认定奖励', policyId: 'p1' } as unknown as PolicyItemRow;

  it('lets choose among its guides where it has several', () => {
    const guides = [row, { ...row, id: 'g2', isMsjx: 0, title: '往年批次' } as GuideRow];
    renderInPage(<ChooseGuideView item={item} guides={guides} chain={noChain} now={now} />);
    const ways = ['高新技术企业认定奖励', '往年批次'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(ways).toEqual([
      '/policyitemguide/policyitemguideDetail-msjx?id=g1',
      '/policyitemguide/policyitemguideDetail?id=g2',
    ]);
  });

  it('goes by its English name where it has one', () => {
    const named = { ...item, nameEn: 'Recognition award' };
    renderInPage(<ChooseGuideView item={named} guides={[]} chain={noChain} now={now} />, 'en');
    expect(screen.getByText(/“Recognition award”/)).toBeTruthy();
    expect(screen.queryByText(item.name)).toBeNull();
  });

  it('leads to what it rests on and to people where it has none', async () => {
    const { container } = renderInPage(
      <ChooseGuideView item={item} guides={[]} chain={noChain} now={now} />,
      'en',
    );
    expect(screen.getByText(item.name).getAttribute('lang')).toBe('zh-CN');
    expect(screen.getByRole('link', { name: 'Read the policy' }).getAttribute('href')).toBe(
      '/en/policyinfo/policyinfoDetail?id=p1',
    );
    expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/en/help#more');
    expect(await axeFindings(container)).toEqual([]);
  });
});
