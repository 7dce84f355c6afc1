import { beforeAll, expect, it } from 'vitest';

import { describeOnEachServer, signedIn } from '../../../test/describe-on-server.ts';
import type { Person } from '../../../test/journeys/people.ts';
import { addRole, holderOf } from '../../accounts/test-roles.ts';
import type { Holder } from '../../accounts/test-roles.ts';
import { idOf } from '../../seeds/slug-id.ts';

describeOnEachServer('the members of a role', (server) => {
  const admin = signedIn(server, 'admin');
  let keeper: Holder;
  let roleIds = '';
  beforeAll(async () => {
    keeper = await holderOf(server, { codes: ['user_view', 'user_role', 'role_view', 'tags_view'] });
    roleIds = await addRole(server, { codes: ['tags_view'] });
  });

  /** What is done to whom, with the role of these tests unless another is named. */
  const change = (by: Person, call: string, [userIds, roles = roleIds]: [string, string?]) =>
    by.post(`blade-user/${call}`, { userIds, roleIds: roles });
  const rolesOf = async (id: string) =>
    ((await admin.get('blade-user/detail', { id })).body.data.roleId as string).split(',');
  const members = async () =>
    (await keeper.get('blade-user/page', { roleId: roleIds })).body.data.records.map(
      ({ id }: { id: string }) => id,
    );

  it('come and go with their other roles untouched, and are found by the role', async () => {
    const person = await holderOf(server, { codes: ['tags_view'] });
    expect((await change(keeper, 'give-roles', [person.userId])).status).toBe(200);
    expect(await rolesOf(person.userId)).toEqual([person.roleId, roleIds]);
    expect((await change(keeper, 'give-roles', [person.userId])).status).toBe(200);
    expect(await members()).toEqual([person.userId]);
    expect((await change(keeper, 'take-roles', [person.userId])).status).toBe(200);
    expect(await rolesOf(person.userId)).toEqual([person.roleId]);
    expect(await members()).toEqual([]);
  });

  it('have what the role gives at their next call, and lose it so', async () => {
    const person = await holderOf(server, { codes: [] });
    const guarded = await addRole(server, { codes: ['role_view'] });
    const list = async () => (await person.get('blade-system/role/list')).status;
    expect(await list()).toBe(403);
    expect((await change(admin, 'give-roles', [person.userId, guarded])).status).toBe(200);
    expect(await list()).toBe(200);
    expect((await change(admin, 'take-roles', [person.userId, guarded])).status).toBe(200);
    expect(await list()).toBe(403);
  });

  it('are not changed beyond what the caller may give, for himself, or without the right to', async () => {
    const person = await holderOf(server, { codes: ['tags_view'] });
    const wide = await addRole(server, { codes: ['policyinfo_publish'] });
    expect((await change(keeper, 'give-roles', [person.userId, wide])).status).toBe(403);
    expect((await change(keeper, 'give-roles', [keeper.userId])).status).toBe(403);
    expect((await change(person, 'give-roles', [person.userId])).status).toBe(403);
    expect((await change(keeper, 'give-roles', [person.userId, idOf('nothing')])).status).toBe(404);
    expect((await change(keeper, 'give-roles', [idOf('nothing')])).status).toBe(404);
    expect(await rolesOf(person.userId)).toEqual([person.roleId]);
  });

  it('of the platform’s administrators are never none', async () => {
    const last = await change(admin, 'take-roles', [idOf('user:admin'), idOf('role:administrator')]);
    expect(last.body.code).not.toBe(200);
    expect(await rolesOf(idOf('user:admin'))).toContain(idOf('role:administrator'));
  });
});
