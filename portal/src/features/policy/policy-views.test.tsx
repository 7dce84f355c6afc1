import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { oneAgency } from '../../components/testing/references.ts';
import { noChain } from '../../components/testing/chain.ts';
import { renderInPage } from '../../components/testing/render-in-page.tsx';
import { PolicyDetailView } from './policy-detail-view.tsx';
import type { PolicyRow } from './policy-head.tsx';
import { PolicyListView } from './policy-list-view.tsx';
import { policyQuery } from './policy-query.ts';
import { guidesOfClause, type ClauseRow, type PolicyRelated } from './policy-related.ts';

afterEach(cleanup);

const row = {
  id: 'p1',
  title: '云澜区企业研发投入后补助实施办法',
  titleEn: 'Post-subsidy Measures',
  docNo: '云澜科规〔2025〕2号',
  issuer: '云澜区科技创新局',
  docType: 'normative',
  validity: 'valid',
  itemCount: 1,
  isTop: 0,
  summary: '存量补助与增量奖励。',
  publishDate: '2025-03-25',
  expiryDate: '2028-04-24',
  body: '<p>正文</p>',
  attachments: [{ name: '办法.pdf', ext: 'pdf', sizeKb: 271 }],
} as unknown as PolicyRow;
const clause = (sort: number, clauseNo: string) =>
  ({
    id: `c${String(sort)}`,
    clauseNo,
    title: `标题${String(sort)}`,
    content: '<p>内容</p>',
    sort,
  }) as unknown as ClauseRow;
const related = {
  clauses: [clause(1, '第一条'), clause(2, '第二条')],
  items: [{ id: 'i1', clauseRef: '云澜科规〔2025〕2号 第二条' }],
  guides: [{ id: 'g1', policyItemId: 'i1', title: '企业研发投入后补助', titleEn: null, amountCapWan: 250 }],
  rules: [{ id: 'd1', title: '研发补助实施细则', docNo: '云澜科〔2025〕12号', summary: '归集口径。' }],
  interpretations: [{ id: 'u1', title: '一图读懂', titleEn: null, form: 'graphic' }],
  chain: {
    ...noChain,
    notice: [{ id: 'n1', title: '申报通知', href: '/notice/noticeDetail?id=n1' }],
    publicity: [{ id: 'l1', title: '拟支持名单公示', href: '/gongshi/gongshiDet?id=l1' }],
  },
  articles: [],
  changes: [],
} as unknown as PolicyRelated;
const now = new Date('2026-11-21T04:00:00Z');
const references = { ...oneAgency('科技创新局'), years: [2026] };
const page = { records: [row], total: 21, size: 10, current: 2, pages: 3 };

describe('the list of policies', () => {
  it('shows each with its number, issuer, date, validity and what it gives', async () => {
    renderInPage(<PolicyListView query={policyQuery.parse({})} page={page} references={references} />);
    const article = within(screen.getByRole('article'));
    expect(article.getByRole('link', { name: row.title }).getAttribute('href')).toBe(
      '/policyinfo/policyinfoDetail?id=p1',
    );
    for (const fact of ['云澜科规〔2025〕2号', '云澜区科技创新局', '2025年3月25日', '有效', '可兑现 1 项'])
      expect(article.getByText(fact)).toBeTruthy();
    expect(screen.getByText('共 21 份文件')).toBeTruthy();
  });

  it('keeps filters and keyword when the page turns', () => {
    const query = policyQuery.parse({ validity: 'valid', keyword: '研发', current: '2' });
    renderInPage(<PolicyListView query={query} page={page} references={references} />);
    expect(screen.getByRole('link', { name: '下一页' }).getAttribute('href')).toBe(
      '/policyinfo?current=3&validity=valid&keyword=%E7%A0%94%E5%8F%91',
    );
  });

  it('is a table for whoever wants one, with the way back to the list', async () => {
    const query = policyQuery.parse({ view: 'table', validity: 'valid' });
    renderInPage(<PolicyListView query={query} page={page} references={references} />);
    const table = within(screen.getByRole('table', { name: '政策文件' }));
    expect(table.getByRole('rowheader').textContent).toBe(row.title);
    expect(table.getByRole('cell', { name: '云澜科规〔2025〕2号' })).toBeTruthy();
    expect(screen.queryByRole('article')).toBeNull();
    const views = within(screen.getByRole('navigation', { name: '显示方式' }));
    expect(views.getByRole('link', { name: '表格' }).getAttribute('aria-current')).toBe('true');
    expect(views.getByRole('link', { name: '列表' }).getAttribute('href')).toBe('/policyinfo?validity=valid');
  });

  it('narrows to what can be applied for now', () => {
    const counts = { hasOpenGuides: { '1': 4 } };
    renderInPage(
      <PolicyListView query={policyQuery.parse({})} page={page} references={{ ...references, counts }} />,
    );
    // Beside the list, and in the panel of a phone.
    const only = screen.getAllByRole('link', { name: /只看有事项正在申报的/ });
    expect(only.map((link) => link.getAttribute('href'))).toContain('/policyinfo?hasOpenGuides=1');
    expect(only[0]?.textContent).toContain('4');
  });

  it('keeps no column for filters where none is left to choose', () => {
    const none = { ...references, agencies: [], years: [], counts: {} };
    const empty = { ...page, records: [], total: 0 };
    renderInPage(<PolicyListView query={policyQuery.parse({})} page={empty} references={none} />);
    expect(screen.queryByRole('complementary', { name: '筛选条件' })).toBeNull();
  });

  it('offers ways on when nothing matches', () => {
    renderInPage(
      <PolicyListView
        query={policyQuery.parse({})}
        page={{ ...page, records: [], total: 0 }}
        references={references}
      />,
    );
    expect(screen.getByRole('heading', { name: '没有符合条件的政策文件' })).toBeTruthy();
    expect(screen.getAllByRole('link', { name: /查看全部政策|看看可申报的事项|回到首页/ })).toHaveLength(3);
  });
});

