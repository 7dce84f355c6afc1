import { createHmac } from 'node:crypto';
import { tenant } from '@policy/shared/contract/entities/identity/tenant.ts';
import { hashPassword } from '@policy/shared/auth/password-hash.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { databases } from '../../../test/database.ts';
import { askToken, bearer, signIn, startTestServer } from '../../../test/test-server.ts';
import type { Answer, TestServer } from '../../../test/test-server.ts';
import { tableOf } from '../../kit/table.ts';
import { installationSecrets, refreshTokens, sessions, userTable } from './tables.ts';

const minute = 60_000;
const hour = 60 * minute;

describe.each(databases)('a session (%s)', (kind) => {
  let server: TestServer;
  let token: { access_token: string; refresh_token: string };
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    token = (await signIn(server, 'acceptor')).body;
  });

  const whoAmI = (access: string, headers: Record<string, string> = {}) =>
    server.call({ url: '/api/blade-auth/oauth/user-info', headers: { ...bearer(access), ...headers } });
  const refresh = (refreshToken: string, over: Record<string, string> = {}) =>
    askToken(server, { grant_type: 'refresh_token', refresh_token: refreshToken, ...over });
  const refused = ({ status, body }: Answer) => [status, body.msg ?? body.error_description];
  const over = [401, '登录已失效，请重新登录'];
  const sessionOf = (access: string) => String(claimsOf(access).sid);

  it('tells who it speaks for, in the envelope', async () => {
    const { status, body } = await whoAmI(token.access_token);
    expect([status, body.code, body.data.account, body.data.role_name]).toEqual([
      200,
      200,
      'acceptor',
      'acceptor',
    ]);
    expect(body.data).not.toHaveProperty('access_token');
  });

  it('is not opened by the word bearer alone, by no token, or by a refresh token', async () => {
    expect(refused(await server.call({ url: '/api/blade-auth/oauth/user-info' }))).toEqual([
      401,
      '请求未授权',
    ]);
    expect(
      refused(
        await server.call({ url: '/api/blade-auth/oauth/user-info', headers: { 'blade-auth': 'bearer' } }),
      ),
    ).toEqual(over);
    expect(refused(await whoAmI(token.refresh_token))).toEqual(over);
  });

  it('is not opened by a cookie', async () => {
    const cookie = `pfp-admin-access-token=${token.access_token}`;
    expect((await server.call({ url: '/api/blade-auth/oauth/user-info', headers: { cookie } })).status).toBe(
      401,
    );
  });

  it('is not opened by a forged token', async () => {
    const [secret] = await server.database.db
      .select()
      .from(installationSecrets)
      .where(eq(installationSecrets.name, 'token'));
    const claims = claimsOf(token.access_token);
    const ours = { alg: 'HS256', typ: 'JWT', kid: '1' };
    const forged = {
      'no algorithm': jwt({ ...ours, alg: 'none' }, claims, null),
      'no algorithm in odd case, signature kept': `${part({ ...ours, alg: 'nOnE' })}.${token.access_token.split('.').slice(1).join('.')}`,
      'an empty signature': jwt(ours, claims, null),
      'the published key of another product': jwt(
        ours,
        claims,
        'bladexisapowerfulmicroservicearchitectureupgradedandoptimizedfromacommercialproject',
      ),
      'a key of his own': jwt(ours, claims, 'wrong-key-wrong-key-wrong-key-wrong'),
      'a key that is nobody’s': jwt({ ...ours, kid: '../../../../dev/null' }, claims, ''),
      'no key named': jwt({ alg: 'HS256', typ: 'JWT' }, claims, secret!.secret),
      'another algorithm under our key': jwt({ ...ours, alg: 'HS512' }, claims, secret!.secret),
      'an unknown critical header': jwt({ ...ours, crit: ['b64'], b64: false }, claims, secret!.secret),
      'claims of another, signature kept': [
        part(ours),
        part({ ...claims, sub: sessionOf(token.access_token) }),
        token.access_token.split('.')[2],
      ].join('.'),
      'another tenant under our key': jwt(ours, { ...claims, tid: '100009' }, secret!.secret),
      'a session that never was': jwt(
        ours,
        { ...claims, sid: '01900000-0000-7000-8000-000000000000' },
        secret!.secret,
      ),
      'an age that is over': jwt(
        ours,
        { ...claims, exp: Math.floor(server.clock.now().getTime() / 1000) - 1 },
        secret!.secret,
      ),
      'no age': jwt(ours, { ...claims, exp: undefined }, secret!.secret),
      'a thousand letters': 'a'.repeat(10_000),
    };
    for (const [how, access] of Object.entries(forged))
      expect([how, ...refused(await whoAmI(access))]).toEqual([how, ...over]);
    expect((await whoAmI(jwt(ours, claims, secret!.secret))).status).toBe(200);
  });

  it('opens for an hour with one token and on with the next', async () => {
    server.clock.moveBy(25 * minute);
    await whoAmI(token.access_token);
    server.clock.moveBy(25 * minute);
    await whoAmI(token.access_token);
    server.clock.moveBy(11 * minute);
    expect(refused(await whoAmI(token.access_token))).toEqual(over);
    const next = await refresh(token.refresh_token);
    expect(next.body).toMatchObject({ token_type: 'bearer', account: 'acceptor' });
    expect((await whoAmI(next.body.access_token)).status).toBe(200);
  });

  it('refreshes through the second path as well', async () => {
    const answer = await server.call({
      ...{
        method: 'POST',
        url: '/api/blade-auth/oauth/token/refresh',
        query: { refresh_token: token.refresh_token },
      },
      headers: { authorization: `Basic ${Buffer.from('integration:integration_secret').toString('base64')}` },
    });
    expect(answer.status).toBe(200);
  });

  it('ends for everybody when a refresh token is used a second time', async () => {
    const { body } = await refresh(token.refresh_token);
    expect((await whoAmI(body.access_token)).status).toBe(200);
    expect(refused(await refresh(token.refresh_token))).toEqual([400, '登录已失效，请重新登录']);
    expect(refused(await whoAmI(body.access_token))).toEqual(over);
    expect((await refresh(body.refresh_token)).status).toBe(400);
  });

  it('gives one pair to two that refresh at once, and ends', async () => {
    const answers = await Promise.all([refresh(token.refresh_token), refresh(token.refresh_token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const winner = answers.find(({ status }) => status === 200)!;
    expect((await whoAmI(winner.body.access_token)).status).toBe(401);
  });

  it('is not refreshed from another tenant or by another client, and stands as it was', async () => {
    expect((await refresh(token.refresh_token, { tenantId: '100009' })).status).toBe(403);
    expect((await refresh(token.refresh_token, { client: 'admin' })).status).toBe(400);
    expect((await refresh('no-such-token')).status).toBe(400);
    expect((await refresh(token.refresh_token)).status).toBe(200);
  });

  it('keeps refresh tokens as hashes only', async () => {
    const rows = await server.database.db
      .select()
      .from(refreshTokens)
      .where(eq(refreshTokens.sessionId, sessionOf(token.access_token)));
    expect(rows).toHaveLength(1);
    expect(rows[0]?.hash).toMatch(/^[\da-f]{64}$/);
  });

  it('ends after half an hour without a call, its refresh token included', async () => {
    server.clock.moveBy(31 * minute);
    expect(refused(await whoAmI(token.access_token))).toEqual(over);
    expect((await refresh(token.refresh_token)).status).toBe(400);
  });

  it('notes its use once a minute and not at every call', async () => {
    const lastSeen = async () => {
      const [row] = await server.database.db
        .select()
        .from(sessions)
        .where(eq(sessions.id, sessionOf(token.access_token)));
      return row?.lastSeenAt;
    };
    const first = await lastSeen();
    server.clock.moveBy(10_000);
    await whoAmI(token.access_token);
    expect(await lastSeen()).toBe(first);
    server.clock.moveBy(minute);
    await whoAmI(token.access_token);
    expect(await lastSeen()).not.toBe(first);
  });

  it('ends at once when its person signs out, and only that one', async () => {
    const other = (await signIn(server, 'acceptor')).body;
    await whoAmI(token.access_token);
    const out = await server.call({
      url: '/api/blade-auth/oauth/logout',
      headers: bearer(token.access_token),
    });
    expect([out.status, out.body]).toEqual([200, { success: true, msg: 'success' }]);
    expect(refused(await whoAmI(token.access_token))).toEqual(over);
    expect((await refresh(token.refresh_token)).status).toBe(400);
    expect((await whoAmI(other.access_token)).status).toBe(200);
  });

  it('ends within five seconds of its person being disabled or deleted', async () => {
    const { db } = server.database;
    for (const change of [{ status: 0 }, { isDeleted: 1 }]) {
      const held = (await signIn(server, 'reviewer')).body;
      await whoAmI(held.access_token);
      await db.update(userTable).set(change).where(eq(userTable.account, 'reviewer'));
      server.clock.moveBy(5000);
      expect(refused(await whoAmI(held.access_token))).toEqual(over);
      await db.update(userTable).set({ status: 1, isDeleted: 0 }).where(eq(userTable.account, 'reviewer'));
    }
  });

  it('ends within five seconds of its tenant’s licence running out', async () => {
    const { db } = server.database;
    await whoAmI(token.access_token);
    await db.update(tableOf(tenant)).set({ expireTime: '2020-01-01 00:00:00' });
    server.clock.moveBy(5000);
    expect(refused(await whoAmI(token.access_token))).toEqual(over);
    await db.update(tableOf(tenant)).set({ expireTime: null });
  });

  it('may lie unused for six days in the portal', async () => {
    const { db } = server.database;
    await db
      .update(sessions)
      .set({ clientId: 'portal' })
      .where(eq(sessions.id, sessionOf(token.access_token)));
    server.clock.moveBy(6 * 24 * hour);
    const { status, body } = await refresh(token.refresh_token, { client: 'portal' });
    expect([status, body.client_id]).toEqual([200, 'portal']);
  });

  it('lets its person change the password and ends his other sessions', async () => {
    const other = (await signIn(server, 'editor')).body;
    const mine = (await signIn(server, 'editor')).body;
    await whoAmI(other.access_token);
    const change = (payload: object) =>
      server.call({
        method: 'POST',
        url: '/api/blade-user/update-password',
        headers: bearer(mine.access_token),
        payload,
      });
    const [oldPassword, newPassword] = [hashPassword('editor'), 'Better-2026'];
    const sentences = [];
    for (const tried of [
      { oldPassword, newPassword, newPassword1: 'Other-2026' },
      { oldPassword, newPassword: 'editor', newPassword1: 'editor' },
      { oldPassword: hashPassword('nope'), newPassword, newPassword1: newPassword },
    ])
      sentences.push((await change(tried)).body.msg);
    expect(sentences).toEqual([
      '两次密码输入不一致',
      '密码至少8位，且须包含大写字母、小写字母、数字、符号中的三种',
      '原密码不正确',
    ]);
    expect((await change({ oldPassword, newPassword, newPassword1: newPassword })).status).toBe(200);
    expect((await whoAmI(other.access_token)).status).toBe(401);
    expect((await whoAmI(mine.access_token)).status).toBe(200);
    expect((await signIn(server, 'editor', { password: newPassword })).status).toBe(200);
  });
});

const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString());
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function jwt(header: Record<string, unknown>, claims: object, key: string | null): string {
  const said = `${part(header)}.${part(claims)}`;
  const hash = header.alg === 'HS512' ? 'sha512' : 'sha256';
  return `${said}.${key === null ? '' : createHmac(hash, key).update(said).digest('base64url')}`;
}
