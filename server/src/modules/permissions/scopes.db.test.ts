import { expect, it } from 'vitest';

import { describeOnEachServer, signedIn } from '../../../test/describe-on-server.ts';
import { addRole, holderOf, menuIdsOf } from '../../accounts/test-roles.ts';

const refused = { status: 403 };
const processes = { scopeClass: 'workflow_ops' };

describeOnEachServer('scopes', (server) => {
  const admin = signedIn(server, 'admin');

  let made = 0;
  const dataScope = (over: object) =>
    admin.post('blade-system/data-scope/submit', {
      ...{ scopeName: '自定义', resourceCode: `scope${String(++made)}`, scopeClass: 'post', scopeType: 5 },
      ...over,
    });
  const post = async (postName: string, sort: number) => {
    const sent = { category: 'basic', postCode: `p${String(++made)}`, postName, sort };
    return (await admin.post('blade-system/post/submit', sent)).body.data as { id: string; version: number };
  };
  const codes = ['post_view', 'post_add', 'post_edit', 'post_delete'];
  const reader = async (over: object) => {
    const { body } = await dataScope(over);
    expect(body).toMatchObject({ code: 200 });
    return holderOf(server, { codes, dataScopeIds: [body.data.id] });
  };

  it('a custom one lets its conditions be read and written, and nothing else', async () => {
    const [near, far] = [await post('窗口岗', 10), await post('审批岗', 90)];
    const condition = {
      all: [
        { field: 'sort', is: 'lt', value: 50 },
        { field: 'postName', is: 'like', value: '窗口' },
      ],
    };
    const person = await reader({ scopeValue: condition });
    const listed = (await person.get('blade-system/post/list')).body.data.records as { id: string }[];
    expect(listed.map(({ id }) => id)).toEqual([near.id]);
    expect((await person.get('blade-system/post/detail', { id: far.id })).status).toBe(404);
    const changed = { id: far.id, version: far.version, postName: '窗口' };
    expect((await person.post('blade-system/post/submit', changed)).status).toBe(404);
    expect((await person.post('blade-system/post/remove', { ids: `${near.id},${far.id}` })).status).toBe(404);
    const own = { id: near.id, version: near.version, remark: '改' };
    expect((await person.post('blade-system/post/submit', own)).status).toBe(200);
    expect((await person.post('blade-system/post/remove', { ids: near.id })).status).toBe(200);
  });

  it('a custom one may ask who reads', async () => {
    const person = await reader({
      scopeValue: { field: 'createUser', is: 'in', value: { reader: 'userId' } },
    });
    await post('别人的', 1);
    const sent = { category: 'basic', postCode: `p${String(++made)}`, postName: '自己的' };
    const { id } = (await person.post('blade-system/post/submit', sent)).body.data;
    const { records } = (await person.get('blade-system/post/list')).body.data;
    expect(records.map((row: { id: string }) => row.id)).toEqual([id]);
  });

  it('one with visible fields tells, filters, sorts and writes these alone', async () => {
    const row = await post('可见岗位', 5);
    const person = await reader({ scopeType: 1, visibleFields: ['postName', 'category'] });
    const seen = (await person.get('blade-system/post/detail', { id: row.id })).body.data;
    expect(seen).toMatchObject({ postName: '可见岗位' });
    for (const hidden of ['postCode', 'sort', 'createUser']) expect(seen).not.toHaveProperty(hidden);
    const total = async (query: Record<string, string>) =>
      (await person.get('blade-system/post/list', query)).body.data.total as number;
    expect(await total({ postCode_equal: 'nothing' })).toBe(await total({}));
    const sent = { id: row.id, version: row.version, postName: '改名', sort: 99 };
    const written = (await person.post('blade-system/post/submit', sent)).body.data;
    expect(written).not.toHaveProperty('sort');
    const whole = (await admin.get('blade-system/post/detail', { id: row.id })).body.data;
    expect(whole).toMatchObject({ postName: '改名', sort: 5 });
  });

  it.each([
    [{ scopeClass: 'nothing' }, '权限对象不存在'],
    [{ scopeType: 5 }, '自定义条件不适用于字段—'],
    [{ scopeValue: { field: 'password_hash', is: 'eq', value: 'x' } }, '自定义条件不适用于字段password_hash'],
    [{ scopeValue: { field: 'constructor', is: 'eq', value: 'x' } }, '自定义条件不适用于字段constructor'],
    [{ scopeValue: { field: 'sort', is: 'eq', value: '1 or 1=1' } }, '自定义条件不适用于字段sort'],
    [{ scopeValue: { field: 'sort', is: 'or 1=1 --', value: 1 } }, '自定义条件格式不正确'],
    [{ scopeValue: "1=1; drop table 'user'" }, '自定义条件格式不正确'],
    [{ scopeType: 1, visibleFields: ['nothing'] }, '可见字段不存在：nothing'],
    // Processes are kept by the engine: they have no columns of entities, and are seen whole.
    [{ ...processes, scopeValue: { field: 'status', is: 'eq', value: 1 } }, '自定义条件不适用于字段status'],
    [{ ...processes, scopeType: 3, visibleFields: ['title'] }, '可见字段不存在：title'],
  ])('one that does not fit its rows is refused: %j', async (over, msg) => {
    expect((await dataScope(over)).body).toMatchObject({ code: 400, msg });
  });

  it('no value of a condition becomes SQL', async () => {
    const person = await reader({ scopeValue: { field: 'postName', is: 'eq', value: "x' or '1'='1" } });
    expect((await person.get('blade-system/post/list')).body.data.records).toEqual([]);
  });

  it('one that a role was granted stays', async () => {
    const { id } = (await dataScope({ scopeType: 2 })).body.data;
    await addRole(server, { codes: [], dataScopeIds: [id] });
    expect((await admin.post('blade-system/data-scope/remove', { ids: id })).status).toBe(400);
  });

  it('a call that an API scope covers is for the roles granted it', async () => {
    const industry = await holderOf(server, { codes: ['industry_view', ...codes] });
    expect((await industry.get('blade-system/post/list')).status).toBe(200);
    const sent = { scopeName: '岗位', resourceCode: 'post-calls', scopePath: '/api/blade-system/post/**' };
    const { body } = await admin.post('blade-system/api-scope/submit', sent);
    expect(body.data).toMatchObject({ scopePath: '/blade-system/post/**', scopeMethod: 'any' });
    expect(await industry.get('blade-system/post/list')).toMatchObject(refused);
    expect(await industry.post('blade-system/post/remove', { ids: 'x' })).toMatchObject(refused);
    expect((await industry.get('policy/industry/list')).status).toBe(200);
    expect((await admin.get('blade-system/post/list')).status).toBe(200);

    const menuIds = (await menuIdsOf(server, codes)).join(',');
    const granted = { roleIds: industry.roleId, menuIds, apiScopeIds: body.data.id };
    expect((await admin.post('blade-system/role/grant', granted)).status).toBe(200);
    expect((await industry.get('blade-system/post/list')).status).toBe(200);
    // The scope alone opens nothing.
    await admin.post('blade-system/role/grant', { ...granted, menuIds: '' });
    expect(await industry.get('blade-system/post/list')).toMatchObject(refused);
    expect((await admin.post('blade-system/api-scope/remove', { ids: body.data.id })).status).toBe(400);
    await admin.post('blade-system/role/grant', { ...granted, apiScopeIds: '' });
    expect((await admin.post('blade-system/api-scope/remove', { ids: body.data.id })).status).toBe(200);
  });

  it('an API scope keeps no path that could cover no call', async () => {
    const sent = { scopeName: 'x', resourceCode: 'bad-path', scopePath: '/(a+)+$' };
    expect((await admin.post('blade-system/api-scope/submit', sent)).body).toMatchObject({ code: 400 });
  });
});
