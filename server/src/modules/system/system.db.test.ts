import { beforeAll, describe, expect, it } from 'vitest';

import { otherTenant } from '../../../test/conformance/fixture.ts';
import { describeOnEachServer, signedIn } from '../../../test/describe-on-server.ts';
import { personOf } from '../../../test/journeys/people.ts';
import { seedRegions } from '../../seeds/demo/regions.ts';
import { seedPlatform } from '../../seeds/reference/platform.ts';
import { idOf } from '../../seeds/slug-id.ts';

interface Row {
  id: string;
  version: number;
  dictKey: string;
  hasChildren: boolean;
  value: string;
  title: string;
}

describeOnEachServer('the platform’s own tables', (server) => {
  beforeAll(async () => {
    await seedPlatform(server.context);
    await seedRegions(server.context);
  });
  const admin = signedIn(server, 'admin');
  const manager = signedIn(server, 'manager');

  const read = async (path: string, query: Record<string, string> = {}, by = admin) =>
    (await by.get(`blade-system/${path}`, query)).body.data as Row[];
  const add = (path: string, sent: object, by = admin) => by.post(`blade-system/${path}/submit`, sent);

  describe.each(['dict', 'dict-biz'])('%s', (path) => {
    const draft = (over: object = {}) => ({ code: 'colour', dictValue: '颜色', sort: 1, ...over });
    let root: Row;
    beforeAll(async () => {
      root = (await add(path, draft())).body.data as Row;
    });

    it('asks for what a dictionary lacks, and of an entry for its key', async () => {
      const asked = async (sent: object) => (await add(path, sent)).body;
      expect((await asked({})).data.errors.map(({ message }: { message: string }) => message)).toEqual([
        '请输入字典编号',
        '请输入字典名称',
        '请输入字典排序',
      ]);
      expect((await asked({ ...draft(), isSealed: null })).msg).toBe('请选择封存');
      const entry = { ...draft({ parentId: root.id }), dictValue: '红' };
      expect(await asked(entry)).toMatchObject({ code: 400, msg: '请输入字典键值' });
    });

    it('keeps codes apart, and keys within one dictionary', async () => {
      expect((await add(path, draft())).body.msg).toBe('字典编号已存在');
      const entry = { ...draft({ parentId: root.id }), dictKey: 'red' };
      const both = await Promise.all([add(path, entry), add(path, entry)]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
      expect(both.find(({ status }) => status === 400)?.body.msg).toBe('字典键值已存在');
    });

    it('puts an entry under its dictionary’s code, whatever was sent, and keeps it there', async () => {
      const sent = { ...draft({ parentId: root.id, code: 'other' }), dictKey: 'blue', isSealed: 1 };
      const { id, version } = (await add(path, sent)).body.data as Row;
      const moved = await add(path, { id, version, code: 'other', parentId: '0', dictValue: '蓝' });
      expect(moved.body.data).toMatchObject({ code: 'colour', parentId: root.id, dictValue: '蓝' });
      const renamed = await add(path, { id: root.id, version: root.version, code: 'colours' });
      expect(renamed.status).toBe(200);
      const entries = await read(`${path}/child-list`, { parentId: root.id });
      expect(entries.map((one) => ({ ...one }))).toMatchObject([{ code: 'colours' }, { code: 'colours' }]);
    });

    it('offers no sealed entry, and reads it all the same', async () => {
      const keys = async (call: string, query: Record<string, string>) =>
        (await read(`${path}/${call}`, query)).map(({ dictKey }) => dictKey);
      expect(await keys('dictionary', { code: 'colours' })).toEqual(['red']);
      expect((await keys('child-list', { parentId: root.id })).sort()).toEqual(['blue', 'red']);
      const roots = (await admin.get(`blade-system/${path}/parent-list`, { code: 'colours' })).body.data;
      expect(roots).toMatchObject({ total: 1, records: [{ id: root.id, isSealed: 0 }] });
      expect(await read(`${path}/tree`, { code: 'colours' })).toMatchObject([{ children: [{}] }]);
    });

    it('does not remove a dictionary with entries', async () => {
      const { body } = await admin.post(`blade-system/${path}/remove`, { ids: root.id });
      expect(body.msg).toMatch(/字典有下级，不能删除$/);
    });
  });

  it('answers a dictionary in the reader’s language to anybody signed in', async () => {
    const reviewer = await personOf(server, 'reviewer');
    expect(await read('dict/dictionary', { code: 'sex' }, reviewer)).toMatchObject([
      { dictKey: '0', dictValue: '未知' },
      { dictKey: '1', dictValue: '男' },
      { dictKey: '2', dictValue: '女' },
    ]);
    const [leave] = await read('dict/dictionary', { code: 'flow' }, reviewer);
    expect(leave).toMatchObject({ code: 'flow', dictKey: 'leave', remark: '/work/process/leave' });
    expect((await reviewer.get('blade-system/dict/parent-list')).status).toBe(403);
  });

  it('lets a flow route lead to a page that there is, and to no other', async () => {
    const id = idOf('dict:flow:leave');
    const said = async (remark: string) => {
      const { status, body } = await admin.post('blade-system/dict/submit', { id, remark });
      return [status, body.msg];
    };
    expect(await said('/work/process/nowhere')).toEqual([
      ...[400, '没有“/work/process/nowhere”这个页面，可以填写：/work/process/leave'],
    ]);
    expect((await said('/work/process/leave'))[0]).toBe(200);
    const more = { parentId: idOf('dict:flow'), dictKey: 'trip', dictValue: '出差', sort: 2 };
    expect((await add('dict', { ...more, remark: '/nowhere' })).status).toBe(400);
  });

  it('answers the entries of a business dictionary to a client that asks the platform’s for its code', async () => {
    const { id: parentId } = (await add('dict-biz', { code: 'family', dictValue: '家族', sort: 1 })).body
      .data;
    await add('dict-biz', { parentId, code: 'family', dictKey: 1, dictValue: '一', sort: 1 });
    const reviewer = await personOf(server, 'reviewer');
    expect(await read('dict/dictionary', { code: 'family' }, reviewer)).toMatchObject([
      { code: 'family', dictKey: '1', dictValue: '一' },
    ]);
    expect(await read('dict-biz/dictionary', { code: 'sex' }, reviewer)).toEqual([]);
    expect(await read('dict/dictionary', { code: 'nothing' }, reviewer)).toEqual([]);
  });

  it('lets a tenant’s administrator word its own dictionaries and not the platform’s', async () => {
    const own = { code: 'shade', dictValue: '深浅', sort: 1 };
    expect((await add('dict-biz', own, manager)).status).toBe(200);
    expect((await add('dict', own, manager)).status).toBe(403);
  });

  it('refuses a header that names another tenant', async () => {
    const other = await server.call({
      ...{ method: 'GET', url: '/api/blade-system/dict-biz/list' },
      headers: { 'tenant-id': otherTenant },
    });
    expect(other.status).toBeGreaterThanOrEqual(401);
  });

  it('reads regions level by level, and keeps one with others below it', async () => {
    const [province] = await read('region/lazy-tree');
    expect(province).toMatchObject({ title: '南岭省', value: '990000', hasChildren: true });
    expect(await read('region/lazy-tree', { parentCode: '00' })).toEqual([province]);
    const streets = await read('region/lazy-tree', { parentCode: '449901' }, manager);
    expect(streets).toHaveLength(6);
    expect(streets.every(({ hasChildren }) => !hasChildren)).toBe(true);
    const { body } = await admin.post('blade-system/region/remove', { ids: idOf('region:449901') });
    expect(body.msg).toBe('行政区划有下级，不能删除');
  });

  it.each([
    [{ code: '4499x' }, '区划编号须为2至12位数字'],
    [{ code: '000000' }, '区划编号须为2至12位数字'],
    [{ code: '449902001' }, '区划编号须以上级编号449901开头'],
    [{ code: '449901', level: 4 }, '区划编号已存在'],
    [{ code: '449901009', level: 3 }, '区划等级须低于上级区划'],
    [{ code: '449901009', parentCode: '123456' }, '上级区划不存在'],
  ])('refuses the region %j', async (over, msg) => {
    const sent = { parentCode: '449901', name: '某街道', level: 4, sort: 1, ...over };
    expect((await add('region', sent)).body).toMatchObject({ code: 400, msg });
  });

  it('adds a region below another, where it stays', async () => {
    const sent = { parentCode: '449901', code: '449901103', name: '新镇', level: 4, sort: 9 };
    const { id, version } = (await add('region', sent)).body.data as Row;
    const { data } = (await add('region', { ...sent, id, version, code: '1', name: '旧镇' })).body;
    expect(data).toMatchObject({ code: '449901103', name: '旧镇' });
    expect((await add('region', { ...sent, code: '449901104' }, manager)).status).toBe(403);
  });
});
