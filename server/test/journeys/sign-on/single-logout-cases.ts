import { hashPassword } from '@policy/shared/auth/credentials/password-hash.ts';
import { and, eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';

import { thirdPartyLogins } from '../../../src/accounts/tables.ts';
import { addClerk } from '../../companies.ts';
import type { FakeOpenId } from '../../fakes/fake-openid.ts';
import { bearer, clientHeader } from '../../test-server.ts';
import type { TestServer } from '../../test-server.ts';
import { callerOf } from '../people.ts';
import { portalBrowser } from './browser.ts';

interface Parts {
  fake: () => FakeOpenId;
  provider: () => Promise<{ id: string; code: string }>;
}

let made = 0;

/** How a session ends on both sides, on a server whose providers are a test's. */
export function singleLogoutCases(server: TestServer, { fake, provider }: Parts): void {
  /** Somebody who came by a provider, with the session that he has there. */
  const cameBy = async ({ id, code }: { id: string; code: string }, who: { sub: string; sid?: string }) => {
    const browser = portalBrowser(server);
    const { url } = (await browser.api('gdgovelogin', { provider: code })).body.data;
    const { searchParams } = new URL(url);
    fake().claims = { nonce: searchParams.get('nonce'), ...who };
    const back = () =>
      browser.api('logincallback', { loginCode: 'c', state: searchParams.get('state') ?? '' });
    const own = and(eq(thirdPartyLogins.source, `sso:${id}`), eq(thirdPartyLogins.openId, who.sub));
    const [known] = await server.context.db.select().from(thirdPartyLogins).where(own);
    if (!known?.userId) {
      const userId = await addClerk(server.context, `leaving${String((made += 1))}`);
      const { tenantId } = server.context;
      await server.context.db.insert(thirdPartyLogins).values({
        ...{ id: crypto.randomUUID(), tenantId, source: `sso:${id}`, openId: who.sub, nickName: 'x', userId },
        createTime: '2026-01-01 00:00:00',
      });
    }
    const { body } = await back();
    const headers = bearer(String(body.access_token));
    return {
      answer: body,
      headers,
      isIn: async () => (await callerOf(server, headers).get('blade-user/info')).status === 200,
    };
  };
  const tell = (message: string) =>
    server.call({
      ...{ method: 'POST', url: '/api/policy/gdgovesso/backchannellogout' },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ logout_token: message }).toString(),
    });

  it('who came by a provider and leaves is told where he leaves there, with what it signed', async () => {
    const there = await provider();
    const person = await cameBy(there, { sub: 'out-1' });
    const answer = await callerOf(server, person.headers).get('blade-auth/oauth/logout');
    const url = new URL(answer.body.data.endSession);
    expect(url.origin + url.pathname).toBe(`${fake().issuer}/end`);
    expect(url.searchParams.get('post_logout_redirect_uri')).toBe('http://localhost:3000/login');
    expect(url.searchParams.get('id_token_hint')?.split('.')).toHaveLength(3);
    expect(await person.isIn()).toBe(false);
    // A provider that is away keeps nobody in.
    const other = await cameBy(there, { sub: 'out-1' });
    fake().mode = 'broken';
    const left = await callerOf(server, other.headers).get('blade-auth/oauth/logout');
    expect([left.status, await other.isIn()]).toEqual([200, false]);
  });

  it('who leaves there is out here: with one session of his, or with all', async () => {
    const there = await provider();
    const [one, two, stranger] = [
      await cameBy(there, { sub: 'left-1', sid: 'a' }),
      await cameBy(there, { sub: 'left-1', sid: 'b' }),
      await cameBy(there, { sub: 'left-2', sid: 'c' }),
    ];
    const inside = async () => Promise.all([one, two, stranger].map(({ isIn }) => isIn()));
    expect(await inside()).toEqual([true, true, true]);
    const message = fake().leftMessage({ sub: undefined, sid: 'a' });
    const heard = await tell(message);
    expect([heard.status, heard.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(await inside()).toEqual([false, true, true]);
    expect((await tell(message)).status).toBe(400);
    expect((await tell(fake().leftMessage({ sub: 'left-1' }))).status).toBe(200);
    expect(await inside()).toEqual([false, false, true]);
    // Of a session that was opened without the provider's name for it, it may be the one that is meant.
    const [unnamed, other] = [
      await cameBy(there, { sub: 'left-3' }),
      await cameBy(there, { sub: 'left-3', sid: 'd' }),
    ];
    expect((await tell(fake().leftMessage({ sub: 'left-3', sid: 'e' }))).status).toBe(200);
    expect([await unnamed.isIn(), await other.isIn()]).toEqual([false, true]);
  });

  it('who types a code besides is known to have come by the provider all the same', async () => {
    const there = await provider();
    const account = `leaving${String(made + 1)}`;
    const first = await cameBy(there, { sub: 'code-1' });
    const person = callerOf(server, first.headers);
    const proof = { password: hashPassword(account) };
    const { secret } = (await person.post('blade-user/second-factor/begin', proof)).body.data;
    const code = () =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now().getTime() });
    expect((await person.post('blade-user/second-factor/confirm', { code: code() })).status).toBe(200);
    server.clock.moveBy(60_000);
    const { answer } = await cameBy(there, { sub: 'code-1', sid: 'z' });
    const opened = await server.call({
      ...{ method: 'POST', url: '/api/blade-auth/oauth/token/second-step', headers: clientHeader('portal') },
      payload: { mfa_token: answer.mfa_token, code: code() },
    });
    const headers = bearer(String(opened.body.access_token));
    const isIn = async () => (await callerOf(server, headers).get('blade-user/info')).status === 200;
    expect(await isIn()).toBe(true);
    expect((await tell(fake().leftMessage({ sub: undefined, sid: 'z' }))).status).toBe(200);
    expect(await isIn()).toBe(false);
  });

  it('what is no message of the provider to us ends nothing', async () => {
    const there = await provider();
    const person = await cameBy(there, { sub: 'kept-1', sid: 'k' });
    const wrong: Record<string, unknown>[] = [
      ...[{ aud: 'somebody-else' }, { iss: 'https://evil.example' }, { nonce: 'n' }, { events: {} }],
      ...[{ jti: undefined }, { sub: undefined }, { iat: Math.floor(Date.now() / 1000) - 3600 }],
    ];
    for (const over of wrong)
      expect((await tell(fake().leftMessage({ sub: 'kept-1', ...over }))).status, JSON.stringify(over)).toBe(
        400,
      );
    for (const signing of ['none', 'HS256'] as const) {
      fake().signing = signing;
      expect((await tell(fake().leftMessage({ sub: 'kept-1' }))).status).toBe(400);
    }
    fake().signing = 'RS256';
    for (const junk of ['', 'a.b.c', 'x'.repeat(30_000)]) expect((await tell(junk)).status).toBe(400);
    expect(await person.isIn()).toBe(true);
  });
}
