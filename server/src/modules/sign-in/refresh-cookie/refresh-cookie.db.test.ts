import { cookieNames, siteKeys } from '@policy/shared/auth/storage/site.ts';
import { hashPassword } from '@policy/shared/auth/credentials/password-hash.ts';
import type { InjectOptions } from 'fastify';
import { expect, it } from 'vitest';

import { describeOnEachServer } from '../../../../test/describe-on-server.ts';
import { bearer, captchaAnswer, clientHeader } from '../../../../test/test-server.ts';
import type { Answer } from '../../../../test/test-server.ts';

const origin = 'http://localhost:3001';
const name = cookieNames(siteKeys.admin).refresh;
const over = '登录已失效，请重新登录';

interface TokenRequest extends InjectOptions {
  form?: Record<string, string>;
  /** Asks for the cookie. */
  asks?: boolean;
}

describeOnEachServer('the refresh cookie', (server) => {
  const ask = (path: string, { form, headers, asks = true, ...more }: TokenRequest = {}) =>
    server.call({
      method: form ? 'POST' : 'GET',
      url: `/api/blade-auth/oauth/${path}`,
      headers: {
        ...clientHeader('admin'),
        ...(asks && { 'refresh-token-cookie': 'pfp-admin' }),
        origin,
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
      ...(form ? { payload: new URLSearchParams(form).toString() } : {}),
      ...more,
    });
  const captcha = async () => {
    const { body } = await server.call({ url: '/api/blade-auth/oauth/captcha' });
    return { 'captcha-key': body.key, 'captcha-code': captchaAnswer };
  };
  const enter = async (headers: Record<string, string> = {}, more: InjectOptions = {}) =>
    ask('token', {
      form: { grant_type: 'captcha', username: 'editor', password: hashPassword('editor') },
      headers: { ...(await captcha()), ...headers },
      ...more,
    });
  const setBy = ({ headers }: Answer) => {
    const cookie = headers['set-cookie'];
    return typeof cookie === 'string' ? cookie : '';
  };
  const valueIn = (answer: Answer) => /=([^;]*)/.exec(setBy(answer))?.[1] ?? '';
  const refresh = (cookie: string, headers: Record<string, string> = {}, more: TokenRequest = {}) =>
    ask('token', {
      form: { grant_type: 'refresh_token' },
      headers: { cookie: `other=1; ${name}=${cookie}`, ...headers },
      ...more,
    });
  const expired = new RegExp(`^${name}=; Max-Age=0; Path=/api/blade-auth/oauth; HttpOnly; SameSite=Strict$`);
  const whoAmI = (token: string) =>
    server.call({ url: '/api/blade-auth/oauth/user-info', headers: bearer(token) });

  it('is given to the app that asks, and to no script', async () => {
    const answer = await enter();
    expect([answer.status, answer.body.refresh_token]).toEqual([200, '']);
    expect(setBy(answer)).toMatch(
      new RegExp(
        `^${name}=[\\w-]{43}; Max-Age=604800; Path=/api/blade-auth/oauth; HttpOnly; SameSite=Strict$`,
      ),
    );
  });

  it('is not given to a client that does not ask', async () => {
    const answer = await ask('token', {
      form: { grant_type: 'captcha', username: 'editor', password: hashPassword('editor') },
      headers: await captcha(),
      asks: false,
    });
    expect(answer.body.refresh_token).toMatch(/^[\w-]{43}$/);
    expect(setBy(answer)).toBe('');
  });

  it('is Secure, and lies below the base path, where a trusted proxy says so', async () => {
    const told = {
      'x-forwarded-proto': 'https',
      'x-forwarded-prefix': '/policy',
      'x-forwarded-for': '10.9.8.7',
    };
    expect(setBy(await enter(told, { remoteAddress: '127.0.0.1' }))).toMatch(
      /Path=\/policy\/api\/blade-auth\/oauth; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(setBy(await enter(told))).toMatch(/Path=\/api\/blade-auth\/oauth; HttpOnly; SameSite=Strict$/);
  });

  it.each([
    ['of another site', 'admin', 'pfp-portal'],
    ['by another client', 'integration', 'pfp-admin'],
  ])('is refused to whoever asks for the one %s', async (_, client, site) => {
    const headers = { ...clientHeader(client), 'refresh-token-cookie': site };
    expect((await enter(headers)).body.error).toBe('invalid_request');
  });

  it('is exchanged for the next one, each once', async () => {
    const first = valueIn(await enter());
    const next = await refresh(first);
    expect([next.status, next.body.refresh_token]).toEqual([200, '']);
    expect((await whoAmI(next.body.access_token)).status).toBe(200);
    expect(valueIn(next)).not.toBe(first);
    const again = await refresh(first);
    expect([again.status, again.body.error_description]).toEqual([400, over]);
    expect(setBy(again)).toMatch(expired);
    expect((await whoAmI(next.body.access_token)).status).toBe(401);
  });

  it.each([
    ['without an Origin', undefined],
    ['from another page', 'https://evil.example'],
    ['from a sandboxed page', 'null'],
    ['from another port of the host', 'http://localhost:3999'],
  ])('is not taken %s, and stays as it was', async (_, said) => {
    const cookie = valueIn(await enter());
    const answer = await refresh(cookie, said === undefined ? { origin: '' } : { origin: said });
    expect([answer.status, setBy(answer)]).toEqual([400, '']);
    expect((await refresh(cookie)).status).toBe(200);
  });

  it('is taken at the host that a trusted proxy tells, and at no other', async () => {
    const told = {
      ...{ 'x-forwarded-host': 'admin.example.gov.cn', 'x-forwarded-for': '10.9.8.7' },
      origin: 'https://admin.example.gov.cn',
    };
    const cookie = valueIn(await enter());
    expect((await refresh(cookie, told)).status).toBe(400);
    expect((await refresh(cookie, told, { remoteAddress: '127.0.0.1' })).status).toBe(200);
  });

  it('is not taken from another client, nor without being asked for', async () => {
    const cookie = valueIn(await enter());
    expect((await refresh(cookie, clientHeader('portal'))).status).toBe(400);
    expect((await refresh(cookie, {}, { asks: false })).status).toBe(400);
    expect((await refresh(cookie)).status).toBe(200);
  });

  it('goes with signing out', async () => {
    const { body, ...answer } = await enter();
    const cookie = valueIn({ body, ...answer });
    const left = await ask('logout', { headers: bearer(body.access_token) });
    expect([left.status, setBy(left)]).toEqual([200, expect.stringMatching(expired)]);
    expect((await refresh(cookie)).status).toBe(400);
  });

  it('ends its session where the access token is over already or missing', async () => {
    for (const headers of [{}, bearer('over')]) {
      const entered = await enter();
      const cookie = `${name}=${valueIn(entered)}`;
      // A GET of the own origin carries no Origin.
      const left = await ask('logout', { headers: { ...headers, cookie, origin: '' } });
      expect([left.status, setBy(left)]).toEqual([200, expect.stringMatching(expired)]);
      expect((await whoAmI(entered.body.access_token)).status).toBe(401);
    }
  });

  it('ends nothing for another page, and nothing twice', async () => {
    const entered = await enter();
    const cookie = `${name}=${valueIn(entered)}`;
    const elsewhere = await ask('logout', { headers: { cookie, origin: 'https://evil.example' } });
    expect([elsewhere.status, setBy(elsewhere)]).toEqual([401, '']);
    expect((await whoAmI(entered.body.access_token)).status).toBe(200);
    expect((await ask('logout', { headers: { cookie } })).status).toBe(200);
    const again = await ask('logout', { headers: { cookie } });
    expect([again.status, setBy(again)]).toEqual([401, expect.stringMatching(expired)]);
  });

  it('goes with a change of the password, and the session with it', async () => {
    const entered = await enter();
    const change = {
      oldPassword: hashPassword('editor'),
      ...{ newPassword: 'Fresh-word-77', newPassword1: 'Fresh-word-77' },
    };
    const changed = await server.call({
      ...{ method: 'POST', url: '/api/blade-user/update-password', payload: change },
      headers: { ...bearer(entered.body.access_token), 'refresh-token-cookie': 'pfp-admin' },
    });
    expect([changed.status, setBy(changed)]).toEqual([200, expect.stringMatching(expired)]);
    expect((await whoAmI(entered.body.access_token)).status).toBe(401);
    expect((await refresh(valueIn(entered))).status).toBe(400);
  });
});
