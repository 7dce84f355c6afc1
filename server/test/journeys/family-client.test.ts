import { apiScope } from '@policy/shared/contract/entities/permissions/api-scope.ts';
import { client as clientEntity } from '@policy/shared/contract/entities/sign-in/client.ts';
import { dataScope } from '@policy/shared/contract/entities/permissions/data-scope.ts';
import { region } from '@policy/shared/contract/entities/system/region.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { seedPlatform } from '../../src/seeds/reference/platform.ts';
import { idOf } from '../../src/seeds/slug-id.ts';
import { oneEngine } from '../database.ts';
import { formOf } from '../conformance/round-trip.ts';
import { startTestServer } from '../test-server.ts';
import type { TestServer } from '../test-server.ts';
import { FamilyClient } from './family-client.ts';
import type { Form } from './family-client.ts';

/** Its forms keep what people see beside what is meant, and a note of themselves. */
const noted = (form: Form): Form => ({ ...form, $status: '启用', $sex: '男', $cellEdit: false, params: {} });
/** Its trees of several take a list apart and its save joins it again. */
const listOf = (joined: unknown): string[] => String(joined).split(',');

describe('a client of the platform family', () => {
  let server: TestServer;
  let client: FamilyClient;
  let tenantId: string;

  beforeAll(async () => {
    server = await startTestServer(oneEngine);
    await seedPlatform(server.context);
    client = new FamilyClient(server);
    // A host of its own that no tenant lists.
    ({ tenantId } = await client.get('blade-system/tenant/info', { domain: 'office.example' }));
    const user = await client.signIn(tenantId, 'admin', 'admin');
    expect(user).toMatchObject({ tenant_id: '000000', account: 'admin', token_type: 'bearer' });
  });
  afterAll(() => server.close());

  const found = async (path: string, params: Form) => {
    const { records, total, size, current } = await client.page(path, params);
    expect({ total, size, current }).toEqual({ total: 1, size: 10, current: 1 });
    return records[0] as Form & { id: string };
  };

  it('builds its frame: a page for every leaf of the menus, and the codes of its buttons', async () => {
    const routes = await client.routes();
    expect(routes).toEqual(
      expect.arrayContaining([
        { path: '/wel/index', component: 'views/wel/index' },
        { path: '/system/user', component: 'views/system/user' },
        { path: '/authority/role', component: 'views/authority/role' },
        { path: '/system/tenant', component: 'views/system/tenant' },
      ]),
    );
    expect(routes.every(({ path }) => path.startsWith('/'))).toBe(true);
    const permissions = await client.permissions();
    for (const code of ['user_add', 'user_edit', 'user_delete', 'user_view', 'role_add', 'tenant_view'])
      expect([code, permissions.has(code)]).toEqual([code, true]);
    for (const [top] of [[undefined], ...(await client.get('blade-system/menu/top-menu'))].slice(0, 1))
      expect((await client.routes(top)).length).toBe(routes.length);
  });

  it('fills its selects', async () => {
    for (const [path, params, keys] of [
      ['blade-system/tenant/select', {}, ['tenantId', 'tenantName']],
      ['blade-develop/datasource/select', {}, []],
      ['blade-system/dept/tree', { tenantId }, ['id', 'title', 'key', 'value']],
      ['blade-system/role/tree', { tenantId }, ['id', 'title', 'key', 'value']],
      ['blade-system/post/select', { tenantId: '' }, []],
      ['blade-system/dict/dictionary', { code: 'sex' }, ['dictKey', 'dictValue']],
      ['blade-system/dict-biz/dictionary', { code: 'sex' }, []],
    ] as const) {
      const options: Form[] = await client.get(path, params);
      for (const key of keys) expect([path, typeof options[0]?.[key]]).toEqual([path, 'string']);
      expect(JSON.stringify(options)).not.toContain('"children":[]');
    }
  });

  it('keeps people: adds one, opens his row, sends it back whole, gives him roles and removes him', async () => {
    const [role, dept] = [idOf('role:reviewer'), idOf('district')];
    const form = {
      ...{ tenantId, account: 'family', password: 'First-Day-26', password2: 'First-Day-26' },
      ...{ name: '小周', realName: '周', roleId: role, deptId: dept, postId: '', code: 1024 },
      ...{ phone: 13800138123, email: '', sex: '1', birthday: '1990-05-01 00:00:00', userType: 1 },
    };
    await client.save('blade-user/submit', noted(form));
    const row = await found('blade-user/page', { account: 'family', deptId: '' });
    expect(row).toMatchObject({ statusName: '启用', birthday: '1990-05-01', code: '1024', sex: 1 });

    const opened = await client.get('blade-user/detail', { id: row.id });
    const [roleId, deptId, postId] = [opened.roleId, opened.deptId, opened.postId].map(listOf);
    // As its date picker shows it, and with lists as its trees keep them.
    const edited = {
      ...opened,
      roleId,
      deptId,
      postId,
      realName: '周明',
      birthday: `${opened.birthday} 00:00:00`,
    };
    await client.save('blade-user/update', noted(edited));
    const { version, updateTime: _, ...kept } = opened;
    expect(await client.get('blade-user/detail', { id: row.id })).toMatchObject({
      ...{ ...kept, realName: '周明', version: Number(version) + 1 },
    });

    await client.act('blade-user/grant', { userIds: row.id, roleIds: `${role},${idOf('role:lead')}` });
    expect(listOf((await client.get('blade-user/detail', { id: row.id })).roleId)).toHaveLength(2);
    await client.act('blade-user/unlock', { userIds: row.id });
    await client.act('blade-user/remove', { ids: row.id });
    expect((await client.page('blade-user/page', { account: 'family' })).total).toBe(0);
  });

  it('keeps roles: adds one, sends a row of its table back, grants by lists and removes it', async () => {
    const form = { roleName: '家族', roleAlias: 'family', parentId: '', sort: 7, tenantId };
    await client.save('blade-system/role/submit', noted(form));
    const row = await found('blade-system/role/list', { roleAlias: 'family', tenantId });
    expect(row).toMatchObject({ parentId: '0', tenantId });
    await client.save('blade-system/role/submit', noted({ ...row, sort: '8', hasChildren: false }));
    expect(await found('blade-system/role/list', { roleAlias: 'family' })).toMatchObject({ sort: 8 });

    const trees = await client.get('blade-system/menu/grant-tree');
    const menuIds = [trees.menu[0].id as string];
    const grant = { roleIds: [row.id], menuIds, dataScopeIds: [], apiScopeIds: [] };
    await client.save('blade-system/role/grant', grant);
    expect(await client.get('blade-system/menu/role-tree-keys', { roleIds: row.id })).toEqual({
      ...{ menu: menuIds, dataScope: [], apiScope: [] },
    });
    await client.act('blade-system/role/remove', { ids: row.id });
  });

  it.each(['dict', 'dict-biz'])('keeps dictionaries and their entries (%s)', async (path) => {
    const root = { code: 'family', dictValue: '家族', dictKey: -1, parentId: 0, sort: 1, isSealed: 0 };
    await client.save(`blade-system/${path}/submit`, noted(root));
    const row = await found(`blade-system/${path}/parent-list`, { code: 'family' });
    const entry = { code: 'family', parentId: row.id, dictKey: 1, dictValue: '甲', sort: '1', isSealed: '0' };
    await client.save(`blade-system/${path}/submit`, noted({ ...entry, remark: '' }));
    const [child] = await client.get(`blade-system/${path}/child-list`, {
      current: 1,
      size: 10,
      parentId: row.id,
    });
    expect(child).toMatchObject({ dictKey: '1', sort: 1, isSealed: 0, remark: null });
    const opened = await client.get(`blade-system/${path}/detail`, { id: child.id });
    await client.save(
      `blade-system/${path}/submit`,
      noted({ ...opened, dictValue: '乙', parentName: '家族' }),
    );
    expect(await client.get('blade-system/dict/dictionary', { code: 'family' })).toMatchObject([
      { dictKey: '1', dictValue: '乙' },
    ]);
    await client.act(`blade-system/${path}/remove`, { ids: child.id });
    await client.act(`blade-system/${path}/remove`, { ids: row.id });
  });

  it('keeps tenants by their number', async () => {
    const packages = await client.page('blade-system/tenant-package/list');
    const form = {
      ...{ tenantName: '家族', linkman: '王', contactNumber: 13900000001, address: '', domain: '' },
      ...{ packageId: packages.records[0].id, accountNumber: '-1', expireTime: '' },
      ...{ adminAccount: 'family', adminPassword: 'First-Day-26' },
    };
    await client.save('blade-system/tenant/submit', noted(form));
    const row = await found('blade-system/tenant/list', { tenantName: '家族', tenantId: '' });
    expect(row['tenantId']).toMatch(/^[1-9]\d{5}$/);
    await client.save('blade-system/tenant/submit', noted({ ...row, linkman: '李' }));
    expect(await found('blade-system/tenant/list', { tenantId: row['tenantId'] })).toMatchObject({
      ...{ id: row.id, linkman: '李', contactNumber: row['contactNumber'] },
    });
    await client.act('blade-system/tenant/remove', { ids: row.id });
  });

  const scope = { scopeName: '家族', scopeClass: 'post' };
  it.each<[Entity, Form]>([
    [
      clientEntity,
      { clientId: 'family', grantTypes: ['captcha'], userType: '1', clientSecret: 'First-Day-26' },
    ],
    [region, { code: '99', name: '家族', level: '1', parentCode: '', sort: 7 }],
    [region, { code: '9901', name: '家族一', level: '2', parentCode: '99', sort: 7 }],
    [dataScope, { ...scope, resourceCode: 'family-own', scopeType: '2', visibleFields: ['postName'] }],
    [
      dataScope,
      {
        ...{ ...scope, resourceCode: 'family-some', scopeType: 5 },
        scopeValue: { all: [{ field: 'sort', is: 'lt', value: 50 }] },
      },
    ],
    [apiScope, { scopeName: '家族', resourceCode: 'family-calls', scopePath: '/api/blade-family/**' }],
  ])(
    'sends back a row that it was given, as it was told and as its form keeps it ($0.name, $1)',
    async (entity, form) => {
      const submit = `${entity.path}/submit`;
      await client.save(submit, noted(form));
      const [key = ''] = entity.unique ?? [];
      const listed = await client.get(`${entity.path}/list`, { [`${key}_equal`]: form[key] });
      const [row] = Array.isArray(listed) ? listed : listed.records;
      const detail = () => client.get(`${entity.path}/detail`, { id: row.id });
      const told = await detail();
      const { version: first, updateTime: _, ...kept } = told;
      const version = Number(first);
      await client.save(submit, told);
      expect(await detail()).toMatchObject({ ...kept, version: version + 1 });
      await client.save(submit, formOf(entity, await detail()));
      expect(await detail()).toMatchObject({ ...kept, version: version + 2 });
      await client.save(submit, noted({ ...row, version: version + 2 }));
      expect(await detail()).toMatchObject({ ...kept, version: version + 3 });
    },
  );

  it('changes its own profile by the row that it was given', async () => {
    const own = await client.get('blade-user/info');
    await client.save('blade-user/update-info', noted(own));
    const { version, updateTime: _, updateUser: __, ...kept } = own;
    expect(await client.get('blade-user/info')).toMatchObject({ ...kept, version: Number(version) + 1 });
  });

  it('goes on with a new token, and signs out', async () => {
    expect(await client.refresh(tenantId)).toMatchObject({ account: 'admin' });
    expect((await client.routes()).length).toBeGreaterThan(5);
    expect(await client.signOut()).toBe(200);
  });
});
