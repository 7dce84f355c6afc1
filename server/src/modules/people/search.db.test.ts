import { role } from '@policy/shared/contract/entities/permissions/role.ts';
import { expect, it } from 'vitest';

import { describeOnEachServer, signedIn } from '../../../test/describe-on-server.ts';
import { callerOf, personOf } from '../../../test/journeys/people.ts';
import type { Person } from '../../../test/journeys/people.ts';
import { bearer, signIn } from '../../../test/test-server.ts';
import { idOf } from '../../seeds/slug-id.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { holderOf } from '../../accounts/test-roles.ts';

describeOnEachServer('people to pick', (server) => {
  const admin = signedIn(server, 'admin');
  const reviewer = signedIn(server, 'reviewer');

  let made = 0;
  const added = async (over: object) => {
    const account = `picked${String(++made)}`;
    const draft = { account, realName: '新人', name: '新人', ...over };
    return (await admin.post('blade-user/submit', draft)).body.data as { id: string };
  };

  it('are found by officers by name, without what is nobody’s business', async () => {
    const { records } = (await reviewer.get('blade-user/search/user', { realName: '陈思齐', phone: '1' }))
      .body.data;
    expect(records).toHaveLength(1);
    expect(Object.keys(records[0]).sort()).toEqual(['avatar', 'deptName', 'id', 'postName', 'realName']);
    const named = async (query: Record<string, string>) =>
      (await reviewer.get('blade-user/search/user', query)).body.data.records.map(
        ({ realName }: { realName: string }) => realName,
      );
    expect(await named({ keyword: 'clerk' })).toEqual(['苏晓彤']);
    expect(await named({ keyword: '晓彤' })).toEqual(['苏晓彤']);
    const found = async (name: string) => (await reviewer.get(`blade-system/search/${name}`)).body.data.total;
    expect(await found('role')).toBeGreaterThan(1);
    expect(await found('dept')).toBeGreaterThan(1);
    expect(await found('post')).toBe(0);
  });

  it('are told with their department and position in the reader’s language', async () => {
    const post = { category: 'basic', postCode: 'guide', postName: '引导员', postNameEn: 'Usher' };
    const { id: postId } = (await admin.post('blade-system/post/submit', post)).body.data;
    const { id } = await added({ postId, deptId: idOf('a05') });
    const told = async (by: Person) => (await by.get('blade-user/search/user', { id })).body.data.records;
    expect(await told(reviewer)).toMatchObject([{ deptName: '云澜区财政局', postName: '引导员' }]);
    // They are narrowed by their post, and by nothing that is none.
    const ofPost = async (post: string) =>
      (await reviewer.get('blade-user/search/user', { postId: post })).body.data.records.map(
        (row: { id: string }) => row.id,
      );
    expect([await ofPost(postId), await ofPost('guide')]).toEqual([[id], []]);
    const { body } = await signIn(server, 'reviewer');
    const english = callerOf(server, { ...bearer(String(body.access_token)), 'accept-language': 'en' });
    expect(await told(english)).toMatchObject([
      { deptName: 'Yunlan District Finance Bureau', postName: 'Usher' },
    ]);
    expect((await english.get('blade-system/search/post', { id: postId })).body.data.records).toEqual([
      { id: postId, postName: '引导员', postNameEn: 'Usher' },
    ]);
  });

  it('of companies are offered to narrow a list by, to officers who look at them anyway', async () => {
    const { id } = await added({ realName: '门户企业' });
    await admin.post('blade-user/update-platform', { userId: id, userType: 2, userExt: '' });
    const found = async (by: Person, query: Record<string, string>) =>
      (await by.get('blade-user/search/user', { keyword: '门户企业', ...query })).body.data.total;
    expect(await found(admin, {})).toBe(0);
    expect(await found(admin, { userType: '0' })).toBe(1);
    expect(await found(await holderOf(server, { codes: [] }), { userType: '0' })).toBe(0);
  });

  it('are named by their ids, many at once, also when they are out of use', async () => {
    const [on, off] = [await added({ realName: '在岗' }), await added({ realName: '离岗', status: 0 })];
    const named = async (id: string) =>
      (await reviewer.get('blade-user/search/user', { id })).body.data.records.map(
        ({ realName }: { realName: string }) => realName,
      );
    expect((await named(`${on.id},${off.id}`)).sort()).toEqual(['在岗', '离岗'].sort());
    const elsewhere = { ...server.context, tenantId: '900001' };
    const { id } = await repositoryOf(role, elsewhere).insert({ roleName: '别处', roleAlias: 'elsewhere' });
    const foreign = (await reviewer.get('blade-system/search/role', { id })).body.data;
    expect(foreign.records).toEqual([]);
  });

  it('are picked from a department and those below it, and units by their English names as well', async () => {
    const people = async (deptId: string) =>
      (await reviewer.get('blade-user/search/user', { deptId: idOf(deptId), size: '200' })).body.data
        .records as { id: string }[];
    const unit = await people('a03');
    expect(unit.length).toBeGreaterThan(0);
    expect(await people('district')).toEqual(expect.arrayContaining(unit));
    const { nameEn, fullName } = (await admin.get('blade-system/dept/detail', { id: idOf('a03') })).body.data;
    const { records } = (await reviewer.get('blade-system/search/dept', { keyword: nameEn })).body.data;
    expect(records).toMatchObject([{ fullName, nameEn }]);
    expect(Object.keys(records[0]).sort()).toEqual(['deptName', 'fullName', 'id', 'nameEn']);
  });

  it('offer a person’s own units and roles to himself, and all to their keepers', async () => {
    const reviewer03 = await personOf(server, 'reviewer03');
    const [dept] = (await reviewer03.get('blade-system/dept/select')).body.data;
    expect(dept.id).toBe(idOf('a03'));
    expect((await reviewer03.get('blade-system/role/select')).body.data).toHaveLength(1);
    const other = { userId: idOf('user:reviewer03') };
    expect((await admin.get('blade-system/dept/select', other)).body.data).toEqual([dept]);
    expect((await reviewer03.get('blade-system/dept/select', { userId: idOf('user:admin') })).status).toBe(
      403,
    );
    expect((await admin.get('blade-system/role/select')).body.data.length).toBeGreaterThan(5);
  });
});
