import { param } from '@policy/shared/contract/entities/system/param.ts';
import { beforeAll, expect, it } from 'vitest';

import { describeOnEachServer, signedIn } from '../../../../test/describe-on-server.ts';
import { signIn } from '../../../../test/test-server.ts';
import { seedPositions } from '../../../seeds/demo/positions.ts';
import { idOf } from '../../../seeds/slug-id.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';

const good = 'Ab3-efgh';
const roles = [idOf('role:acceptor'), idOf('role:reviewer')];
const posts = [idOf('post:chief'), idOf('post:officer')];
const district = idOf('district');

describeOnEachServer('the department, role and post of a default login', (server) => {
  beforeAll(() => seedPositions(server.context));
  const admin = signedIn(server, 'admin');

  const configure = (paramKey: string, paramValue: string) =>
    repositoryOf(param, server.context).insert({ paramName: paramKey, paramKey, paramValue });
  const arrive = async (account: string, roleId: string[], postId = posts) => {
    const draft = { account, realName: account, name: account, password: good, deptId: district };
    const units = { roleId: roleId.join(','), postId: postId.join(',') };
    expect((await admin.post('blade-user/submit', { ...draft, ...units })).status).toBe(200);
    const { role_id, dept_id, post_id } = (await signIn(server, account, { password: good })).body;
    const sorted = (ids: string) => ids.split(',').sort();
    return { roles: sorted(role_id), dept: dept_id, posts: sorted(post_id) };
  };
  const all = { roles: [...roles].sort(), dept: district, posts: [...posts].sort() };

  it('without parameters somebody begins with all that he has', async () => {
    expect(await arrive('two-roles', roles)).toEqual(all);
  });

  it('somebody with several begins in the ones of the parameters', async () => {
    await configure('login.roleId', idOf('role:reviewer'));
    await configure('login.deptId', district);
    const begun = { ...all, roles: [idOf('role:reviewer')] };
    expect(await arrive('begins', roles)).toEqual(begun);
    await configure('login.postId', idOf('post:officer'));
    expect(await arrive('posted', roles)).toEqual({ ...begun, posts: [idOf('post:officer')] });
  });

  it('a parameter gives nobody a role or a post that is not his', async () => {
    const others = [idOf('role:acceptor'), idOf('role:finance')];
    const elsewhere = [idOf('post:chief'), idOf('post:window')];
    const begun = { roles: [...others].sort(), dept: district, posts: [...elsewhere].sort() };
    expect(await arrive('others', others, elsewhere)).toEqual(begun);
  });
});
