import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashPassword } from '@policy/shared/auth/credentials/password-hash.ts';
import { param } from '@policy/shared/contract/entities/system/param.ts';
import { department } from '@policy/shared/contract/entities/people/department.ts';
import { position } from '@policy/shared/contract/entities/people/position.ts';
import { role } from '@policy/shared/contract/entities/permissions/role.ts';
import { tenant } from '@policy/shared/contract/entities/tenants/tenant.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { menu } from '@policy/shared/contract/entities/permissions/menu.ts';
import { and, eq, inArray } from 'drizzle-orm';
import Fastify from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { expect, it } from 'vitest';

import { describeOnEachServer } from '../../test/describe-on-server.ts';
import { bearer, signIn } from '../../test/test-server.ts';
import { userTable } from '../accounts/tables.ts';
import { compose } from '../compose.ts';
import { repositoryOf } from '../kit/rows/repository.ts';
import { links, readLinks } from '../kit/table/links.ts';
import { tableOf } from '../kit/table/table.ts';
import { addAccount } from './accounts.ts';
import { officers, seedOfficers } from './demo/accounts.ts';
import { seedPositions } from './demo/positions.ts';
import { seedFirstAdministrator } from './reference/first-administrator.ts';
import { seedFirstTenant } from './reference/first-tenant.ts';
import { everyCode } from './reference/menu-rows.ts';
import { seedPlatform } from './reference/platform.ts';
import { roleAliases } from './reference/roles.ts';
import { seedRuns } from './seed-run.ts';
import { idOf } from './slug-id.ts';

