import { request as ask } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';

import { afterEach, describe, expect, it } from 'vitest';

import { closeAll, echo, edgeTo } from './testing/running-edge.ts';
import type { Echo } from './testing/running-edge.ts';

afterEach(closeAll);

describe('what an edge says to the server about its reader', () => {
  it("says the reader's address itself and lets nobody claim another", async () => {
    const edge = await edgeTo(await echo());
    const answer = await fetch(`${edge}/api/x`, {
      headers: { 'x-forwarded-for': '8.8.8.8', forwarded: 'for=8.8.8.8', 'x-real-ip': '8.8.8.8' },
    });
    const { headers } = (await answer.json()) as Echo;
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': new URL(edge).host,
      'x-forwarded-proto': 'http',
      // Somebody forwards who was not announced: the server may not take the reader for a neighbour.
      forwarded: 'for=unknown',
    });
    expect(headers).not.toHaveProperty('x-real-ip');
    expect(((await (await fetch(`${edge}/api/x`)).json()) as Echo).headers).not.toHaveProperty('forwarded');
  });

  it('keeps headers of one connection, cookies and the word of a portal to itself', async () => {
    const edge = await edgeTo(await echo());
    const { hostname, port } = new URL(edge);
    const sent = {
      connection: 'close, x-dropped',
      'x-dropped': '1',
      te: 'trailers',
      'proxy-authorization': 'Basic x',
      'portal-secret': 'guessed',
      cookie: 'pfp-portal-refresh-token=r; other=1',
      'x-kept': 'yes',
    };
    const headers = await new Promise<IncomingHttpHeaders>((resolve) =>
      ask({ hostname, port, path: '/api/x', headers: sent }, (answer) => {
        void text(answer).then((body) => resolve((JSON.parse(body) as Echo).headers));
      }).end(),
    );
    expect(headers['x-kept']).toBe('yes');
    for (const name of ['x-dropped', 'te', 'proxy-authorization', 'portal-secret', 'cookie'])
      expect(headers).not.toHaveProperty(name);
  });

  it.each(['token', 'token/refresh', 'logout', 'token?grant_type=refresh_token'])(
    'brings the refresh cookie of this site, and no other, to oauth/%s',
    async (call) => {
      const edge = await edgeTo(await echo());
      const cookie = 'a=1; pfp-portal-refresh-token=mine; pfp-admin-refresh-token=not; b=2';
      const answer = await fetch(`${edge}/api/blade-auth/oauth/${call}`, { headers: { cookie } });
      expect(((await answer.json()) as Echo).headers.cookie).toBe('pfp-portal-refresh-token=mine');
    },
  );

  it.each(['gdgovelogin?provider=p', 'logincallback?state=s', 'bind', 'bindcallback'])(
    'brings the mark of a sign-on, and no token, to gdgovesso/%s',
    async (call) => {
      const edge = await edgeTo(await echo());
      const cookie = 'pfp-portal-refresh-token=mine; pfp-portal-sign-on=mark; pfp-admin-sign-on=not';
      const answer = await fetch(`${edge}/api/policy/gdgovesso/${call}`, { headers: { cookie } });
      expect(((await answer.json()) as Echo).headers.cookie).toBe('pfp-portal-sign-on=mark');
    },
  );

  it.each(['passkey/options', 'oauth/token/passkey'])(
    'brings the mark of a passkey, and no token, to blade-auth/%s',
    async (call) => {
      const edge = await edgeTo(await echo());
      const cookie = 'pfp-portal-refresh-token=mine; pfp-portal-passkey=mark; pfp-admin-passkey=not';
      const answer = await fetch(`${edge}/api/blade-auth/${call}`, { headers: { cookie } });
      expect(((await answer.json()) as Echo).headers.cookie).toBe('pfp-portal-passkey=mark');
    },
  );

  it('keeps the number that a request came with, and gives one to every other', async () => {
    const edge = await edgeTo(await echo());
    const asked = async (id?: string) => {
      const answer = await fetch(
        `${edge}/api/x`,
        id === undefined ? {} : { headers: { 'x-request-id': id } },
      );
      const { headers } = (await answer.json()) as Echo;
      expect(answer.headers.get('x-request-id')).toBe(headers['x-request-id']);
      return headers['x-request-id'];
    };
    expect(await asked('trace-1.a_b')).toBe('trace-1.a_b');
    expect(await asked('a b')).toMatch(/^[\da-f-]{36}$/);
    expect(await asked()).toMatch(/^[\da-f-]{36}$/);
  });

  it('takes its own base path off and says so', async () => {
    const edge = await edgeTo(await echo(), { basePath: '/policy' });
    const answer = (await (await fetch(`${edge}/policy/api/x?a=1`)).json()) as Echo;
    expect(answer).toMatchObject({ url: '/api/x?a=1', headers: { 'x-forwarded-prefix': '/policy' } });
    for (const path of ['/api/x', '/policyapi/x', '/policy/x'])
      expect((await fetch(edge + path)).status).toBe(404);
  });

  it('tells browsers to come by https only, where the own origin is one of https', async () => {
    const edge = await edgeTo(await echo(), { secure: true });
    for (const path of ['/api/x', '/api/policy/events', '/']) {
      const answer = await fetch(edge + path);
      expect(answer.headers.get('strict-transport-security')).toMatch(/max-age=\d+/);
    }
  });

  it('tells browsers to come by https only, where a trusted proxy took them so', async () => {
    const edge = await edgeTo(await echo(), { isTrusted: () => true });
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '8.8.8.8' };
    const secure = await fetch(`${edge}/api/x`, { headers });
    expect(secure.headers.get('strict-transport-security')).toMatch(/max-age=\d+/);
    expect(((await secure.json()) as Echo).headers).toMatchObject(headers);
    expect((await fetch(`${edge}/api/x`)).headers.has('strict-transport-security')).toBe(false);
  });
});
