import { user } from '@policy/shared/contract/entities/people/user.ts';
import { tenant } from '@policy/shared/contract/entities/tenants/tenant.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';

import { describeOnEachServer, signedIn } from '../../../test/describe-on-server.ts';
import { personOf } from '../../../test/journeys/people.ts';
import type { Person } from '../../../test/journeys/people.ts';
import { signIn } from '../../../test/test-server.ts';
import { idOf } from '../../seeds/slug-id.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { tableOf } from '../../kit/table/table.ts';
import { addRole, holderOf } from '../../accounts/test-roles.ts';
import type { Holder } from '../../accounts/test-roles.ts';

const keeper = ['add', 'edit', 'delete', 'view', 'role', 'reset', 'unlock', 'platform'].map(
  (verb) => `user_${verb}`,
);
const good = 'Ab3-efgh';

describeOnEachServer('accounts', (server) => {
  const admin = signedIn(server, 'admin');
  let manager: Holder;
  beforeAll(async () => {
    manager = await holderOf(server, { codes: keeper });
  });

  let made = 0;
  const draft = (over: object = {}) => {
    const account = `new${String(++made)}`;
    return { account, realName: '新人', name: '新人', ...over };
  };
  const add = async (over: object = {}, by: Person = admin) => by.post('blade-user/submit', draft(over));
  const added = async (over: object = {}) =>
    (await add(over)).body.data as { id: string; version: number; account: string };
  const page = async (query: Record<string, string>) =>
    (await admin.get('blade-user/page', query)).body.data.records as { id: string }[];

  it('are added with a password that must be replaced, and never tell it', async () => {
    const { body } = await add({ password: good, roleId: idOf('role:reviewer') });
    expect(body).toMatchObject({ code: 200, data: { status: 1, userType: 1 } });
    expect(JSON.stringify(body)).not.toMatch(/password|hash/i);
    const { account } = body.data;
    expect((await signIn(server, account, { password: good })).body.access_token).toBeTruthy();
    const person = await personOf(server, account, { password: good });
    expect((await person.get('blade-user/page')).status).toBe(403);
  });

  it.each([
    ['short1!', '密码至少8位，且须包含大写字母、小写字母、数字、符号中的三种'],
    ['Xx-the-name-1', '密码不能包含登录账号'],
  ])('are not added with the password %s, and its field is told why', async (password, msg) => {
    const sent = { account: 'the-name', realName: 'x', name: 'x', password };
    const told = { code: 400, msg, data: { errors: [{ field: 'password', message: msg }] } };
    expect((await admin.post('blade-user/submit', sent)).body).toMatchObject(told);
    expect(await page({ account: 'the-name' })).toEqual([]);
  });

  it('have an account and a phone that nobody else has', async () => {
    const { account } = await added({ phone: '13900001111' });
    expect((await add({ account })).body.msg).toBe('登录账号已存在');
    expect((await add({ phone: '13900001111' })).body.msg).toBe('手机号码已存在');
  });

  it('are listed by a department and all below it', async () => {
    const above = await added({ deptId: idOf('district') });
    const below = await added({ deptId: idOf('a03') });
    const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
    const all = ids(await page({ deptId: idOf('district'), size: '200' }));
    expect(all).toEqual(expect.arrayContaining([above.id, below.id]));
    const one = ids(await page({ deptId: idOf('a03'), size: '200' }));
    expect(one).toContain(below.id);
    expect(one).not.toContain(above.id);
  });

  it('are bounded by the tenant’s quota', async () => {
    const table = tableOf(tenant);
    const limit = (accountNumber: number) =>
      server.context.db.update(table).set({ accountNumber }).where(eq(table.tenantId, '000000'));
    const total = Number((await admin.get('blade-user/page')).body.data.total);
    await limit(total + 1);
    const answers = await Promise.all([add(), add(), add()]);
    await limit(-1);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(answers.find(({ status }) => status === 400)?.body.msg).toBe(
      `账号数量已达租户额度${String(total + 1)}个`,
    );
  });

  it('get no role that holds more than the giver', async () => {
    const roleIds = await addRole(server, { codes: ['policyinfo_publish'] });
    const { id: userIds } = await added();
    expect(await manager.post('blade-user/grant', { userIds, roleIds })).toMatchObject({
      status: 403,
      body: { msg: '不能授予自己没有的权限' },
    });
    expect((await add({ roleId: roleIds }, manager)).status).toBe(403);
    expect((await add({ roleId: idOf('role:administrator') }, manager)).status).toBe(403);
    expect((await admin.post('blade-user/grant', { userIds, roleIds })).status).toBe(200);
    expect((await admin.get('blade-user/detail', { id: userIds })).body.data.roleId).toBe(roleIds);
  });

  it('get no roles from themselves', async () => {
    const roleIds = await addRole(server, { codes: ['user_view'] });
    const own = { userIds: manager.userId, roleIds: `${manager.roleId},${roleIds}` };
    expect(await manager.post('blade-user/grant', own)).toMatchObject({
      status: 403,
      body: { msg: '不能修改自己的角色' },
    });
  });

  it('of people who may do more are out of reach: their passwords, locks, rows', async () => {
    const { userId, account } = await holderOf(server, { codes: ['policyinfo_publish'] });
    const beyond = { status: 403, body: { msg: '不能管理权限高于自己的用户' } };
    for (const [path, payload] of [
      ['blade-user/reset-password', { userIds: userId }],
      ['blade-user/unlock', { userIds: userId }],
      ['blade-user/grant', { userIds: userId, roleIds: '' }],
      ['blade-user/remove', { ids: userId }],
      ['blade-user/submit', { id: userId, version: 1, status: 0 }],
      ['blade-user/update-platform', { userId, userType: 2 }],
    ] as const)
      expect(await manager.post(path, payload), path).toMatchObject(beyond);
    expect((await signIn(server, account)).status).toBe(200);
  });

  it('are given a password told once, which ends their sessions', async () => {
    const person = await holderOf(server, { codes: ['user_view'] });
    const { userId, account } = person;
    const { body } = await manager.post('blade-user/reset-password', { userIds: userId });
    expect(body.data).toEqual([{ id: userId, account, password: expect.stringMatching(/^.{16}$/) }]);
    expect((await person.get('blade-user/page')).status).toBe(401);
    expect((await signIn(server, account)).status).toBe(400);
    expect((await signIn(server, account, { password: body.data[0].password })).status).toBe(200);
  });

  it('that too many failures locked are unlocked', async () => {
    const { userId, account } = await holderOf(server, { codes: [] });
    const remoteAddress = '198.51.100.4';
    for (let n = 0; n < 5; n++) await signIn(server, account, { password: 'wrong', remoteAddress });
    expect((await signIn(server, account, { remoteAddress })).body.error_description).toContain('30分钟');
    expect((await manager.post('blade-user/unlock', { userIds: userId })).status).toBe(200);
    expect((await signIn(server, account, { remoteAddress })).status).toBe(200);
  });

  it('that are disabled or removed are signed out', async () => {
    const one = await holderOf(server, { codes: ['user_view'] });
    const two = await holderOf(server, { codes: ['user_view'] });
    expect((await manager.post('blade-user/update', { id: one.userId, status: 0 })).status).toBe(200);
    expect((await manager.post('blade-user/remove', { ids: two.userId })).status).toBe(200);
    expect((await one.get('blade-user/page')).status).toBe(401);
    expect((await two.get('blade-user/page')).status).toBe(401);
    expect((await signIn(server, one.account)).status).toBe(400);
  });

  it('of oneself are neither removed nor disabled', async () => {
    const { userId } = manager;
    for (const [path, payload] of [
      ['blade-user/remove', { ids: userId }],
      ['blade-user/submit', { id: userId, status: 0 }],
      ['blade-user/update-platform', { userId, userType: 2 }],
    ] as const)
      expect((await manager.post(path, payload)).body).toMatchObject({
        code: 400,
        msg: '不能对自己执行此操作',
      });
  });

  it('keep one active administrator', async () => {
    const last = { code: 400, msg: '至少须保留一名可用的管理员' };
    const self = idOf('user:admin');
    expect((await admin.post('blade-user/grant', { userIds: self, roleIds: '' })).body).toMatchObject(last);
    const { id } = await added({ roleId: idOf('role:administrator'), password: good });
    expect((await admin.post('blade-user/grant', { userIds: id, roleIds: '' })).status).toBe(200);
    expect((await admin.post('blade-user/submit', { id: self, roleId: '' })).body).toMatchObject(last);
  });

  it('move to the other platform with what is noted there', async () => {
    const { id } = await added();
    const sent = { userId: id, userType: 2, userExt: '{"wx":"1"}' };
    expect((await admin.post('blade-user/update-platform', sent)).status).toBe(200);
    const { data } = (await admin.get('blade-user/platform-detail', { id })).body;
    expect(data).toEqual({ id, ...sent });
  });

  it('who apply stay portal users, so that no way around leads to another phone without a proof', async () => {
    const { id } = await added({ phone: '13900005551' });
    const platform = (userType: number) =>
      admin.post('blade-user/update-platform', { userId: id, userType, userExt: '' });
    expect((await platform(2)).status).toBe(200);
    expect((await platform(1)).body.msg).toBe('门户账号不能改为后台账号，请为其另建后台账号');
    const other = { id, phone: '13900005552' };
    expect((await admin.post('blade-user/submit', other)).body.msg).toContain('核验后变更');
    const people = repositoryOf(user, server.context);
    await expect(people.update(id, { userType: 1, phone: other.phone })).rejects.toThrow('user.portalStays');
    const kept = await people.first(eq(tableOf(user).id, id));
    expect(kept).toMatchObject({ userType: 2, phone: '13900005551' });
    expect((await platform(2)).status).toBe(200);
  });

  it('an update names somebody', async () => {
    expect((await admin.post('blade-user/update', draft())).status).toBe(404);
  });

  it('are reached by a phone of 11 digits and an address that is one', async () => {
    const refused = async (over: object) => (await add(over)).body.data.errors;
    expect(await refused({ phone: '1390000' })).toEqual([
      { field: 'phone', message: '手机号码长度不为11位' },
    ]);
    expect(await refused({ phone: '23900001111', email: 'nobody' })).toEqual([
      { field: 'phone', message: '手机号码格式不正确' },
      { field: 'email', message: '电子邮箱格式不正确' },
    ]);
    const { id } = await added({ phone: '13900007777', email: 'somebody@example.cn' });
    expect((await admin.post('blade-user/submit', { id, phone: '1390000' })).body.msg).toBe(
      '手机号码长度不为11位',
    );
  });
});
