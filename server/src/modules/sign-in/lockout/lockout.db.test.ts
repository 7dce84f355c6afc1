import { deviceTokenHeader } from '@policy/shared/auth/storage/site.ts';
import { hashPassword } from '@policy/shared/auth/credentials/password-hash.ts';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { describeOnEachServer } from '../../../../test/describe-on-server.ts';
import { personOf } from '../../../../test/journeys/people.ts';
import { bearer, clientHeader, signIn } from '../../../../test/test-server.ts';
import type { Answer } from '../../../../test/test-server.ts';
import { networkOf } from '../../../kit/runtime/request-facts.ts';
import { removeExpired } from '../sessions/housekeeping.ts';
import { admitAttempt } from './attempts.ts';
import { knownDevices, loginFailures } from './tables.ts';

const minute = 60_000;
const locked = [400, '登录失败次数过多,请30分钟后再试'];
const here = '198.51.100.7';
const sentence = ({ status, body }: Answer) => [status, body.error_description ?? body.msg];

describeOnEachServer('a lockout', (server) => {
  /** Failed attempts, counted as sign-in counts them and without the work of a password. */
  const fail = async (account: string, remoteAddress: string, times = 5) => {
    const trier = { kind: 'address', source: networkOf(remoteAddress) } as const;
    for (let tried = 0; tried < times; tried += 1)
      await admitAttempt(server.services, { tenantId: '000000', account }, trier);
  };
  /** Fails from so many addresses that each has one try left. */
  const failEverywhere = async (account: string, times: number) => {
    for (let tried = 0; tried < times; tried += 1)
      await fail(account, `203.0.113.${Math.floor(tried / 4)}`, 1);
  };
  /** As our own apps sign in, with what their device is known by. */
  const enterWith = (account: string, device: string, password = account) =>
    server.call({
      ...{ method: 'POST', url: '/api/blade-auth/oauth/token', remoteAddress: here },
      headers: {
        ...clientHeader('integration'),
        'content-type': 'application/x-www-form-urlencoded',
        [deviceTokenHeader]: device,
      },
      payload: new URLSearchParams({
        ...{ grant_type: 'password', username: account, password: hashPassword(password) },
      }).toString(),
    });
  const lockouts = async (account: string) => {
    const admin = await personOf(server, 'admin');
    const { body } = await admin.get(`blade-user/lockout/list?account=${account}`);
    return body.data.records;
  };

  it('holds for the address that failed, and not for its owner elsewhere', async () => {
    await fail('finance', '203.0.113.1');
    expect(sentence(await signIn(server, 'finance', { remoteAddress: '203.0.113.1' }))).toEqual(locked);
    expect((await signIn(server, 'finance', { remoteAddress: here })).status).toBe(200);
    expect(sentence(await signIn(server, 'finance', { remoteAddress: '203.0.113.1' }))).toEqual(locked);
  });

  it('holds for all addresses of one subscriber in IPv6', async () => {
    for (const last of ['1', '2', '3', '4', 'ffff:1']) await fail('clerk', `2001:db8:1:2::${last}`, 1);
    expect(sentence(await signIn(server, 'clerk', { remoteAddress: '2001:db8:1:2::9' }))).toEqual(locked);
    expect((await signIn(server, 'clerk', { remoteAddress: '2001:db8:1:3::9' })).status).toBe(200);
  });

  it('comes for every new device after ten times as many failures in a day', async () => {
    await failEverywhere('lead', 50);
    expect(sentence(await signIn(server, 'lead', { remoteAddress: here }))).toEqual(locked);
    server.clock.moveBy(31 * minute);
    expect(sentence(await signIn(server, 'lead', { remoteAddress: here }))).toEqual(locked);
    server.clock.moveBy(24 * 60 * minute);
    expect((await signIn(server, 'lead', { remoteAddress: here })).status).toBe(200);
  });

  it('spares a device that its person has signed in from before, whoever else fails', async () => {
    const { body } = await enterWith('editor', '');
    await fail('editor', here);
    await failEverywhere('editor', 45);
    expect(sentence(await enterWith('editor', ''))).toEqual(locked);
    const entered = await enterWith('editor', body.device_token);
    expect(entered.status).toBe(200);
    // What a device is known by is new every time.
    expect(sentence(await enterWith('editor', body.device_token))).toEqual(locked);
    expect((await enterWith('editor', entered.body.device_token)).status).toBe(200);
  });

  it('comes for a known device as well, and for nobody else by it', async () => {
    const { body } = await enterWith('publisher', '');
    for (let times = 0; times < 5; times += 1) await enterWith('publisher', body.device_token, 'nope');
    expect(sentence(await enterWith('publisher', body.device_token))).toEqual(locked);
    expect((await signIn(server, 'publisher', { remoteAddress: here })).status).toBe(200);
  });

  it('is not escaped by signing in as somebody else from the same device', async () => {
    const device = (await enterWith('finance', '')).body.device_token;
    for (let times = 0; times < 4; times += 1) await enterWith('finance', device, 'nope');
    const renewed = (await enterWith('clerk', device)).body.device_token;
    await enterWith('finance', renewed, 'nope');
    expect(sentence(await enterWith('finance', renewed))).toEqual(locked);
  });

  it('is no better with the device of somebody else', async () => {
    const { body } = await enterWith('acceptor', '');
    await fail('manager', here);
    expect(sentence(await enterWith('manager', body.device_token))).toEqual(locked);
  });

  it('of a device ends with what it is known by, after ninety days', async () => {
    const { body } = await enterWith('reviewer', '');
    server.clock.moveBy(91 * 24 * 60 * minute);
    await fail('reviewer', here);
    expect(sentence(await enterWith('reviewer', body.device_token))).toEqual(locked);
  });

  it('keeps no device that is known no more', async () => {
    const { body } = await enterWith('finance', '');
    expect(body.user_id).toBeDefined();
    server.clock.moveBy(91 * 24 * 60 * minute);
    await removeExpired(server);
    const { db } = server.database;
    const kept = await db.select().from(knownDevices).where(eq(knownDevices.userId, body.user_id));
    expect(kept).toEqual([]);
  });

  it('leaves no row of what was taken back', async () => {
    await signIn(server, 'finance', { remoteAddress: here });
    const { db } = server.database;
    const rows = () => db.select().from(loginFailures).where(eq(loginFailures.account, 'finance'));
    expect((await rows()).map(({ attempts }) => attempts)).toContainEqual([]);
    server.clock.moveBy(24 * 60 * minute);
    await removeExpired(server);
    expect((await rows()).map(({ attempts }) => attempts)).not.toContainEqual([]);
  });

  it('tells nothing to a client that keeps no device', async () => {
    expect((await signIn(server, 'acceptor')).body).not.toHaveProperty('device_token');
  });

  it('from elsewhere keeps nobody from proving his own password, and five failures there lock that', async () => {
    const token = (await signIn(server, 'acceptor', { remoteAddress: here })).body.access_token;
    await fail('acceptor', here);
    const prove = (password: string) =>
      server.call({
        ...{ method: 'POST', url: '/api/blade-user/check-password', headers: bearer(token) },
        payload: { password: hashPassword(password) },
      });
    expect((await prove('acceptor')).body).toMatchObject({ code: 200, data: true });
    for (let times = 0; times < 5; times += 1)
      expect(sentence(await prove('nope'))).toEqual([400, '原密码不正确']);
    expect(sentence(await prove('acceptor'))).toEqual(locked);
  });

  it('is told to administrators with account, address and end, and unlocking ends all of it', async () => {
    await fail('secretary', '203.0.113.77');
    await failEverywhere('secretary', 50);
    const told = await lockouts('secretary');
    expect(told.map(({ kind }: { kind: string }) => kind)).toContain('account');
    const row = told.find(({ remoteIp }: { remoteIp: string }) => remoteIp === '203.0.113.77');
    expect(row).toMatchObject({ account: 'secretary', kind: 'address', failures: 5, userId: null });
    expect(Date.parse(row.until) - Date.parse(row.lastFailure)).toBe(30 * minute);
    server.clock.moveBy(31 * minute);
    expect((await lockouts('secretary')).map(({ kind }: { kind: string }) => kind)).toEqual(['account']);
  });

  it('ends by unlocking its person', async () => {
    await fail('clerk', '203.0.113.50');
    const [{ userId }] = await lockouts('clerk');
    const admin = await personOf(server, 'admin');
    await admin.post('blade-user/unlock', { userIds: userId });
    expect(await lockouts('clerk')).toEqual([]);
    expect((await signIn(server, 'clerk', { remoteAddress: '203.0.113.50' })).status).toBe(200);
  });

  it('is told to nobody without the right, and of no other tenant', async () => {
    const editor = await personOf(server, 'editor');
    expect((await editor.get('blade-user/lockout/list')).status).toBe(403);
    await signIn(server, 'root', { password: 'nope', tenantId: '000000', remoteAddress: here });
    expect(await lockouts('root')).toEqual([]);
  });
});