describeOnEachServer('the seeds of every installation', (server) => {
  it('bring every role, and every code once', async () => {
    const roles = await repositoryOf(role, server.context).all(undefined);
    expect(roles.map(({ roleAlias }) => roleAlias)).toEqual([...roleAliases]);
    const codes = (await repositoryOf(menu, server.context).all(undefined)).map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('know every permission that a call asks for, so that none is out of reach', async () => {
    const { config } = server.app.services;
    const parts = await compose({ config, database: server.database, clock: server.clock });
    const asked = new Set<string>();
    const bare = Fastify({ pluginTimeout: 0 }).setValidatorCompiler(validatorCompiler);
    bare.setSerializerCompiler(() => JSON.stringify);
    bare.decorate('services', parts.services).decorate('recyclables', []).decorate('changers', new Map());
    bare.decorate('exporters', new Map());
    bare.addHook('onRoute', ({ config: { guard } = {} }) => {
      if (typeof guard === 'object') for (const code of guard.anyOf) asked.add(code);
    });
    for (const module of parts.modules) module(bare);
    await bare.ready();
    expect(asked.size).toBeGreaterThan(50);
    expect([...asked].filter((code) => !everyCode.includes(code))).toEqual([]);
  });

  it('let every officer of the demonstration sign in with his account as password', async () => {
    for (const { account } of officers)
      expect([account, (await signIn(server, account)).status]).toEqual([account, 200]);
  });

  it('give the officers of the demonstration their posts, once', async () => {
    const people = repositoryOf(user, server.context);
    const lead = () => people.first(eq(userTable.id, idOf('user:lead')));
    await seedPositions(server.context);
    expect(await lead()).toMatchObject({ postId: [idOf('post:head')], postName: '负责人' });
    await people.update(idOf('user:lead'), { postId: [] });
    await seedPositions(server.context);
    expect((await lead())?.postId ?? []).toEqual([]);
  });

  it('name older positions and departments in English, where nobody renamed them', async () => {
    const db = server.database.db;
    const [posts, units] = [tableOf(position), tableOf(department)];
    await db.update(posts).set({ postNameEn: null });
    await db.update(units).set({ deptNameEn: null });
    await repositoryOf(position, server.context).update(idOf('post:chief'), { postName: '处长' });
    const names = ['english post names', 'short english names'];
    await db.delete(seedRuns).where(inArray(seedRuns.name, names));
    await seedPositions(server.context);
    await seedOfficers(server.context);
    const post = (slug: string) => repositoryOf(position, server.context).first(eq(posts.id, idOf(slug)));
    expect((await post('post:head'))?.postNameEn).toBe('Head');
    expect((await post('post:chief'))?.postNameEn).toBeNull();
    const unit = await repositoryOf(department, server.context).first(eq(units.id, idOf('a05')));
    expect(unit?.deptNameEn).toBe('Finance Bureau');
  });

  it('change nothing when they run again, not even what people changed', async () => {
    const roles = repositoryOf(role, server.context);
    await roles.update(idOf('role:editor'), { roleName: '编辑部', menuIds: [idOf('menu:wel')] });
    await server.database.db.update(userTable).set({ isDeleted: 1 }).where(eq(userTable.account, 'finance'));
    await seedFirstTenant(server.context);
    await seedOfficers(server.context);
    const again = (await roles.all(undefined)).find(({ roleAlias }) => roleAlias === 'editor');
    expect(again).toMatchObject({ roleName: '编辑部', menuIds: [idOf('menu:wel')] });
    expect((await signIn(server, 'finance')).status).toBe(400);
  });

  it('hand a menu that an update brings to those who have it in a fresh installation, and nothing else', async () => {
    await seedPlatform(server.context);
    const db = server.database.db;
    const brought = ['session', 'session_view'].map((code) => idOf(`menu:${code}`));
    const [own, before] = [{ ...server.context, tenantId: '900002' }, idOf('menu:wel')];
    await repositoryOf(tenant, server.context).insert({ tenantId: '900002', tenantName: '邻区' });
    const theirs = await repositoryOf(role, own).insert({
      ...{ roleName: '管理员', roleAlias: 'admin', menuIds: [idOf('menu:role')] },
    });
    // As a database was that had never heard of the menu, and whose people had taken another one away.
    await db.delete(tableOf(menu)).where(inArray(tableOf(menu).id, brought));
    await db.delete(links).where(inArray(links.targetId, brought));
    await db.delete(links).where(and(eq(links.ownerId, idOf('role:admin')), eq(links.targetId, before)));
    await seedFirstTenant(server.context);
    const held = await readLinks(db, [...['role:admin', 'role:editor', 'package:full'].map(idOf), theirs.id]);
    const of = (id: string, field: string) => held.get(id)?.[field] ?? [];
    expect(of(idOf('role:admin'), 'role.menuIds')).toEqual(expect.arrayContaining(brought));
    expect(of(idOf('role:admin'), 'role.menuIds')).not.toContain(before);
    const [first, ...added] = of(theirs.id, 'role.menuIds');
    expect([first, ...added.sort()]).toEqual([idOf('menu:role'), ...brought.sort()]);
    expect(of(idOf('package:full'), 'tenantPackage.menuId')).toEqual(expect.arrayContaining(brought));
    expect(of(idOf('role:editor'), 'role.menuIds')).not.toContain(brought[0]);
  });

  it('name older roles in English, where nobody renamed them', async () => {
    const db = server.database.db;
    const table = tableOf(role);
    await db.update(table).set({ roleNameEn: null });
    await db
      .update(table)
      .set({ roleName: '出纳' })
      .where(eq(table.id, idOf('role:finance')));
    await db.delete(seedRuns).where(eq(seedRuns.name, 'english role names'));
    await seedFirstTenant(server.context);
    const names = await repositoryOf(role, { ...server.context, locale: 'en' }).names(
      ['role:admin', 'role:finance'].map(idOf),
    );
    expect(names.get(idOf('role:admin'))).toBe('Tenant administrator');
    expect(names.get(idOf('role:finance'))).toBe('出纳');
  });

  it('move the menu of done tasks of an older installation to its own address, unless people moved it', async () => {
    const { db } = server.database;
    const [table, id] = [tableOf(menu), idOf('menu:done')];
    const seededAgain = async (path: string) => {
      await db.update(table).set({ path }).where(eq(table.id, id));
      await db.delete(seedRuns).where(eq(seedRuns.name, 'done tasks apart from ended processes'));
      await seedFirstTenant(server.context);
      return (await repositoryOf(menu, server.context).first(eq(table.id, id)))?.path;
    };
    expect(await seededAgain('/work/done')).toBe('/work/done');
    expect(await seededAgain('/process/done')).toBe('/process/mydone');
  });

  it('leave a parameter that people had made before the seeds knew it', async () => {
    const params = repositoryOf(param, server.context);
    const seeded = idOf('param:log.keptDays');
    await server.database.db.delete(tableOf(param)).where(eq(tableOf(param).id, seeded));
    const own = { paramName: '日志', paramKey: 'log.keptDays', paramValue: '30' };
    const { id } = await params.insert(own);
    await seedFirstTenant(server.context);
    const rows = await params.all(eq(tableOf(param).paramKey, 'log.keptDays'));
    expect(rows.map((row) => [row.id, row.paramValue])).toEqual([[id, '30']]);
  });

  it('give production one administrator, whose password stands in a file of his until he changes it', async () => {
    await server.database.db.delete(userTable).where(eq(userTable.account, 'admin'));
    await server.database.db.delete(links).where(eq(links.ownerId, idOf('user:admin')));
    const folder = mkdtempSync(join(tmpdir(), 'first-'));
    const file = (await seedFirstAdministrator(server.context, folder))!;
    const [, password = ''] = /^admin \/ ([\w-]{20})\n$/.exec(readFileSync(file, 'utf8')) ?? [];
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await seedFirstAdministrator(server.context, folder)).toBeNull();
    expect(existsSync(file)).toBe(true);
    const { body } = await signIn(server, 'admin', { password });
    expect(body).toMatchObject({ role_name: '', must_change_password: true });
    await server.database.db
      .update(userTable)
      .set({ mustChangePassword: 0 })
      .where(eq(userTable.account, 'admin'));
    await seedFirstAdministrator(server.context, folder);
    expect(existsSync(file)).toBe(false);
    rmSync(folder, { recursive: true });
  });

  it('hold every right back until the first password was changed', async () => {
    await addAccount(server.context, {
      ...{
        id: 'user:new',
        account: 'new',
        password: 'Chosen-By-Other1',
        realName: '新人',
        userType: 1,
        roles: ['admin'],
      },
      mustChangePassword: 1,
    });
    const { access_token: token } = (await signIn(server, 'new', { password: 'Chosen-By-Other1' })).body;
    const buttons = async () =>
      (await server.call({ url: '/api/blade-system/menu/buttons', headers: bearer(token) })).body.data;
    expect(await buttons()).toEqual([]);
    const payload = {
      oldPassword: hashPassword('Chosen-By-Other1'),
      newPassword: 'Own-Choice1',
      newPassword1: 'Own-Choice1',
    };
    const changed = await server.call({
      method: 'POST',
      url: '/api/blade-user/update-password',
      headers: bearer(token),
      payload,
    });
    expect(changed.status).toBe(200);
    expect(await buttons()).not.toEqual([]);
  });
});
