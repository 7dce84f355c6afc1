import { hashPassword } from '@policy/shared/auth/credentials/password-hash.ts';
import { businessDictionary } from '@policy/shared/contract/entities/system/business-dictionary.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { beforeAll, expect, it } from 'vitest';

import { describeOnEachServer, signedIn } from '../../../test/describe-on-server.ts';
import { personOf } from '../../../test/journeys/people.ts';
import type { Person } from '../../../test/journeys/people.ts';
import { signIn } from '../../../test/test-server.ts';
import { seedPlatform } from '../../seeds/reference/platform.ts';
import { idOf } from '../../seeds/slug-id.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { menuIdsOf } from '../../accounts/test-roles.ts';

const password = 'First-Day-26';
const codes = [
  'wel',
  'system',
  'user',
  'user_view',
  'user_add',
  'role',
  'role_view',
  'role_add',
  'role_grant',
];

interface Opened {
  id: string;
  version: number;
  tenantId: string;
}

describeOnEachServer('tenants', (server) => {
  beforeAll(() => seedPlatform(server.context));
  const admin = signedIn(server, 'admin');
  let packageId: string;
  let menus: string[];
  beforeAll(async () => {
    menus = await menuIdsOf(server, codes);
    packageId = await newPackage(menus);
  });

  const newPackage = async (ids: readonly string[]) => {
    const sent = { packageName: '小包', menuId: ids.join(',') };
    return ((await admin.post('blade-system/tenant-package/submit', sent)).body.data as Opened).id;
  };
  const draft = (over: object = {}) => ({
    ...{ tenantName: '邻区', linkman: '王', packageId, adminAccount: 'boss', adminPassword: password },
    ...over,
  });
  const submit = (sent: object, by = admin) => by.post('blade-system/tenant/submit', sent);
  const opened = async (over: object = {}) => (await submit(draft(over))).body.data as Opened;
  /** The first administrator, once he has replaced the password that somebody else chose. */
  const enter = async ({ tenantId }: Opened) => {
    const boss = await personOf(server, 'boss', { tenantId, password });
    const [oldPassword, newPassword] = [hashPassword(password), 'Second-Day-26'];
    await boss.post('blade-user/update-password', { oldPassword, newPassword, newPassword1: newPassword });
    return boss;
  };
  const held = async (person: Person) =>
    ((await person.get('blade-system/menu/buttons')).body.data as { children: { code: string }[] }[])
      .flatMap(({ children }) => children.map(({ code }) => code))
      .sort();
  const buttons = ['role_add', 'role_grant', 'role_view', 'user_add', 'user_view'];

  it('open with a number, a department, a post, a role and an administrator, and dictionaries of their own', async () => {
    const { body } = await submit(draft({ tenantId: '777777', domain: 'one.example' }));
    expect(body.data.tenantId).toMatch(/^\d{6}$/);
    expect(body.data.tenantId).not.toBe('777777');
    expect(JSON.stringify(body)).not.toMatch(/password|First-Day/i);
    const boss = await enter(body.data as Opened);
    expect(await held(boss)).toEqual(buttons);
    const { records } = (await boss.get('blade-user/page')).body.data;
    expect(records).toMatchObject([
      { account: 'boss', roleName: '租户管理员', deptName: '邻区', postName: '管理员' },
    ]);
    const theirs = { ...server.context, tenantId: body.data.tenantId as string };
    expect(await repositoryOf(businessDictionary, theirs).count()).toBe(
      await repositoryOf(businessDictionary, server.context).count(),
    );
  });

  it('open whole or not at all', async () => {
    const before = (await admin.get('blade-system/tenant/list')).body.data.total as number;
    for (const [over, msg] of [
      [{ tenantName: '' }, '请输入租户名称'],
      [{ packageId: null }, '请选择产品包'],
      [{ adminAccount: '' }, '请输入管理员账号'],
      [{ adminPassword: '' }, '请输入管理员密码'],
      [{ adminPassword: 'short' }, '密码至少8位，且须包含大写字母、小写字母、数字、符号中的三种'],
      [{ domain: 'x.example, ONE.example' }, '域名地址已存在'],
    ] as const)
      expect((await submit(draft(over))).body).toMatchObject({ code: 400, msg });
    expect((await admin.get('blade-system/tenant/list')).body.data.total).toBe(before);
  });

  it('keep their package, but for the installation’s own, which needs none', async () => {
    const { id, version } = await opened({ adminAccount: 'second' });
    const [first] = (await admin.get('blade-system/tenant/list', { tenantId: '000000' })).body.data.records;
    const without = (row: { id: string; version: number }) =>
      submit({ id: row.id, version: row.version, tenantName: '改名', packageId: null });
    const errors = [{ field: 'packageId', message: '请选择产品包' }];
    expect((await without({ id, version })).body).toMatchObject({ code: 400, data: { errors } });
    expect((await submit({ id, version, tenantName: '改名' })).status).toBe(200);
    expect((await without(first)).status).toBe(200);
  });

  it('are the platform administrator’s alone, whatever a role was granted', async () => {
    const whole = await newPackage([
      ...menus,
      ...(await menuIdsOf(server, ['tenant_view', 'tenant_add', 'client_view'])),
    ]);
    const tenant = await opened({ packageId: whole });
    const boss = await enter(tenant);
    expect(await held(boss)).toEqual(buttons);
    for (const path of ['tenant', 'tenant-package', 'client']) {
      expect((await boss.get(`blade-system/${path}/list`)).status).toBe(403);
      expect((await boss.get(`blade-system/${path}/detail`, { id: tenant.id })).status).toBe(403);
      expect((await boss.post(`blade-system/${path}/remove`, { ids: tenant.id })).status).toBe(403);
    }
    expect((await submit({ id: tenant.id, packageId: idOf('package:full') }, boss)).status).toBe(403);
    const manager = await personOf(server, 'manager');
    expect((await manager.get('blade-system/tenant/list')).status).toBe(403);
    const setting = { ids: tenant.id, accountNumber: 9 };
    expect((await boss.post('blade-system/tenant/setting', setting)).status).toBe(403);
  });

  it('carry their number as tenantId, by which they are found, and not that of their keeper', async () => {
    const { id, tenantId } = await opened();
    const row = (await admin.get('blade-system/tenant/detail', { id })).body.data;
    expect(row).toMatchObject({ id, tenantId });
    expect(row).not.toHaveProperty('tenantNo');
    const { records } = (await admin.get('blade-system/tenant/list', { tenantId })).body.data;
    expect(records).toMatchObject([{ id, tenantId }]);
    expect((await submit(row)).body).toMatchObject({ code: 200, data: { id, tenantId } });
  });

  it('are picked by name, any by the platform administrator and by anybody else his own', async () => {
    const { id, tenantId } = await opened();
    const path = 'blade-system/tenant/select';
    expect((await admin.get(path)).body.data).toEqual(
      expect.arrayContaining([{ id, tenantId, tenantName: '邻区' }]),
    );
    const manager = await personOf(server, 'manager');
    expect((await manager.get(path)).body.data).toMatchObject([{ tenantId: '000000' }]);
    expect((await (await personOf(server, 'acceptor')).get(path)).status).toBe(403);
  });

  it('are named by a read, any by the platform administrator and by anybody else his own alone', async () => {
    const { tenantId } = await opened();
    const titles = async (by: Person, path: string, query: Record<string, string>) => {
      const { body } = await by.get(path, query);
      return [body.code, JSON.stringify(body.data)] as const;
    };
    const manager = await personOf(server, 'manager');
    for (const [path, own, theirs] of [
      ['blade-system/role/tree', '受理人员', '租户管理员'],
      ['blade-system/role/list', '受理人员', '租户管理员'],
      ['blade-system/dept/tree', '云澜区', '邻区'],
      ['blade-system/post/select', '科员', '管理员'],
    ] as const) {
      const [code, told] = await titles(admin, path, { tenantId });
      expect([path, code, told.includes(own), told.includes(theirs)]).toEqual([path, 200, false, true]);
      expect((await manager.get(path, { tenantId })).body).toMatchObject({ code: 404, msg: '没找到请求' });
      expect((await manager.get(path, { tenantId: '000000' })).status).toBe(200);
      expect((await manager.get(path, { tenantId: '' })).status).toBe(200);
      expect((await admin.get(path, { tenantId: '999999' })).status).toBe(404);
      expect((await admin.get(path, { tenantId: "1' or '1'='1" })).status).toBe(404);
      expect((await admin.get(`${path}?tenantId=000000&tenantId=${tenantId}`)).status).toBe(404);
    }
    const menus = async (query = {}) =>
      JSON.stringify((await admin.get('blade-system/menu/tree', query)).body);
    expect((await menus({ tenantId })).length).toBeLessThan((await menus()).length);
  });

  it('grant nothing beyond their package, and lose at the next call what it loses', async () => {
    const own = await newPackage(menus);
    const tenant = await opened({ packageId: own });
    const boss = await enter(tenant);
    const { id: roleIds } = (
      await boss.post('blade-system/role/submit', { roleName: '助理', roleAlias: 'aide' })
    ).body.data;
    const grant = async (by: Person, granted: readonly string[], ids = roleIds as string) =>
      by.post('blade-system/role/grant', { roleIds: ids, menuIds: granted.join(',') });
    const [beyond] = await menuIdsOf(server, ['policyinfo_view']);
    expect((await grant(boss, [...menus, beyond ?? ''])).status).toBe(403);
    expect((await grant(boss, menus)).status).toBe(200);
    const tree = (await boss.get('blade-system/menu/grant-tree')).body.data;
    expect(JSON.stringify(tree)).not.toContain(beyond);

    const detail = (await admin.get('blade-system/tenant/package-detail', { tenantId: tenant.tenantId })).body
      .data;
    expect(detail.menuId.split(',').sort()).toEqual([...menus].sort());
    const less = await menuIdsOf(server, ['wel', 'user', 'user_view']);
    const shrunk = { id: own, version: detail.version, menuId: less.join(',') };
    expect((await admin.post('blade-system/tenant-package/submit', shrunk)).status).toBe(200);
    expect(await held(boss)).toEqual(['user_view']);
    expect((await boss.get('blade-system/role/list')).status).toBe(403);

    const wider = { tenantId: tenant.tenantId, packageId: idOf('package:full') };
    expect((await admin.post('blade-system/tenant/package-setting', wider)).status).toBe(200);
    expect(await held(boss)).toContain('policyinfo_view');
    expect(await held(boss)).not.toContain('menu_add');
    const role = (await boss.get('blade-system/role/detail', { id: roleIds })).body.data;
    expect(role.menuIds.split(',').sort()).toEqual([...less].sort());
  });

  it('keep a package that somebody has', async () => {
    const { body } = await admin.post('blade-system/tenant-package/remove', { ids: packageId });
    expect(body).toMatchObject({ code: 400, msg: '租户产品包正在使用，不能删除' });
  });

  it('have as many people as their quota, and are served until they expire', async () => {
    const tenant = await opened();
    const boss = await enter(tenant);
    const add = (account: string) =>
      boss.post('blade-user/submit', { account, name: account, realName: account });
    const set = (over: object) => admin.post('blade-system/tenant/setting', { ids: tenant.id, ...over });
    expect((await set({ accountNumber: 2 })).status).toBe(200);
    expect((await add('second')).status).toBe(200);
    expect((await add('third')).body).toMatchObject({ code: 400, msg: '账号数量已达租户额度2个' });
    expect((await set({ accountNumber: -2 })).body.code).toBe(400);
    expect((await set({ expireTime: '2020-01-01 00:00:00' })).status).toBe(200);
    expect((await boss.get('blade-user/page')).status).toBe(401);
    const refused = await signIn(server, 'boss', { tenantId: tenant.tenantId, password });
    expect(refused.body.error_description).toBe('租户授权已过期,请联系管理员');
    expect((await set({ expireTime: '', accountNumber: -1 })).status).toBe(200);
    expect((await admin.get('blade-system/tenant/detail', { id: tenant.id })).body.data).toMatchObject({
      ...{ accountNumber: -1, expireTime: null },
    });
  });

  it('do not see each other’s people, roles or dictionaries', async () => {
    const [one, two] = [await opened({ packageId: idOf('package:full') }), await opened()];
    const boss = await enter(one);
    const there = { ...server.context, tenantId: two.tenantId };
    const [person] = await repositoryOf(user, there).all(undefined);
    const [entry] = await repositoryOf(businessDictionary, there).all(undefined);
    for (const [path, id] of [
      ['blade-user', person?.id],
      ['blade-system/dict-biz', entry?.id],
    ] as const) {
      expect((await boss.get(`${path}/detail`, { id: id ?? '' })).status).toBe(404);
      expect((await boss.post(`${path}/remove`, { ids: id })).status).toBe(404);
      expect(
        (await boss.post(`${path}/submit`, { id, remark: 'attack', tenantId: one.tenantId })).status,
      ).toBe(404);
    }
  });

  it('are removed with their sessions, all but the first', async () => {
    const tenant = await opened();
    const boss = await enter(tenant);
    expect((await boss.get('blade-user/page')).status).toBe(200);
    expect((await admin.post('blade-system/tenant/remove', { ids: tenant.id })).status).toBe(200);
    expect((await boss.get('blade-user/page')).status).toBe(401);
    const late = await signIn(server, 'boss', { tenantId: tenant.tenantId, password });
    expect(late.body.error_description).toBe('租户不存在');
    const msg = '平台租户不能删除、停用或设置过期时间';
    const first = idOf('tenant:000000');
    expect((await admin.post('blade-system/tenant/remove', { ids: first })).body).toMatchObject({
      code: 400,
      msg,
    });
    expect((await submit({ id: first, status: 0 })).body).toMatchObject({ code: 400, msg });
    const ends = { ids: first, expireTime: '2030-01-01 00:00:00' };
    expect((await admin.post('blade-system/tenant/setting', ends)).body).toMatchObject({ code: 400, msg });
  });
});