describe('who issued a policy', () => {
  const issuedBy = (facts: object) => {
    const issued = { ...row, agencyName: '云澜区科技创新局', agencyNameEn: 'Science Bureau', ...facts };
    renderInPage(
      <PolicyListView
        query={policyQuery.parse({})}
        page={{ ...page, records: [issued] }}
        references={references}
      />,
      'en',
    );
    return within(screen.getByRole('article'));
  };

  it('goes by the English name of the agency in charge', () => {
    expect(issuedBy({}).getByText('Science Bureau')).toBeTruthy();
  });

  it('is named in Chinese, marked as such, where it is not that agency', () => {
    const article = issuedBy({ issuer: '云澜区人民政府' });
    expect(article.queryByText('Science Bureau')).toBeNull();
    expect(article.getByText('云澜区人民政府').lang).toBe('zh-CN');
  });

  it('goes by its English name on the document too', () => {
    renderInPage(
      <PolicyDetailView
        row={{ ...row, agencyName: row.issuer, agencyNameEn: 'Science Bureau' }}
        related={related}
        now={now}
      />,
      'en',
    );
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toContain(
      'Science Bureau',
    );
  });
});

const showReplaced = (change: Partial<PolicyRow>) => {
  const successor = { id: 'p2', title: '新办法', titleEn: null };
  renderInPage(
    <PolicyDetailView row={{ ...row, ...change }} related={{ ...related, successor }} now={now} />,
  );
};

describe('a policy document', () => {
  it('shows its official fields and an anchor for every clause', async () => {
    const { container } = renderInPage(<PolicyDetailView row={row} related={related} now={now} />);
    expect(screen.getByRole('heading', { level: 1, name: row.title })).toBeTruthy();
    // Once folded for a phone and once in view.
    const terms = screen.getAllByRole('term').map((term) => term.textContent);
    expect([terms.length, new Set(terms).size]).toEqual([20, 10]);
    expect(container.querySelector('#c-2')?.textContent).toContain('第二条');
    expect(screen.getAllByRole('link', { name: '第二条 标题2' })[0]?.getAttribute('href')).toBe('#c-2');
  });

  it('leads from the clause that gives something to its guide', () => {
    expect(guidesOfClause(related.clauses[0]!, related)).toEqual([]);
    expect(guidesOfClause(related.clauses[1]!, related).map((guide) => guide.id)).toEqual(['g1']);
  });

  it.each([
    ['expired', '本文件已失效'],
    ['repealed', '本文件已废止'],
    ['expiring', '本文件即将失效'],
  ] as const)('that is %s says so on itself', (validity, title) => {
    showReplaced({ validity });
    expect(screen.getByText(title)).toBeTruthy();
    expect(screen.getByRole('link', { name: '新办法' }).getAttribute('href')).toContain('id=p2');
  });

  it('that is replaced says so even while its dates would let it hold', () => {
    showReplaced({});
    expect(screen.getByText('本文件已被替代')).toBeTruthy();
    expect(screen.getByRole('link', { name: '新办法' })).toBeTruthy();
  });

  it('leads on to its rules, to what explains it, to its notices and lists', () => {
    renderInPage(<PolicyDetailView row={row} related={related} now={now} />);
    const hrefOf = (name: string) =>
      screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'))[0];
    expect(hrefOf('研发补助实施细则')).toBe('/detailedrules/detailedrulesDetail?id=d1');
    expect(hrefOf('一图读懂')).toBe('/policyUnscramble/policyUnscrambleDetail?id=u1');
    expect(hrefOf('申报通知')).toBe('/notice/noticeDetail?id=n1');
    expect(hrefOf('拟支持名单公示')).toBe('/gongshi/gongshiDet?id=l1');
  });

  it('shows the Chinese text as Chinese on an English page, and says why', () => {
    renderInPage(<PolicyDetailView row={row} related={related} now={now} />, 'en');
    expect(screen.getByRole('heading', { level: 1, name: 'Post-subsidy Measures' })).toBeTruthy();
    expect(screen.getByText(/published in Chinese/)).toBeTruthy();
    expect(document.querySelector('.rich-text')?.getAttribute('lang')).toBe('zh-CN');
  });

  it('names its rules in English where that is written, and marks them where it is not', () => {
    const [rule] = related.rules;
    const translated = { ...rule!, id: 'd2', titleEn: 'R&D rules', summaryEn: 'What counts.' };
    const both = { ...related, rules: [rule!, translated] };
    renderInPage(<PolicyDetailView row={row} related={both} now={now} />, 'en');
    const langOf = (text: string) => screen.getByText(text).closest<HTMLElement>('[lang]')?.lang;
    for (const text of ['R&D rules', 'What counts.']) expect(langOf(text), text).toBe('en');
    for (const text of [rule!.title, rule!.summary]) expect(langOf(text), text).toBe('zh-CN');
  });
});
