import { expect, it } from 'vitest';

import { describeOnEachServer, signedIn } from '../../../../test/describe-on-server.ts';
import { callerOf, personOf } from '../../../../test/journeys/people.ts';
import type { Person } from '../../../../test/journeys/people.ts';
import { bearer, signIn } from '../../../../test/test-server.ts';
import { idOf } from '../../../seeds/slug-id.ts';

interface Node {
  id: string;
  hasChildren?: boolean;
  children?: Node[];
}

describeOnEachServer('trees', (server) => {
  const admin = signedIn(server, 'admin');

  const read = async (path: string, query: Record<string, string> = {}) =>
    (await admin.get(`blade-system/${path}`, query)).body.data as Node[];
  const dept = async (deptName: string, parentId: string) => {
    const { body } = await admin.post('blade-system/dept/submit', { deptName, fullName: deptName, parentId });
    return body.data as { id: string; version: number };
  };

  it('departments are read level by level, or by what is searched', async () => {
    const [district, ...others] = await read('dept/lazy-list');
    expect([district?.id, district?.hasChildren, others.length]).toEqual([idOf('district'), true, 0]);
    const below = await read('dept/lazy-list', { parentId: idOf('district') });
    expect(below.every(({ hasChildren }) => !hasChildren)).toBe(true);
    const found = await read('dept/lazy-list', { fullName: '云澜区人民政府' });
    expect(found.map(({ id }) => id)).toContain(idOf('district'));
    const [root] = await read('dept/tree');
    expect(root?.children).toHaveLength(below.length);
    expect(await read('dept/lazy-tree', { parentId: idOf('district') })).toHaveLength(below.length);
  });

  const readsEnglish = async () => {
    const { body } = await signIn(server, 'admin');
    return callerOf(server, { ...bearer(String(body.access_token)), 'accept-language': 'en' });
  };

  it('departments are named in the language of the reader, where they have a name in it', async () => {
    const english = await readsEnglish();
    await dept('只有中文名', idOf('district'));
    for (const path of ['tree', 'lazy-tree']) {
      const titles = async (by: Person) =>
        JSON.stringify((await by.get(`blade-system/dept/${path}`, {})).body.data);
      expect(await titles(admin)).toContain('云澜区');
      expect(await titles(english)).toContain('Yunlan District');
    }
    expect(JSON.stringify((await english.get('blade-system/dept/tree', {})).body.data)).toContain(
      '只有中文名',
    );
  });

  it('departments and positions have a short name in English, which lists, selects and sheets tell', async () => {
    const english = await readsEnglish();
    const names = { deptName: '研究室', fullName: '政策研究室', nameEn: 'Policy Research Office' };
    const { id: parentId } = (await admin.post('blade-system/dept/submit', names)).body.data;
    const short = {
      deptName: '一组',
      fullName: '研究一组',
      deptNameEn: 'Team One',
      nameEn: 'Research Team 1',
    };
    await admin.post('blade-system/dept/submit', { ...short, parentId });
    const tree = JSON.stringify((await english.get('blade-system/dept/tree')).body.data);
    expect([tree.includes('"Policy Research Office"'), tree.includes('"Team One"')]).toEqual([true, true]);
    const chosen = (await english.get('blade-system/dept/select')).body.data as { deptName: string }[];
    expect(chosen.map(({ deptName }) => deptName)).toContain('Team One');

    const post = { category: 'basic', postCode: 'aide', postName: '研究员', postNameEn: 'Researcher' };
    const { id } = (await admin.post('blade-system/post/submit', post)).body.data;
    expect((await english.get('blade-system/post/select')).body.data).toContainEqual({
      ...{ id, postName: 'Researcher' },
    });
    expect((await admin.get('blade-system/post/select')).body.data).toContainEqual({
      id,
      postName: '研究员',
    });
    const sheet = async (by: Person, path: string) =>
      String((await by.get(`blade-system/${path}/export`, { format: 'csv' })).body);
    expect(await sheet(english, 'dept')).toContain('Team One,Research Team 1');
    expect(await sheet(english, 'post')).toContain('Researcher');
    expect(await sheet(admin, 'post')).toContain('研究员');
  });

  it('a department does not hang below itself, and stays while it holds anything', async () => {
    const top = await dept('处', idOf('district'));
    const below = await dept('科', top.id);
    const ring = { ...top, parentId: below.id };
    expect((await admin.post('blade-system/dept/submit', ring)).body.msg).toBe('不能选择自身或下级作为上级');
    const remove = async (ids: string) => (await admin.post('blade-system/dept/remove', { ids })).body.msg;
    expect(await remove(top.id)).toBe('部门有下级，不能删除');
    expect(await remove(idOf('a03'))).toBe('部门正在使用，不能删除');
    expect(await remove(`${top.id},${below.id}`)).toBe('操作成功');
  });

  it('menus are read level by level, with and without their buttons', async () => {
    const system = idOf('menu:user');
    const buttons = await read('menu/lazy-list', { parentId: system });
    expect(buttons.length).toBeGreaterThan(4);
    expect(await read('menu/lazy-menu-list', { parentId: system })).toEqual([]);
    const [all, tree] = [await read('menu/menu-list'), await read('menu/tree')];
    const count = (nodes: Node[]): number =>
      nodes.reduce((sum, { children = [] }) => sum + 1 + count(children), 0);
    expect(count(tree)).toBe(all.length);
    expect((await admin.post('blade-system/menu/remove', { ids: system })).body.msg).toBe(
      '菜单有下级，不能删除',
    );
  });

  it.each(['javascript:alert(1)', 'java\tscript:alert(1)', '//evil.example', 'data:text/html,x'])(
    'a menu does not lead to %j',
    async (path) => {
      const sent = { name: 'x', code: `m${path}`, path };
      expect((await admin.post('blade-system/menu/submit', sent)).body.code).toBe(400);
    },
  );

  it('a top menu shows those of its menus that the caller holds, under their ancestors', async () => {
    const { id } = (
      await admin.post('blade-system/topmenu/submit', { code: 'cases', name: '办件', source: 'audit' })
    ).body.data as Node;
    const menuIds = [idOf('menu:todo'), idOf('menu:user')].join(',');
    expect((await admin.post('blade-system/topmenu/grant', { topMenuIds: id, menuIds })).status).toBe(200);
    expect(
      (await admin.get('blade-system/menu/top-tree-keys', { topMenuIds: id })).body.data.menu,
    ).toHaveLength(2);
    const acceptor = await personOf(server, 'acceptor');
    const menus = (await acceptor.get('blade-system/menu/routes', { topMenuId: id })).body.data;
    expect(menus).toMatchObject([{ code: 'process', children: [{ code: 'todo' }] }]);
    expect((await acceptor.get('blade-system/menu/top-menu')).body.data).toMatchObject([
      { id, name: '办件', menuCodes: ['todo'] },
    ]);
    expect(
      (await personOf(server, 'editor').then((one) => one.get('blade-system/menu/top-menu'))).body.data,
    ).toEqual([]);
  });

  it('roles are told to an English reader in English', async () => {
    const reader = await readsEnglish();
    const titles = (await reader.get('blade-system/role/tree')).body.data as { title: string }[];
    expect(titles.map(({ title }) => title)).toContain('Tenant administrator');
    const names = (await reader.get('blade-system/role/select')).body.data as { roleName: string }[];
    expect(names.map(({ roleName }) => roleName)).toContain('Tenant administrator');
  });

  it('roles are read as a tree, whole or from one of them', async () => {
    const parentId = idOf('role:reviewer');
    const sent = { roleName: '助理', roleAlias: 'assistant', parentId };
    const { id } = (await admin.post('blade-system/role/submit', sent)).body.data;
    expect(await read('role/tree-by-id', { roleId: parentId })).toMatchObject([
      { id: parentId, children: [{ id }] },
    ]);
    expect((await read('role/tree')).find((node) => node.id === parentId)?.children).toHaveLength(1);
    expect((await admin.post('blade-system/role/remove', { ids: parentId })).body.code).toBe(400);
  });
});
