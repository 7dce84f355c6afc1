import { role } from '@policy/shared/contract/entities/permissions/role.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';

import { describeOnEachServer, signedIn } from '../../../test/describe-on-server.ts';
import type { Person } from '../../../test/journeys/people.ts';
import { addRole, holderOf } from '../../accounts/test-roles.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { found } from '../../kit/runtime/errors.ts';
import { tableOf } from '../../kit/table/table.ts';
import { idOf } from '../../seeds/slug-id.ts';

describeOnEachServer('copying a role', (server) => {
  const admin = signedIn(server, 'admin');
  let keeper: Person;
  let roleId = '';
  beforeAll(async () => {
    keeper = await holderOf(server, {
      codes: ['role_view', 'role_add', 'role_grant', 'tags_view', 'tags_add'],
    });
    roleId = await addRole(server, { codes: ['tags_view', 'tags_add'] });
  });

  const copy = (by: Person, over: object = {}, headers: Record<string, string> = {}) =>
    by.post(
      'blade-system/role/copy',
      { id: roleId, roleName: '标签员', roleAlias: 'tagger', ...over },
      headers,
    );
  const rowOf = async (id: string) =>
    found(await repositoryOf(role, server.context).first(eq(tableOf(role).id, id)));
  const rows = () => repositoryOf(role, server.context).count();

  it('makes one that gives the same under its own name, once under one key', async () => {
    const key = { 'idempotency-key': 'copy-role-1' };
    const { body } = await copy(keeper, {}, key);
    expect(body.code).toBe(200);
    expect((await copy(keeper, {}, key)).body.data).toEqual(body.data);
    const [made, from] = [await rowOf(body.data.id), await rowOf(roleId)];
    expect(made).toMatchObject({ roleName: '标签员', roleAlias: 'tagger', status: 1 });
    expect(made.menuIds).toEqual(from.menuIds);
    expect(made.menuIds).toHaveLength(2);
  });

  it('takes the data scopes along', async () => {
    const { id } = (await copy(admin, { id: idOf('role:acceptor'), roleAlias: 'acceptor2' })).body.data;
    const [made, from] = [await rowOf(id), await rowOf(idOf('role:acceptor'))];
    expect(made.dataScopeIds).toEqual(from.dataScopeIds);
    expect(made.dataScopeIds).toHaveLength(2);
  });

  it('is refused beyond what the copier holds, for an alias that is taken or kept, and without a name', async () => {
    const before = await rows();
    const wide = await addRole(server, { codes: ['tags_view', 'policyinfo_publish'] });
    for (const [over, status, msg] of [
      [{ id: wide, roleAlias: 'wide' }, 403, '不能授予自己没有的权限'],
      [{ roleAlias: 'admin' }, 403, '不能创建、修改或授予管理员角色'],
      [{ roleAlias: 'acceptor' }, 400, '角色别名已存在'],
      [{ roleName: '', roleAlias: 'x' }, 400, '请输入角色名称'],
      [{ id: idOf('nothing'), roleAlias: 'x' }, 404, '没找到请求'],
    ] as const)
      expect((await copy(keeper, over)).body).toMatchObject({ code: status, msg });
    expect(await rows()).toBe(before + 1);
  });

  it('needs the right to add and the right to grant', async () => {
    for (const codes of [
      ['role_view', 'role_add', 'tags_view', 'tags_add'],
      ['role_view', 'role_grant', 'tags_view', 'tags_add'],
    ])
      expect((await copy(await holderOf(server, { codes }), { roleAlias: 'y' })).status).toBe(403);
  });
});
