import { expect, it } from 'vitest';

import { buttonMenus, menuTree } from './menu-tree.ts';
import type { MenuRow } from './menu-tree.ts';

const row = (id: string, over: Partial<MenuRow>): MenuRow => ({
  ...{ id, code: id, name: id, parentId: null, nameEn: null, alias: null, path: null, source: null },
  ...{ sort: 1, category: 1, action: 0, isOpen: 1, roles: null, remark: null, status: 1 },
  ...{ tenantId: '000000', createUser: null, createDept: null, updateUser: null, isDeleted: 0, version: 1 },
  ...{ createTime: '2026-01-01 00:00:00', updateTime: '2026-01-01 00:00:00' },
  ...over,
});
const rows = [
  row('system', { roles: 'administrator,admin' }),
  row('user', { parentId: 'system', roles: ',' }),
  row('user_add', { parentId: 'user', category: 2 }),
];

it('a menu names the roles that alone see it, and nothing where everybody does', () => {
  const [system] = menuTree(rows, () => true);
  expect([system?.meta, system?.children?.[0]?.meta]).toEqual([{ roles: ['administrator', 'admin'] }, {}]);
});

it('what nothing hangs below has no children, for a client reads an empty list as a branch', () => {
  const [user] = menuTree(rows, () => true)[0]?.children ?? [];
  expect(user).toMatchObject({ code: 'user', hasChildren: false });
  expect(user).not.toHaveProperty('children');
  const [add] = buttonMenus(rows, () => true)[0]?.children ?? [];
  expect(add).toMatchObject({ code: 'user_add' });
  expect(add).not.toHaveProperty('children');
});
