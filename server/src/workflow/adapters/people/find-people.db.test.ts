import { department } from '@policy/shared/contract/entities/people/department.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { beforeAll, expect, it } from 'vitest';

import { describeOnEachServer } from '../../../../test/describe-on-server.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { seedPositions } from '../../../seeds/demo/positions.ts';
import { idOf } from '../../../seeds/slug-id.ts';
import { areThere, findPeople } from './find-people.ts';
import { noMemberships } from './memberships.ts';

const person = (account: string) => idOf(`user:${account}`);

describeOnEachServer('people whom a process asks for', (server) => {
  const find = (wanted: Parameters<typeof findPeople>[1]) => findPeople(server.context, wanted);
  const there = (given: { userId?: string; roleId?: string; departmentId?: string }) => {
    const nothing = { id: '', taskId: '', userId: null, roleId: null, departmentId: null, duty: null };
    return areThere(server.context, [{ ...nothing, ...given }], noMemberships);
  };
  const units = () => repositoryOf(department, server.context);
  beforeAll(async () => {
    await seedPositions(server.context);
    await units().update(idOf('district'), { leaderId: person('lead') });
    await units().update(idOf('a03'), { leaderId: person('finance') });
  });

  it('are the leaders above somebody, and not he himself', async () => {
    const above = (account: string, level: number) => find({ kind: 'leader', of: person(account), level });
    expect(await above('reviewer03', 1)).toEqual([person('finance')]);
    expect(await above('reviewer03', 2)).toEqual([person('lead')]);
    expect(await above('reviewer03', 3)).toEqual([]);
    expect(await above('acceptor', 1)).toEqual([person('lead')]);
    expect(await above('lead', 1)).toEqual([]);
    expect(await find({ kind: 'leader', of: 'nobody', level: 1 })).toEqual([]);
  });

  it('are the leaders of departments that are named', async () => {
    const departments = [idOf('a03'), idOf('district'), 'none'];
    const leaders = await find({ kind: 'leaderOf', departments });
    expect(leaders.toSorted()).toEqual([person('finance'), person('lead')].toSorted());
  });

  it('are the holders of posts, everywhere or in a department', async () => {
    expect(await find({ kind: 'post', posts: ['head'], departments: null })).toContain(person('lead'));
    expect(await find({ kind: 'post', posts: [idOf('post:head')], departments: [idOf('a03')] })).toEqual([]);
    expect(await find({ kind: 'post', posts: ['unknown'], departments: null })).toEqual([]);
  });

  it('are those in use whom names, roles and departments mean, each once', async () => {
    const named = (given: { userId?: string; roleId?: string; departmentId?: string }) => ({
      ...{ userId: null, roleId: null, departmentId: null, duty: null },
      ...given,
    });
    const alternatives = [
      named({ roleId: 'reviewer', departmentId: idOf('a03') }),
      named({ userId: person('reviewer03') }),
      named({ userId: 'company' }),
    ];
    const found = await find({ kind: 'named', alternatives });
    expect(found).toContain(person('reviewer03'));
    expect(new Set(found).size).toBe(found.length);
    expect(await find({ kind: 'named', alternatives: [named({ userId: 'company' })] })).toEqual([]);
    expect(await find({ kind: 'named', alternatives: [] })).toEqual([]);
  });

  it('are there by role, in a department or one above it, and in use', async () => {
    expect(await there({ roleId: 'reviewer', departmentId: idOf('a03') })).toBe(true);
    expect(await there({ roleId: 'reviewer', departmentId: idOf('a01') })).toBe(true);
    expect(await there({ roleId: 'unknown' })).toBe(false);
    expect(await there({ userId: person('editor') })).toBe(true);
    await repositoryOf(user, server.context).update(person('editor'), { status: 0 });
    expect(await there({ userId: person('editor') })).toBe(false);
    expect(await there({ roleId: 'editor' })).toBe(false);
    expect(await there({ userId: 'company' })).toBe(false);
  });
});
