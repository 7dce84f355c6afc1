import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { noChain } from '../../components/testing/chain.ts';
import { axeFindings, renderInPage } from '../../components/testing/render-in-page.tsx';
import { RuleDetailView } from './rule-detail-view.tsx';
import { RuleListView } from './rule-list-view.tsx';
import { ruleQuery } from './rule-query.ts';
import type { RuleDetail, RuleRelated } from './rule-rows.ts';

afterEach(cleanup);

const now = new Date('2026-11-21T04:00:00Z');
const row = {
  id: 'd1',
  policyId: 'p1',
  policyTitle: '高企奖励办法',
  title: '高企奖励实施细则',
  docNo: '云澜科〔2025〕11号',
  agencyName: '科技创新局',
  agencyNameEn: 'Science Bureau',
  publishDate: '2025-04-10',
  effectiveDate: '2025-04-10',
  expiryDate: '2028-02-29',
  validity: 'valid',
  summary: '明确取数口径。',
  body: '<p>全文</p>',
  attachments: [],
} as unknown as RuleDetail;
const related = {
  sections: [
    { id: 's1', title: '总则', content: '<p>依据</p>', sort: 1 },
    { id: 's2', title: '附则', content: '<p>施行</p>', sort: 2 },
  ],
  policy: {
    id: 'p1',
    title: '高企奖励办法',
    titleEn: 'Awards',
    validity: 'valid',
    docNo: '云澜科规〔2025〕1号',
  },
  guides: [
    {
      id: 'g1',
      title: '高企认定奖励',
      titleEn: null,
      isMsjx: 1,
      windowStatus: 'open',
      applyEnd: '2026-12-15',
    },
  ],
  chain: noChain,
  articles: [],
  changes: [],
} as unknown as RuleRelated;
const show = (rowChange: object = {}, relatedChange: object = {}, locale?: 'en') =>
  renderInPage(
    <RuleDetailView row={{ ...row, ...rowChange }} related={{ ...related, ...relatedChange }} now={now} />,
    locale,
  );

describe('the detailed rules', () => {
  it('are links to their own pages and to the policies that they carry out', () => {
    const references = { agencies: [], years: [2025], counts: { validity: { valid: 1 } } };
    const page = { records: [row], total: 1, size: 10, current: 1, pages: 1 };
    renderInPage(<RuleListView query={ruleQuery.parse({})} page={page} references={references} />);
    const article = within(screen.getByRole('article'));
    expect(article.getByRole('link', { name: row.title }).getAttribute('href')).toBe(
      '/detailedrules/detailedrulesDetail?id=d1',
    );
    expect(article.getByRole('link', { name: '高企奖励办法' }).getAttribute('href')).toContain('id=p1');
  });

  it('of one policy say whose they are, and lead to all others', () => {
    const policyId = '0197a3b2-3c4d-7e5f-8a9b-0c1d2e3f4a5b';
    const references = { agencies: [], years: [], policyTitle: '高企奖励办法' };
    const page = { records: [row], total: 1, size: 10, current: 1, pages: 1 };
    renderInPage(<RuleListView query={ruleQuery.parse({ policyId })} page={page} references={references} />);
    expect(screen.getByRole('link', { name: /移除条件：所属政策：高企奖励办法/ }).getAttribute('href')).toBe(
      '/detailedrules',
    );
  });
});

describe('a detailed rule', () => {
  it('begins with its policy, has an anchor for each section, and leads to what can be had by it', async () => {
    const { container } = show();
    expect(screen.getByRole('link', { name: '高企奖励办法' }).getAttribute('href')).toContain('id=p1');
    expect(container.querySelector('#s-2')?.textContent).toContain('附则');
    expect(screen.getAllByRole('link', { name: '附则' })[0]?.getAttribute('href')).toBe('#s-2');
    expect(screen.getByRole('link', { name: '高企认定奖励' }).getAttribute('href')).toBe(
      '/policyitemguide/policyitemguideDetail-msjx?id=g1',
    );
    expect(await axeFindings(container)).toEqual([]);
  });

  it.each([
    [{ validity: 'expired' }, {}, '本细则已失效，仅供查阅。'],
    [{}, { policy: { ...related.policy, validity: 'repealed' } }, '所属政策已不再有效，本细则仅供查阅。'],
    [{ validity: 'expiring' }, {}, /即将失效/],
    [{ validity: 'upcoming' }, {}, '本细则尚未施行。'],
  ])('with %o and %o says whether it holds', (rowChange, relatedChange, text) => {
    show(rowChange, relatedChange);
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('is shown whole where it has not been divided', () => {
    show({}, { sections: [] });
    expect(screen.getByText('全文')).toBeTruthy();
  });

  it('is marked as Chinese on an English page', () => {
    show({}, {}, 'en');
    expect(screen.getByText('依据').closest('[lang=zh-CN]')).toBeTruthy();
    expect(screen.getByText(/published in Chinese/)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).querySelector('[lang=zh-CN]')).toBeTruthy();
  });

  it('goes by the English title that an editor gave it, with its own below', () => {
    show({ titleEn: 'Award rules' }, {}, 'en');
    expect(screen.getByRole('heading', { level: 1, name: 'Award rules' }).querySelector('[lang]')).toBeNull();
    expect(screen.getByText('高企奖励实施细则').lang).toBe('zh-CN');
    cleanup();
    show({ titleEn: 'Award rules' });
    expect(screen.queryByText('Award rules')).toBeNull();
  });

  it('is listed in English with its summary and its policy, as far as they are translated', () => {
    const english = { titleEn: 'Award rules', summaryEn: 'How awards are paid.', policyTitleEn: 'Measures' };
    const records = [{ ...row, ...english, policyTitle: '高企奖励办法' }];
    const references = { agencies: [], years: [] };
    const listed = { records, total: 1, size: 10, current: 1, pages: 1 };
    renderInPage(<RuleListView query={ruleQuery.parse({})} page={listed} references={references} />, 'en');
    for (const text of ['Award rules', 'How awards are paid.', 'Measures'])
      expect(screen.getByText(text).closest<HTMLElement>('[lang]')?.lang, text).toBe('en');
  });
});
