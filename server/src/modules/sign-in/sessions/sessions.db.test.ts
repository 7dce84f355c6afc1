import { tenant } from '@policy/shared/contract/entities/tenants/tenant.ts';
import { hashPassword } from '@policy/shared/auth/credentials/password-hash.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';

import { describeOnEachServer } from '../../../../test/describe-on-server.ts';
import { askToken, bearer, claimsOf, signIn } from '../../../../test/test-server.ts';
import type { Answer } from '../../../../test/test-server.ts';
import { userTable } from '../../../accounts/tables.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { refreshTokens, sessions } from '../tables.ts';

const minute = 60_000;
const hour = 60 * minute;

describeOnEachServer('a session', (server) => {
  let token: { access_token: string; refresh_token: string };
  beforeEach(async () => {
    token = (await signIn(server, 'acceptor')).body;
  });

  const whoAmI = (access: string, headers: Record<string, string> = {}) =>
    server.call({ url: '/api/blade-auth/oauth/user-info', headers: { ...bearer(access), ...headers } });
  const refresh = (refreshToken: string, over: Record<string, string> = {}) =>
    askToken(server, { grant_type: 'refresh_token', refresh_token: refreshToken, ...over });
  const refused = ({ status, body }: Answer) => [status, body.msg ?? body.error_description];
  const over = [401, '登录已失效，请重新登录'];
  const sessionOf = (access: string) => claimsOf(access).sid;

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
