import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { noChain } from '../../components/testing/chain.ts';
import { axeFindings, renderInPage } from '../../components/testing/render-in-page.tsx';
import { InterpretationDetailView } from './interpretation-detail-view.tsx';
import { InterpretationListView } from './interpretation-list-view.tsx';
import { interpretationQuery } from './interpretation-query.ts';
import type { InterpretationDetail, InterpretationRelated } from './interpretation-rows.ts';

afterEach(cleanup);

const row = {
  id: 'u1',
  form: 'graphic',
  title: '一图读懂免申即享',
  titleEn: 'In one picture',
  policyId: 'p1',
  policyTitle: '免申即享实施方案',
  agencyName: '政务数据局',
  agencyNameEn: null,
  publishDate: '2025-08-06',
  summary: '五步看懂。',
  keyPoints: ['四项条件缺一不可。'],
  qa: [{ q: '没有收到短信怎么办？', a: '登录平台查看。' }],
  body: '<p>从清单到拨付。</p>',
  imageUrl: '/images/interpretation/u02.svg',
  imageAlt: '第一步清单，第二步比对。',
} as unknown as InterpretationDetail;
const related = {
  chain: noChain,
  others: [{ id: 'u2', title: '问答', titleEn: null, form: 'qa' }],
  articles: [],
} as unknown as InterpretationRelated;
const show = (change: Partial<InterpretationDetail> = {}, locale?: 'en') =>
  renderInPage(<InterpretationDetailView row={{ ...row, ...change }} related={related} />, locale);

describe('the interpretations', () => {
  it('say in which form each explains which policy', () => {
    const references = { agencies: [], years: [2025], counts: { form: { graphic: 1 } } };
    const page = { records: [row], total: 1, size: 10, current: 1, pages: 1 };
    renderInPage(
      <InterpretationListView query={interpretationQuery.parse({})} page={page} references={references} />,
    );
    const article = within(screen.getByRole('article'));
    expect(article.getByRole('link', { name: '免申即享实施方案' }).getAttribute('href')).toBe(
      '/policyinfo/policyinfoDetail?id=p1',
    );
    expect(article.getByText('图解')).toBeTruthy();
    const kinds = within(screen.getByRole('navigation', { name: '政策栏目' }));
    expect(kinds.getByRole('link', { name: '政策解读' }).getAttribute('aria-current')).toBe('page');
    expect(kinds.getByRole('link', { name: '实施细则' }).getAttribute('href')).toBe('/detailedrules');
  });
});

describe('an interpretation', () => {
  it('begins with the key points, and says in words what its picture shows', async () => {
    const { container } = show();
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings.slice(0, 3)).toEqual(['要点', '图解', '解读全文']);
    expect(screen.getByText('第一步清单，第二步比对。').closest('details')).toBeTruthy();
    expect(screen.getByRole('img').getAttribute('src')).toBe('/images/interpretation/u02.svg');
    expect(screen.getByRole('link', { name: '查看政策原文' }).getAttribute('href')).toContain('id=p1');
    expect(screen.getByRole('link', { name: '问答' }).getAttribute('href')).toContain('id=u2');
    expect(await axeFindings(container)).toEqual([]);
  });

  it('does not tell questions twice that its text has', () => {
    show();
    expect(screen.getByText('没有收到短信怎么办？')).toBeTruthy();
    cleanup();
    show({ body: '<h3>问：没有收到短信怎么办？</h3>' });
    expect(screen.queryByText('没有收到短信怎么办？')).toBeNull();
  });

  it('has the transcript of its film beside it', () => {
    const { container } = show({ videoUrl: '/files/film.mp4', transcript: '大家好。' });
    expect(container.querySelector('video')?.getAttribute('src')).toBe('/files/film.mp4');
    expect(screen.getByText('大家好。').closest('details')).toBeTruthy();
  });

  it('marks for readers of English what is in Chinese', () => {
    show({}, 'en');
    expect(screen.getByText('四项条件缺一不可。').closest('[lang=zh-CN]')).toBeTruthy();
    expect(screen.getByText(/published in Chinese/)).toBeTruthy();
  });
});
