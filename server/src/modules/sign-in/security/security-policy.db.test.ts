import { randomUUID } from 'node:crypto';

import { hashPassword } from '@policy/shared/auth/credentials/password-hash.ts';
import { param } from '@policy/shared/contract/entities/system/param.ts';
import { securityRules } from '@policy/shared/contract/sign-in/security-policy.ts';
import type { SecurityKey } from '@policy/shared/contract/sign-in/security-policy.ts';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

import { describeOnEachServer } from '../../../../test/describe-on-server.ts';
import { signInWithCaptcha } from '../../../../test/fixtures/captcha-sign-in.ts';
import { callerOf, personOf } from '../../../../test/journeys/people.ts';
import type { Person } from '../../../../test/journeys/people.ts';
import { askToken, bearer, signIn } from '../../../../test/test-server.ts';
import { securityOf } from '../../../accounts/security-policy.ts';
import { holderOf } from '../../../accounts/test-roles.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { addAccount } from '../../../seeds/accounts.ts';
import { idOf } from '../../../seeds/slug-id.ts';

type Wanted = Partial<Record<SecurityKey, number | null>>;
const minute = 60_000;

describeOnEachServer('the security policy of a tenant', (server) => {
  // Signed in anew for each test: the tests move the clock and end sessions.
  let admin: Person;
  const set = (wanted: Wanted, by = admin) => by.post('blade-system/security/submit', wanted);
  const page = async (by = admin) => (await by.get('blade-system/security/detail')).body.data;
  const rule = async (key: SecurityKey) =>
    (await page()).rules.find((one: { key: string }) => one.key === key);
  const enter = async (account: string, password = account, over: Record<string, string> = {}) => {
    const { status, body } = await signIn(server, account, { password, ...over });
    return { status, body, ...callerOf(server, bearer(String(body.access_token))) };
  };
  const lives = async (person: Person) => (await person.get('blade-user/info')).status === 200;

  beforeAll(async () => {
    const names = { account: 'ruled', password: 'First-Pass0', realName: '守规' };
    await addAccount(server.context, { id: 'user:ruled', userType: 1, roles: ['editor'], ...names });
    const firm = { account: 'company', password: 'company', realName: '企业' };
    await addAccount(server.context, { id: 'user:company', userType: 2, roles: ['applicant'], ...firm });
  });
  beforeEach(async () => {
    admin = await personOf(server, 'admin');
  });
  afterEach(async () => {
    admin = await personOf(server, 'admin');
    const all = Object.keys(securityRules).map((key) => [key, null]);
    expect((await set(Object.fromEntries(all))).status).toBe(200);
  });

  test('is the default until somebody says otherwise, and tells since when and by whom', async () => {
    const { initial } = securityRules['password.minLength'];
    const unsaid = { value: initial, isOwn: 0, since: null, byName: null };
    expect(await rule('password.minLength')).toMatchObject(unsaid);
    const { body } = await set({ 'password.minLength': 12 });
    expect(body.data.rules[0]).toMatchObject({ value: 12, isOwn: 1, byName: '林知远' });
    expect((await rule('password.minLength')).since).toMatch(/^\d{4}-/);
    await set({ 'password.minLength': null });
    expect(await rule('password.minLength')).toMatchObject(unsaid);
  });

  test('refuses what a rule cannot be at its field and changes nothing, from the list of parameters as well', async () => {
    const answer = await set({ 'account.lockMinutes': 60, 'password.minLength': 7 });
    expect(answer.status).toBe(400);
    expect(answer.body.data.errors).toEqual([{ field: 'password.minLength', message: '须为8至16的整数' }]);
    expect(await rule('account.lockMinutes')).toMatchObject({ isOwn: 0 });
    for (const [key, value] of [
      ...[
        ['password.kinds', 5],
        ['session.most', -1],
        ['session.maxMinutes', 29],
        ['account.failCount', 0],
      ],
      ...[
        ['session.officeIdleMinutes', 4],
        ['password.history', 4],
        ['password.maxDays', 10_000],
      ],
    ] as [SecurityKey, number][])
      expect((await set({ [key]: value })).status, key).toBe(400);
    const told = await admin.post('blade-system/param/submit', {
      ...{ paramName: '锁定', paramKey: 'account.lockMinutes', paramValue: 'soon' },
    });
    expect(told.body.data.errors).toEqual([{ field: 'paramValue', message: '须为5至1440的整数' }]);
  });

  test('is for those who hold its permissions, and each tenant’s own', async () => {
    const clerk = await personOf(server, 'clerk');
    expect((await clerk.get('blade-system/security/detail')).status).toBe(403);
    const reader = await holderOf(server, { codes: ['security_view'] });
    expect((await page(reader)).rules).toHaveLength(Object.keys(securityRules).length);
    expect((await set({ 'session.most': 2 }, reader)).status).toBe(403);
    const editor = await holderOf(server, { codes: ['security_edit'] });
    expect((await set({ 'session.most': 2 }, editor)).status).toBe(200);
    const elsewhere = { ...server.context, tenantId: '000777' };
    const { db } = server.context;
    expect((await securityOf(db, '000777'))['session.most']).toBe(0);
    await repositoryOf(param, elsewhere).insert({
      ...{ paramName: '会话', paramKey: 'session.most', paramValue: '9' },
    });
    await set({ 'session.most': 3 });
    expect((await securityOf(db, '000777'))['session.most']).toBe(9);
    expect((await securityOf(db, '000000'))['session.most']).toBe(3);
  });

  test('says what a new password needs, from the next change on', async () => {
    await set({ 'password.minLength': 12, 'password.kinds': 4, 'password.history': 6 });
    const person = await enter('ruled', 'First-Pass0');
    expect(person.body.must_change_password).toBe(false);
    const change = (from: string, to: string) =>
      person.post('blade-user/update-password', {
        ...{ oldPassword: hashPassword(from), newPassword: to, newPassword1: to },
      });
    const plain = '密码至少12位，且须包含大写字母、小写字母、数字和符号';
    expect((await change('First-Pass0', 'Short-Pass1')).body.msg).toBe(plain);
    expect((await change('First-Pass0', 'LongPassword1')).body.msg).toBe(plain);
    const used = ['First-Pass0', ...[1, 2, 3, 4, 5].map((n) => `Next-Password${n}`)];
    for (const [at, next] of used.slice(1).entries())
      expect((await change(used[at]!, next)).status).toBe(200);
    await set({ 'password.minLength': null, 'password.kinds': null });
    const recent = '新密码不能与最近6次使用的密码相同';
    expect((await change(used.at(-1)!, 'First-Pass0')).body.msg).toBe(recent);
    const made = await admin.post('blade-user/submit', {
      ...{ account: 'fresh', name: 'fresh', realName: '新人', password: 'Short1!' },
      ...{ roleId: idOf('role:editor'), deptId: idOf('district'), userType: 1 },
    });
    expect(made.body.msg).toBe('密码至少8位，且须包含大写字母、小写字母、数字、符号中的三种');
  });

  test('locks after as many failures and for as long as it says', async () => {
    await set({ 'account.failCount': 2, 'account.lockMinutes': 10 });
    const remoteAddress = '203.0.113.77';
    const attempt = (password: string) => signIn(server, 'finance', { password, remoteAddress });
    for (let tried = 0; tried < 2; tried += 1)
      expect((await attempt('wrong')).body.error_description).toBe('用户名或密码错误');
    expect((await attempt('finance')).body.error_description).toBe('登录失败次数过多,请10分钟后再试');
    const { records } = (await admin.get('blade-user/lockout/list', { account: 'finance' })).body.data;
    expect(Date.parse(records[0].until) - Date.parse(records[0].lastFailure)).toBe(10 * minute);
    server.clock.moveBy(11 * minute);
    expect((await attempt('finance')).status).toBe(200);
  });

  test('ends sessions left unused for longer than it says, shorter or longer than the application does', async () => {
    await set({ 'session.officeIdleMinutes': 10 });
    const one = await enter('acceptor');
    server.clock.moveBy(9 * minute);
    expect(await lives(one)).toBe(true);
    server.clock.moveBy(11 * minute);
    expect(await lives(one)).toBe(false);
    admin = await personOf(server, 'admin');
    await set({ 'session.officeIdleMinutes': 50 });
    const other = await enter('acceptor');
    server.clock.moveBy(45 * minute);
    expect(await lives(other)).toBe(true);
  });

  test('ends a company’s session on the portal after the portal’s own idle time, and it cannot be renewed', async () => {
    await set({ 'session.officeIdleMinutes': 600, 'session.portalIdleMinutes': 20 });
    const client = 'portal';
    const over = { client, username: 'company', password: hashPassword('company') };
    const { body } = await signInWithCaptcha(server, over);
    const company = callerOf(server, bearer(String(body.access_token)));
    const officer = await enter('acceptor');
    const renew = () =>
      askToken(server, { client, grant_type: 'refresh_token', refresh_token: body.refresh_token });
    for (const unused of [19, 19]) {
      server.clock.moveBy(unused * minute);
      expect(await lives(company)).toBe(true);
    }
    server.clock.moveBy(21 * minute);
    const answer = await company.get('blade-user/info');
    expect([answer.status, answer.body.msg]).toEqual([401, '登录已失效，请重新登录']);
    expect((await renew()).body.error_description).toBe('登录已失效，请重新登录');
    expect(await lives(officer)).toBe(true);
    const open = await (await personOf(server, 'admin')).get('blade-user/session/list', { clientId: client });
    expect(open.body.data.total).toBe(0);
  });

  test('ends sessions that are older than it says, in use or not', async () => {
    await set({ 'session.maxMinutes': 30 });
    const one = await enter('acceptor');
    server.clock.moveBy(20 * minute);
    expect(await lives(one)).toBe(true);
    server.clock.moveBy(11 * minute);
    expect(await lives(one)).toBe(false);
    admin = await personOf(server, 'admin');
    const open = await admin.get('blade-user/session/list', { account: 'acceptor' });
    expect(open.body.data.total).toBe(0);
  });

  test('keeps no more sessions of a person open than it says, those used last', async () => {
    await set({ 'session.most': 2 });
    const opened = [];
    for (let n = 0; n < 3; n += 1) {
      opened.push(await enter('reviewer'));
      server.clock.moveBy(minute);
    }
    expect(await Promise.all(opened.map(lives))).toEqual([false, true, true]);
  });

  test('tells which roles ask for a second factor, since when and by whom', async () => {
    const name = `R${randomUUID().slice(0, 6)}`;
    const { data } = (
      await admin.post('blade-system/role/submit', { roleName: name, roleAlias: name, sort: 1, status: 1 })
    ).body;
    const told = async (): Promise<{ id: string; version: number; since: string }> =>
      (await page()).roles.find(({ id }: { id: string }) => id === data.id);
    const first = await told();
    expect(first).toMatchObject({ name, requireTotp: 0, byName: '林知远' });
    server.clock.moveBy(minute);
    const { id, version } = first;
    await admin.post('blade-system/role/submit', { id, version, requireTotp: 1 });
    const asked = await told();
    expect(asked).toMatchObject({ requireTotp: 1, byName: '林知远', version: version + 1 });
    expect(asked.since > first.since).toBe(true);
  });
});
