import { beforeAll, expect, it } from 'vitest';

import { describeOnEachServer, signedIn } from '../../../test/describe-on-server.ts';
import type { Person } from '../../../test/journeys/people.ts';
import { addRole, holderOf, menuIdsOf } from '../../accounts/test-roles.ts';
import type { Holder } from '../../accounts/test-roles.ts';
import { idOf } from '../../seeds/slug-id.ts';

const keeper = ['role_view', 'role_add', 'role_edit', 'role_delete', 'role_grant', 'tags_view', 'tags_add'];

describeOnEachServer('granting', (server) => {
  const admin = signedIn(server, 'admin');
  let grantor: Holder;
  beforeAll(async () => {
    grantor = await holderOf(server, { codes: keeper });
  });

  const ids = async (...codes: string[]) => (await menuIdsOf(server, codes)).join(',');
  const grant = (by: Person, roleIds: string, granted: Record<string, string>) =>
    by.post('blade-system/role/grant', { roleIds, ...granted });
  const keysOf = async (roleIds: string) =>
    (await admin.get('blade-system/menu/role-tree-keys', { roleIds })).body.data;

  it('replaces all that a role may do', async () => {
    const roleId = await addRole(server, { codes: ['tags_view'] });
    const menuIds = await ids('tags_add');
    expect((await grant(grantor, roleId, { menuIds })).body).toMatchObject({ code: 200 });
    expect(await keysOf(roleId)).toEqual({ menu: [menuIds], dataScope: [], apiScope: [] });
  });

  it('is refused for what the grantor does not hold himself, and changes nothing', async () => {
    const roleId = await addRole(server, { codes: ['tags_view'] });
    const before = await keysOf(roleId);
    const more = await grant(grantor, roleId, { menuIds: await ids('tags_view', 'tags_delete') });
    expect(more).toMatchObject({ status: 403, body: { msg: '不能授予自己没有的权限' } });
    expect(await keysOf(roleId)).toEqual(before);
  });

  it('is refused for a role that holds more than the grantor, even to take from it', async () => {
    const roleId = await addRole(server, { codes: ['tags_view', 'policyinfo_publish'] });
    expect((await grant(grantor, roleId, { menuIds: '' })).status).toBe(403);
    expect((await grantor.post('blade-system/role/remove', { ids: roleId })).status).toBe(403);
    const rename = { id: roleId, version: 1, roleName: 'x' };
    expect((await grantor.post('blade-system/role/submit', rename)).status).toBe(403);
  });

  it('is refused for the grantor’s own role', async () => {
    const answer = await grant(grantor, grantor.roleId, { menuIds: await ids('role_view') });
    expect(answer).toMatchObject({ status: 403, body: { msg: '不能修改自己所属角色的权限' } });
  });

  it.each(['administrator', 'admin'])('makes no role of the alias %s by anybody else', async (roleAlias) => {
    const sent = { roleName: 'x', roleAlias };
    expect(await grantor.post('blade-system/role/submit', sent)).toMatchObject({
      status: 403,
      body: { msg: '不能创建、修改或授予管理员角色' },
    });
    expect((await grant(grantor, idOf(`role:${roleAlias}`), { menuIds: '' })).status).toBe(403);
  });

  it('does not turn a role into an administrator’s by a change of its alias', async () => {
    const roleId = await addRole(server, { codes: [] });
    const sent = { id: roleId, version: 1, roleAlias: 'administrator' };
    const { body } = await grantor.post('blade-system/role/submit', sent);
    expect(body.data.roleAlias).not.toBe('administrator');
  });

  it('shows a grantor only what he may hand on', async () => {
    const { body } = await grantor.get('blade-system/menu/grant-tree');
    const held = await menuIdsOf(server, keeper);
    const flat = (nodes: { id: string; children?: [] }[]): string[] =>
      nodes.flatMap((node) => [node.id, ...flat(node.children ?? [])]);
    expect(flat(body.data.menu).sort()).toEqual(held.sort());
  });

  it('shows no menu of which nothing can be granted', async () => {
    const { menu } = (await admin.get('blade-system/menu/grant-tree')).body.data;
    const roots = (menu as { id: string }[]).map(({ id }) => id);
    expect(roots).toContain(idOf('menu:system'));
    expect(roots).not.toContain(idOf('menu:tool'));
  });

  it('does not let those see all rows whom the grantor sees a part of', async () => {
    const scope = idOf('scope:projectinfo:4');
    const narrow = await holderOf(server, { codes: [...keeper, 'projectinfo_view'], dataScopeIds: [scope] });
    const roleId = await addRole(server, { codes: [] });
    const menuIds = await ids('projectinfo_view');
    expect(await grant(narrow, roleId, { menuIds })).toMatchObject({
      status: 403,
      body: { msg: '授予的数据范围不能大于自己的数据范围' },
    });
    expect((await grant(narrow, roleId, { menuIds, dataScopeIds: scope })).status).toBe(200);
  });

  it('narrows what the grantor sees in whole by any scope', async () => {
    const whole = await holderOf(server, { codes: [...keeper, 'projectinfo_view'] });
    const roleId = await addRole(server, { codes: [] });
    const granted = { menuIds: await ids('projectinfo_view'), dataScopeIds: idOf('scope:projectinfo:4') };
    expect((await grant(whole, roleId, granted)).status).toBe(200);
  });

  it.each(['x', '018f0000-0000-7000-8000-000000000000', ''])('finds no role %j', async (roleIds) => {
    expect((await grant(admin, roleIds, {})).status).toBe(404);
  });

  it('keeps a role that somebody has', async () => {
    expect((await admin.post('blade-system/role/remove', { ids: grantor.roleId })).body).toMatchObject({
      code: 400,
      msg: '角色正在使用，不能删除',
    });
  });

  it('gives nothing while a role is switched off, and the same again afterwards', async () => {
    const holder = await holderOf(server, { codes: ['tags_view'] });
    const turn = (status: number) => admin.post('blade-system/role/submit', { id: holder.roleId, status });
    expect((await turn(0)).status).toBe(200);
    expect((await holder.get('blade-system/menu/buttons')).body.data).toEqual([]);
    expect((await turn(1)).status).toBe(200);
    expect(JSON.stringify((await holder.get('blade-system/menu/buttons')).body.data)).toContain('tags_view');
  });

  it('is not taken from oneself by switching off a role of one’s own', async () => {
    for (const [by, id] of [
      [grantor, grantor.roleId],
      [admin, idOf('role:administrator')],
    ] as const)
      expect(await by.post('blade-system/role/submit', { id, status: 0 })).toMatchObject({
        status: 403,
        body: { msg: '不能停用自己所属的角色' },
      });
  });
});
