import { param } from '@policy/shared/contract/entities/identity/param.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { databases } from '../../../test/database.ts';
import { personOf } from '../../../test/journeys/people.ts';
import type { Person } from '../../../test/journeys/people.ts';
import { signIn, startTestServer } from '../../../test/test-server.ts';
import type { TestServer } from '../../../test/test-server.ts';
import { idOf } from '../../db/seeds/slug-id.ts';
import { repositoryOf } from '../../kit/repository.ts';

const good = 'Ab3-efgh';
const roles = [idOf('role:acceptor'), idOf('role:reviewer')];
const district = idOf('district');

describe.each(databases)('the department and role of a default login (%s)', (kind) => {
  let server: TestServer;
  let admin: Person;
  beforeAll(async () => {
    server = await startTestServer(kind);
    admin = await personOf(server, 'admin');
  });
  afterAll(() => server.close());

  const configure = (paramKey: string, paramValue: string) =>
    repositoryOf(param, server.context).insert({ paramName: paramKey, paramKey, paramValue });
  const arrive = async (account: string, roleId: string[]) => {
    const draft = { account, realName: account, name: account, password: good, deptId: district };
    expect((await admin.post('blade-user/submit', { ...draft, roleId: roleId.join(',') })).status).toBe(200);
    const { role_id, dept_id } = (await signIn(server, account, { password: good })).body;
    return { role_id: role_id.split(',').sort(), dept_id };
  };

  it('without parameters somebody begins with all that he has', async () => {
    expect(await arrive('two-roles', roles)).toEqual({ role_id: [...roles].sort(), dept_id: district });
  });

  it('somebody with several begins in the ones of the parameters', async () => {
    await configure('login.roleId', idOf('role:reviewer'));
    await configure('login.deptId', district);
    expect(await arrive('begins', roles)).toEqual({ role_id: [idOf('role:reviewer')], dept_id: district });
  });

  it('a parameter gives nobody a role that is not his', async () => {
    const others = [idOf('role:acceptor'), idOf('role:finance')];
    expect(await arrive('others', others)).toEqual({ role_id: [...others].sort(), dept_id: district });
  });
});
