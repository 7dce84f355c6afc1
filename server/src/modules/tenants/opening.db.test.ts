import { messageTemplate } from '@policy/shared/contract/entities/desk/message-template.ts';
import { role } from '@policy/shared/contract/entities/permissions/role.ts';
import { processModel } from '@policy/shared/contract/entities/process-design/process-model.ts';
import { topMenu } from '@policy/shared/contract/entities/permissions/top-menu.ts';
import { smsTemplate } from '@policy/shared/contract/entities/resource/sms-template.ts';
import { businessDictionary } from '@policy/shared/contract/entities/system/business-dictionary.ts';
import { param } from '@policy/shared/contract/entities/system/param.ts';
import { tenantPackage } from '@policy/shared/contract/entities/tenants/tenant-package.ts';
import { initialKinds } from '@policy/shared/contract/tenants/opening.ts';
import { beforeAll, expect, it } from 'vitest';

import { describeOnEachServer, signedIn } from '../../../test/describe-on-server.ts';
import { personOf } from '../../../test/journeys/people.ts';
import { menuIdsOf } from '../../accounts/test-roles.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { found } from '../../kit/runtime/errors.ts';
import { links } from '../../kit/table/links.ts';
import { tableOf } from '../../kit/table/table.ts';
import { seedMessageTemplates } from '../../seeds/reference/message-templates.ts';
import { seedPlatform } from '../../seeds/reference/platform.ts';
import { seedProcesses } from '../../seeds/reference/processes.ts';
import { idOf } from '../../seeds/slug-id.ts';
import { eq } from 'drizzle-orm';

const packed = ['wel', 'todo', 'claim', 'projectinfo_view', 'role', 'role_view'];

