import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import type { Article } from '../../lib/chain/load-related-articles.ts';
import { noChain } from '../testing/chain.ts';
import { axeFindings, renderInPage } from '../testing/render-in-page.tsx';
import { ChainBar } from './chain-bar.tsx';
import { ContentLink } from './content-link.tsx';
import { RelatedArticles } from './related-articles.tsx';

afterEach(cleanup);

const link = (id: string, title: string) => ({ id, title, href: `/x?id=${id}` });

describe('the way from clause to payment', () => {
  const chain = {
    ...noChain,
    clause: [link('c1', '第二条')],
    guide: [link('g1', '本指南')],
    publicity: [link('l1', '公示一'), link('l2', '公示二')],
  };

  it('leads in both directions, from every step but the page itself', async () => {
    const { container } = renderInPage(<ChainBar chain={chain} here={{ step: 'guide', id: 'g1' }} />);
    const bar = within(screen.getByRole('navigation', { name: '从条款到兑付' }));
    expect(bar.getAllByRole('link').map((one) => one.getAttribute('href'))).toEqual([
      ...['/x?id=c1', '/x?id=l1', '/x?id=l2', '/progress/show'],
    ]);
    expect(bar.getByText('本页').getAttribute('aria-current')).toBe('page');
    expect(bar.queryByText('本指南')).toBeNull();
    expect(await axeFindings(container)).toEqual([]);
  });

  it('folds what would be too long, and says where there is nothing yet', () => {
    renderInPage(<ChainBar chain={chain} here={{ step: 'guide', id: 'g1' }} />);
    expect(screen.getByText('2 项').closest('summary')).toBeTruthy();
    expect(screen.getAllByText('暂无')).toHaveLength(3);
  });

  it('leads to no page for applications where that is switched off', () => {
    const closed = { ...chain, hasProgress: false };
    renderInPage(<ChainBar chain={closed} here={{ step: 'guide', id: 'g1' }} />);
    const links = screen.getAllByRole('link').map((one) => one.getAttribute('href'));
    expect(links).toEqual(['/x?id=c1', '/x?id=l1', '/x?id=l2']);
    expect(screen.getAllByRole('listitem').some(({ textContent: text }) => text.includes('7'))).toBe(true);
  });
});

it('is not shown on a page that stands alone', () => {
  const alone = { ...noChain, notice: [link('n1', '平台公告')] };
  const { container } = renderInPage(<ChainBar chain={alone} here={{ step: 'notice', id: 'n1' }} />);
  expect(container.textContent).toBe('');
});

describe('what is written elsewhere', () => {
  const article = (change: object) =>
    ({
      id: 'r1',
      title: '报道',
      titleEn: 'Report',
      body: null,
      linkUrl: null,
      ...change,
    }) as unknown as Article;

  it('is linked to where it lies, or read here', async () => {
    const { container } = renderInPage(
      <RelatedArticles
        articles={[
          article({ linkUrl: 'https://news.example.cn/1' }),
          article({ id: 'r2', title: '本站报道', body: '<p>正文</p>' }),
        ]}
      />,
    );
    expect(screen.getByRole('link', { name: '报道' }).getAttribute('href')).toBe('https://news.example.cn/1');
    expect(screen.getByText('原文在其他网站')).toBeTruthy();
    expect(screen.getByText('正文').closest('details')).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
  });

  it('is no part of a page about which nothing is written', () => {
    expect(renderInPage(<RelatedArticles articles={[]} />).container.textContent).toBe('');
  });
});

describe('a link that came in with content', () => {
  it.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x'])(
    'is none where it says %s',
    (href) => {
      renderInPage(<ContentLink href={href}>看</ContentLink>);
      expect(screen.queryByRole('link')).toBeNull();
      expect(screen.getByText('看')).toBeTruthy();
    },
  );

  it('keeps the reader’s language within the portal', () => {
    renderInPage(<ContentLink href="/help">Help</ContentLink>, 'en');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/en/help');
  });
});
