import { request as ask } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';

import { describe, expect, it, vi } from 'vitest';

import { answerOf } from './next/answer-of.fixture.ts';
import { html, portal } from './portal.fixture.ts';

/** A request as no browser would send it. */
interface RawRequest {
  path: string;
  method?: string;
  headers?: IncomingHttpHeaders;
  body?: string;
}
const send = (port: number, { body, ...asked }: RawRequest) =>
  new Promise<{ status: number; location: string | undefined; body: string }>((resolve) => {
    const request = ask({ port, host: '127.0.0.1', ...asked }, (answer) => {
      void text(answer).then((said) =>
        resolve({ status: answer.statusCode ?? 0, location: answer.headers.location, body: said }),
      );
    });
    request.end(body);
  });
const rawly = (port: number, path: string, headers: IncomingHttpHeaders = {}) =>
  send(port, { path, headers });

describe('below a base path', () => {
  const below = () => portal(undefined, '/policy');

  it.each([
    ['/policy', 'kept zh /'],
    ['/policy/', 'kept zh /'],
    ['/policy/en/policyinfo?current=2', 'kept en /policyinfo?current=2'],
  ])('finds the kept page of %s', async (path, body) => {
    const { port } = await below();
    expect(await rawly(port, path)).toMatchObject({ status: 200, body });
  });

  it('asks Next for a page by the path that the page is known by', async () => {
    const { next, port } = await below();
    await rawly(port, '/policy/user/userCenter?tab=reject');
    const { url, headers } = next.ask.mock.calls[0]![0];
    expect([url, headers['x-portal-url']]).toEqual(Array(2).fill('/user/userCenter?tab=reject'));
  });

  it.each(['/policyinfo', '/', '/policy-admin/login', '/policies'])(
    'leads %s, which lies beside it, to its page for what is not found',
    async (path) => {
      const { next, read, port } = await below();
      expect(await rawly(port, path)).toMatchObject({ status: 307, location: '/policy/404' });
      expect([next.ask, read].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    },
  );

  it('takes calls below it, and none at the top of the name', async () => {
    const { port } = await below();
    expect(await rawly(port, '/policy/api/policy/policyinfo/list')).toMatchObject({ status: 200 });
    expect(await rawly(port, '/api/policy/policyinfo/list')).toMatchObject({ location: '/policy/404' });
  });
});

describe('who answers', () => {
  it('sends a public page from the cache, and no cookie changes it', async () => {
    const { next, read, origin } = await portal();
    const answer = await fetch(`${origin}/en/policyinfo?utm_source=x`, {
      headers: { cookie: 'pfp-portal-access-token=secret', authorization: 'Basic x' },
    });
    expect(await answer.text()).toBe('kept en /policyinfo');
    expect(next.ask).not.toHaveBeenCalled();
    expect(JSON.stringify(read.mock.calls)).not.toContain('secret');
  });

  it('counts who is shown the page of a row, kept or not, and nobody else', async () => {
    const { count, origin } = await portal();
    const id = '0198c0de-0000-7000-8000-000000000001';
    const detail = `${origin}/policyinfo/policyinfoDetail?id=${id}`;
    const first = await fetch(detail, { headers: { 'user-agent': 'somebody' } });
    await fetch(detail, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
    await fetch(detail, { method: 'HEAD' });
    await fetch(`${detail}&preview=abc`);
    await fetch(`${origin}/policyinfo`);
    await fetch(`${origin}/calendar/guide.ics?id=${id}`);
    expect(count).toHaveBeenCalledTimes(2);
    expect(count.mock.calls[0]?.[0]).toEqual({
      tenantId: '000000',
      row: { entity: 'policy', id },
      reader: { address: '127.0.0.1', userAgent: 'somebody' },
    });
  });

  it('sends a page that is kept with the same headers as when it was made, and renders it once', async () => {
    const { read, port, origin } = await portal();
    const said = async () => {
      const answer = await fetch(`${origin}/policyinfo`, { headers: { 'accept-encoding': 'br' } });
      const { date: _date, 'x-request-id': number, ...headers } = Object.fromEntries(answer.headers);
      expect(number).toMatch(/^[\w-]{36}$/);
      return { status: answer.status, headers, body: await answer.text() };
    };
    const made = await said();
    expect(made.headers).toMatchObject({ 'x-frame-options': 'DENY', etag: expect.any(String) as string });
    expect(await said()).toEqual(made);
    expect(read).toHaveBeenCalledTimes(1);
    const known = { 'if-none-match': made.headers['etag'], 'accept-encoding': 'br' };
    const again = { path: '/policyinfo', headers: known };
    expect(await send(port, again)).toMatchObject({ status: 304, body: '' });
    expect(await send(port, { ...again, headers: {}, method: 'HEAD' })).toMatchObject({
      status: 200,
      body: '',
    });
    expect((await send(port, { path: '/policyinfo', method: 'POST' })).status).toBe(405);
  });

  it("keeps one tenant's pages from another's host", async () => {
    const { read, port } = await portal();
    await rawly(port, '/policyinfo', { host: 'second.example' });
    expect(read.mock.calls[0]![0].tenantId).toBe('000002');
  });

  it('has a personal page made for its reader alone, with his cookie, and lets nobody keep it', async () => {
    const { next, origin } = await portal();
    const answer = await fetch(`${origin}/user/userCenter`, {
      headers: { cookie: 'pfp-portal-access-token=mine' },
    });
    expect(await answer.text()).toBe('own page');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    const { headers } = next.ask.mock.calls[0]![0];
    expect(headers.cookie).toBe('pfp-portal-access-token=mine');
    const [nonce] = /'nonce-[^']+'/.exec(String(headers['content-security-policy'])) ?? ['none'];
    expect(answer.headers.get('content-security-policy')).toContain(nonce);
  });

  it('lets a reader say nothing to Next that only this server may say', async () => {
    const { next, port } = await portal();
    await rawly(port, '/login', {
      'x-middleware-subrequest': 'src/proxy',
      'x-middleware-rewrite': '/x',
      'next-action': 'abc',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-for': '8.8.8.8',
      'x-portal-tenant': '000009',
      'content-security-policy': "script-src 'nonce-guessed'",
      'next-resume': '1',
      'x-kept': 'yes',
    });
    const { headers } = next.ask.mock.calls[0]![0];
    expect(headers).toMatchObject({
      'x-kept': 'yes',
      'x-forwarded-for': '127.0.0.1',
      'x-portal-tenant': '000000',
    });
    expect(JSON.stringify(headers)).not.toMatch(
      /guessed|evil|subrequest|rewrite|next-action|next-resume|000009/,
    );
  });

  it('tells nobody of the inner rewrite and leads to its own addresses without a host', async () => {
    const { port } = await portal(() =>
      answerOf(307, '', { location: 'http://evil.example/404', 'x-middleware-rewrite': '/zh/x' }),
    );
    expect((await rawly(port, '/nowhere', { host: 'evil.example' })).location).toBe('/404');
  });

  it.each([
    [404, '/en/user/x', 'kept en /404'],
    [500, '/user/x', 'kept zh /500'],
  ])("shows the whole page of status %i in place of Next's own", async (status, path, body) => {
    const { origin } = await portal(() => answerOf(status, '<html id="__next_error__">', html));
    const answer = await fetch(origin + path);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toBe(body);
  });

  it("leaves the parts that Next's own navigation asks for to Next", async () => {
    const { next, read, origin } = await portal();
    await fetch(`${origin}/policyinfo`, { headers: { rsc: '1' } });
    expect(next.ask).toHaveBeenCalledTimes(1);
    expect(read).not.toHaveBeenCalled();
  });

  it('takes no post where a page is, and lets one reach the route handlers', async () => {
    const { next, origin } = await portal();
    for (const path of ['/policyinfo', '/user/userCenter']) {
      expect((await fetch(origin + path, { method: 'POST', body: 'a=1' })).status).toBe(405);
    }
    expect(next.ask).not.toHaveBeenCalled();
    await fetch(`${origin}/internal/form`, { method: 'POST', body: 'a=1' });
    expect(next.ask).toHaveBeenCalledTimes(1);
  });

  it('asks Next for a page without the body that came with it, and says how long a form is', async () => {
    const { next, port } = await portal();
    await send(port, {
      path: '/login',
      headers: { 'transfer-encoding': 'chunked' },
      body: 'GET /x HTTP/1.1',
    });
    const [page] = next.ask.mock.calls[0]!;
    expect(page.body).toBeUndefined();
    expect(Object.keys(page.headers)).not.toContain('content-length');
    expect(Object.keys(page.headers)).not.toContain('transfer-encoding');
    for (const framing of [{ 'transfer-encoding': 'chunked' }, { 'content-length': '3' }]) {
      const said = vi.fn();
      next.ask.mockImplementationOnce(async ({ headers, body }) => {
        said(headers, body && (await text(body)));
        return answerOf(200, 'taken', html);
      });
      await send(port, { path: '/internal/form', method: 'POST', headers: framing, body: 'a=1' });
      expect(said).toHaveBeenCalledWith(expect.objectContaining(framing), 'a=1');
    }
  });

  it('refuses a form that is too large', async () => {
    const { next, origin } = await portal();
    const body = new Uint8Array(2 * 1024 * 1024);
    expect((await fetch(`${origin}/internal/form`, { method: 'POST', body })).status).toBe(413);
    expect(next.ask).not.toHaveBeenCalled();
  });

  it('hands calls on with the address and tenant of their reader', async () => {
    const { origin } = await portal();
    expect(await (await fetch(`${origin}/api/x`)).json()).toMatchObject({
      tenantId: '000000',
      address: '127.0.0.1',
    });
  });

  it('finds the tenant by the host that a trusted proxy tells', async () => {
    const { port } = await portal(undefined, '', true);
    const { body } = await rawly(port, '/api/x', { 'x-forwarded-host': 'second.example' });
    expect(body).toContain('"tenantId":"000002"');
  });

  it.each(['//evil.example', 'http://evil.example/', '/policyinfo/%ff', '/en/%E0%A4%A'])(
    'does not take %s for a path',
    async (path) => {
      const { next, port } = await portal();
      expect(await rawly(port, path)).toMatchObject({ status: 307, location: '/404' });
      expect(next.ask).not.toHaveBeenCalled();
    },
  );

  it('leaves it to the server to refuse a call whose path cannot be decoded', async () => {
    const { port } = await portal();
    expect(await rawly(port, '/api/%ff')).toMatchObject({ status: 200 });
  });

  it('apologises in words when nothing else works, and reports why', async () => {
    const { read, report, origin } = await portal();
    read.mockRejectedValue(new Error('disk on fire'));
    const answer = await fetch(`${origin}/policyinfo`);
    expect(answer.status).toBe(500);
    expect(await answer.text()).toContain('请稍后再试');
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'disk on fire' }), {
      url: '/policyinfo',
      requestId: expect.any(String),
    });
  });

  it('shrinks what is made for one reader on its way out', async () => {
    const { origin } = await portal();
    const answer = await fetch(`${origin}/login`, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(await answer.text()).toBe('own page');
  });
});