describeOnEachServer('opening a tenant', (server) => {
  const admin = signedIn(server, 'admin');
  let packageId: string;
  let held: string[];
  beforeAll(async () => {
    const { context } = server;
    await seedPlatform(context);
    await seedMessageTemplates(context);
    await seedProcesses(context, server.workflow);
    held = await menuIdsOf(server, packed);
    packageId = (await repositoryOf(tenantPackage, context).insert({ packageName: '小包', menuId: held })).id;
    const [beyond = ''] = await menuIdsOf(server, ['policyinfo_view']);
    await repositoryOf(topMenu, context).insert({
      ...{ code: 'work', name: '办理', source: 'team', sort: 1 },
      menuIds: [...held.slice(0, 2), beyond],
    });
    const parent = await repositoryOf(role, context).insert({
      roleName: '上级',
      roleAlias: 'above',
      sort: 90,
    });
    await repositoryOf(role, context).insert({
      ...{ roleName: '下级', roleAlias: 'below', sort: 91, parentId: parent.id, menuIds: [...held, beyond] },
    });
  });

  let names = 0;
  const draft = (over: object = {}) => ({
    ...{ tenantName: `区${(names += 1)}`, packageId, adminAccount: 'boss', adminPassword: 'First-Day-26' },
    ...{ templateTenantId: '000000', copied: [...initialKinds], ...over },
  });
  const open = (sent: object, headers: Record<string, string> = {}, by = admin) =>
    by.post('blade-system/tenant/open', sent, headers);
  const tenants = async () => (await admin.get('blade-system/tenant/list')).body.data.total as number;

  it('tells how much a template has, and makes as much of it', async () => {
    const path = 'blade-system/tenant/initial-counts';
    const counts = (await admin.get(path, { templateTenantId: '000000' })).body.data;
    const of = (kind: string) => counts.find((one: { kind: string }) => one.kind === kind).count;
    expect(of('roles')).toBeGreaterThan(8);
    expect(of('processes')).toBe(5);
    const { tenantId, account, made } = (await open(draft())).body.data;
    expect(account).toBe('boss');
    expect(made).toEqual([
      ...['departments', 'positions', 'people'].map((kind) => ({ kind, count: 1 })),
      { kind: 'roles', count: (of('roles') as number) + 1 },
      ...counts.filter(({ kind }: { kind: string }) => kind !== 'roles'),
    ]);
    const theirs = { ...server.context, tenantId: tenantId as string };
    for (const [entity, kind] of [
      [businessDictionary, 'dictionaries'],
      [param, 'params'],
      [messageTemplate, 'templates'],
      [topMenu, 'topMenus'],
    ] as const)
      expect([kind, await repositoryOf(entity, theirs).count()]).toEqual([kind, of(kind)]);
    const again = (await admin.get(path, { templateTenantId: tenantId })).body.data;
    expect(again).toEqual(counts);
  });

  it('begins with no process that its template has put aside', async () => {
    const models = repositoryOf(processModel, server.context);
    const leave = found(await models.first(eq(tableOf(processModel).modelKey, 'wf_leave')));
    await models.update(leave.id, { state: 'archived' });
    const { tenantId, made } = (await open(draft({ copied: ['processes'] }))).body.data;
    expect(made).toContainEqual({ kind: 'processes', count: 4 });
    const theirs = { ...server.context, tenantId: tenantId as string };
    const keys = (await server.workflow.deployedNames(theirs)).map(({ key }) => key);
    expect(keys).toHaveLength(4);
    expect(keys).not.toContain('wf_leave');
    await models.update(leave.id, { state: 'deployed' });
  });

  it('points into the new tenant only, and gives no more than its package', async () => {
    const { tenantId } = (await open(draft())).body.data;
    const theirs = { ...server.context, tenantId: tenantId as string };
    const roles = await repositoryOf(role, theirs).all(undefined);
    const byAlias = new Map(roles.map((row) => [row.roleAlias, row]));
    expect(byAlias.has('administrator')).toBe(false);
    const [above, below] = [byAlias.get('above'), byAlias.get('below')];
    expect(below?.parentId).toBe(above?.id);
    expect([...(below?.menuIds ?? [])].sort()).toEqual([...held].sort());
    expect(byAlias.get('acceptor')?.dataScopeIds).toHaveLength(2);
    const originals = await repositoryOf(role, server.context).all(undefined);
    expect(roles.filter(({ id }) => originals.some((row) => row.id === id))).toEqual([]);
    for (const { menuIds } of [...roles, ...(await repositoryOf(topMenu, theirs).all(undefined))])
      expect((menuIds ?? []).filter((id) => !held.includes(id))).toEqual([]);
  });

  it('copies what was chosen and nothing else', async () => {
    const { tenantId, made } = (await open(draft({ copied: ['params'] }))).body.data;
    expect(made.map(({ kind }: { kind: string }) => kind)).toEqual([
      ...['departments', 'positions', 'people', 'roles', 'params'],
    ]);
    const theirs = { ...server.context, tenantId: tenantId as string };
    expect(await repositoryOf(role, theirs).count()).toBe(1);
    expect(await repositoryOf(businessDictionary, theirs).count()).toBe(0);
    // What the platform itself sends is no matter of choice.
    const texts = await repositoryOf(smsTemplate, theirs).all(undefined);
    expect(texts.map(({ templateCode }) => templateCode)).toEqual(
      expect.arrayContaining(['code', 'password-link', 'registrationApproved', 'newDevice']),
    );
  });

  it('happens once under one key', async () => {
    const before = await tenants();
    const [sent, key] = [draft(), { 'idempotency-key': 'opening-one' }];
    const first = (await open(sent, key)).body;
    expect(first.code).toBe(200);
    expect((await open(sent, key)).body.data).toEqual(first.data);
    expect(await tenants()).toBe(before + 1);
    expect((await open({ ...sent, tenantName: '另一区' }, key)).status).toBe(409);
  });

  it('is refused at the field that is wrong, and then makes nothing', async () => {
    expect((await open(draft({ tenantName: '已有区', domain: 'taken.example' }))).body.code).toBe(200);
    const empty = await repositoryOf(tenantPackage, server.context).insert({
      ...{ packageName: '空包', menuId: held.slice(0, 1) },
    });
    await server.database.db.delete(links).where(eq(links.ownerId, empty.id));
    const before = await tenants();
    for (const [over, field, message] of [
      [{ tenantName: '' }, 'tenantName', '请输入租户名称'],
      [{ tenantName: '已有区' }, 'tenantName', '租户名称已存在'],
      [{ domain: 'TAKEN.example' }, 'domain', '域名地址已存在'],
      [{ packageId: null }, 'packageId', '请选择产品包'],
      [{ packageId: empty.id }, 'packageId', '产品包没有菜单，租户开通后无法使用'],
      [{ adminAccount: '' }, 'adminAccount', '请输入管理员账号'],
      [{ adminName: '长'.repeat(51) }, 'adminName', '用户姓名不能超过50个字'],
      [
        { adminPassword: 'short' },
        'adminPassword',
        '密码至少8位，且须包含大写字母、小写字母、数字、符号中的三种',
      ],
      [{ templateTenantId: '999999' }, 'templateTenantId', '模板租户不存在'],
    ] as const) {
      const { code, data } = (await open(draft(over))).body;
      expect([code, data?.errors]).toEqual([
        400,
        [{ field, message: expect.stringContaining(message.slice(0, 6)) }],
      ]);
    }
    expect((await open(draft({ copied: ['people'] }))).body.code).toBe(400);
    expect(await tenants()).toBe(before);
  });

  it('is the platform administrator’s alone', async () => {
    const manager = await personOf(server, 'manager');
    expect((await open(draft({ packageId: idOf('package:full') }), {}, manager)).status).toBe(403);
    const counts = { templateTenantId: '000000' };
    expect((await manager.get('blade-system/tenant/initial-counts', counts)).status).toBe(403);
  });
});
