import type { IncomingHttpHeaders } from 'node:http';

import { describe, expect, it, vi } from 'vitest';

import type { PageAsk } from '../cache/page-cache.ts';
import { createPageCache } from '../cache/page-cache.ts';
import type { KeptPage } from '../cache/kept-page.ts';
import { answerOf } from './answer-of.fixture.ts';
import type { NextAsk } from './next-app.ts';
import { renderPage } from './render-page.ts';

const ask: PageAsk = {
  key: 'en /policyinfo',
  locale: 'en',
  url: '/en/policyinfo',
  tags: ['policy'],
  status: 200,
  tenantId: '000007',
};
const htmlOf = (page: KeptPage) => page.variants.identity.body.toString();
const nonceIn = (headers: IncomingHttpHeaders) =>
  /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';
const html = { 'content-type': 'text/html; charset=utf-8' };

/** A portal whose Next answers by path. */
function portal(pages: Record<string, [number, string, IncomingHttpHeaders?]>) {
  const next = {
    ask: vi.fn(({ url }: NextAsk) => {
      const [status, body, headers = html] = pages[url] ?? [500, 'broken'];
      return Promise.resolve(answerOf(status, body, headers));
    }),
  };
  const render = (one: PageAsk): Promise<KeptPage> =>
    renderPage(one, {
      next,
      host: 'portal.example',
      headers: { 'X-Own': 'yes' },
      read: (other) => cache.read(other),
    });
  // At noon, however late it is: no page is kept beyond midnight.
  const cache = createPageCache(render, { now: () => Date.parse('2026-11-21T12:00:00+08:00') });
  return { next, read: async (one: PageAsk = ask) => cache.read(one) };
}

describe('rendering a page for everyone', () => {
  it('tells Next nothing of a reader: no cookie, no token, no address, not his Host', async () => {
    const { next, read } = portal({ '/en/policyinfo': [200, 'page'] });
    await read();
    const [question] = next.ask.mock.calls[0]!;
    expect(Object.keys(question.headers).sort()).toEqual([
      'content-security-policy',
      'forwarded',
      'host',
      'user-agent',
      'x-portal-tenant',
      'x-portal-url',
    ]);
    expect(question).toMatchObject({
      method: 'GET',
      url: '/en/policyinfo',
      headers: {
        forwarded: 'for=unknown',
        host: 'portal.example',
        'x-portal-tenant': '000007',
        'x-portal-url': '/en/policyinfo',
      },
    });
  });

  it('keeps a page with a policy that needs no nonce', async () => {
    const { next, read } = portal({});
    next.ask.mockImplementation(({ headers }) =>
      Promise.resolve(answerOf(200, `<script nonce="${nonceIn(headers)}">go()</script>`, html)),
    );
    const page = await read();
    expect(page.keep).toBe('long');
    expect(htmlOf(page)).toBe('<script>go()</script>');
    const policy = page.variants.br.headers['Content-Security-Policy'];
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
    expect(policy).not.toMatch(/nonce|unsafe-eval/);
  });

  it.each([
    ['says 404', 404, '<html id="__next_error__"></html>'],
    [
      'finds out too late, behind Suspense',
      200,
      '<template data-dgst="NEXT_HTTP_ERROR_FALLBACK;404"></template>',
    ],
  ])(
    'shows the whole 404 page in its language when Next %s, and remembers it briefly',
    async (_how, status, body) => {
      const { read } = portal({
        '/en/policyinfo': [status, body],
        '/en/404': [200, '<html lang="en">Not found'],
      });
      const page = await read();
      expect(page).toMatchObject({ status: 404, keep: 'briefly' });
      expect(htmlOf(page)).toBe('<html lang="en">Not found');
    },
  );

  it.each([
    ['fails', 500, 'broken'],
    ['fails in a part behind Suspense', 200, '<p>half</p><template data-dgst="123"></template>'],
  ])('shows the whole 500 page and keeps nothing when a render %s', async (_how, status, body) => {
    const { next, read } = portal({ '/en/policyinfo': [status, body], '/en/500': [200, 'Sorry'] });
    expect(await read()).toMatchObject({ status: 500, keep: 'never' });
    const before = next.ask.mock.calls.length;
    expect(htmlOf(await read())).toBe('Sorry');
    expect(next.ask.mock.calls.length).toBe(before + 1);
  });

  it('leads on where the page leads, and keeps nothing of it', async () => {
    const { read } = portal({ '/en/policyinfo': [308, '', { location: '/en/elsewhere' }] });
    const page = await read();
    expect(page).toMatchObject({ status: 308, keep: 'never' });
    expect(page.variants.identity.headers).toMatchObject({
      Location: '/en/elsewhere',
      'Cache-Control': 'no-store',
    });
  });

  it('says at its own address that a row was archived, in its language, and remembers it briefly', async () => {
    const next = {
      ask: vi.fn(({ url }: NextAsk) =>
        Promise.resolve(
          url === '/en/policyinfo'
            ? answerOf(307, '', { location: '/district/en/archived' })
            : answerOf(200, `page of ${url}`, html),
        ),
      ),
    };
    const cache = createPageCache((one) =>
      renderPage(one, { next, host: 'portal.example', headers: {}, read: (other) => cache.read(other) }),
    );
    const page = await cache.read(ask);
    expect(page).toMatchObject({ status: 410, keep: 'briefly' });
    expect(htmlOf(page)).toBe('page of /en/archived');
  });

  it('remembers a page of nothing briefly, whoever made up the id that it was filtered by', async () => {
    const nothing = '<section data-keep="briefly"><h2>None</h2></section>';
    const { read } = portal({ '/en/policyinfo': [200, nothing] });
    expect(await read()).toMatchObject({ status: 200, keep: 'briefly' });
  });

  it('keeps a page whose text only speaks of what is kept briefly', async () => {
    const { read } = portal({ '/en/policyinfo': [200, '<p> data-keep=&quot;briefly&quot;</p>'] });
    expect(await read()).toMatchObject({ status: 200, keep: 'long' });
  });

  it('gives up rather than turn in a circle when the error page fails too', async () => {
    await expect(portal({}).read()).rejects.toThrow(/status 500 answered 500/);
  });

  it('keeps what is no document with its own type', async () => {
    const link = '<https://portal.example/x>; rel="canonical"';
    const said = { 'content-type': 'application/xml', link };
    const { read } = portal({ '/en/policyinfo': [200, '<urlset/>', said] });
    const page = await read();
    expect(page.variants.identity.headers).toMatchObject({
      'Content-Type': 'application/xml',
      Link: link,
      'X-Own': 'yes',
    });
    expect(page.variants.identity.headers).not.toHaveProperty('Content-Security-Policy');
  });
});
