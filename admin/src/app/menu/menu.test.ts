import { expect, it } from 'vitest';

import { addressOfEntry, entryOf, flatten, menuOf } from './menu.ts';

const row = { id: '1', parentId: '0', source: 'book', category: 1, isOpen: 1 };
const rows = [
  { ...row, code: 'wel', name: '工作台', path: '/wel/index', children: null },
  {
    ...row,
    code: 'policy',
    name: '政策内容',
    path: '/policy',
    children: [
      { ...row, code: 'policyinfo', name: '政策文件', path: '/policy/policyinfo', isOpen: 2 },
      { ...row, code: 'audit', name: '审计', path: '/policy/audit', meta: { roles: ['auditor'] } },
    ],
  },
  { ...row, code: 'site', name: '统计局', path: 'https://stats.example/a?b=1', children: null },
  { ...row, code: 'open', name: '公开政策', path: '/policy/list?status=1', children: null },
];
const groupOf = (code: string) => (code === 'policyinfo' ? ['/policy/history/'] : []);
const tree = menuOf(rows, { roles: ['editor'], groupOf });
const codes = (nodes: typeof tree) => flatten(nodes).map(({ code }) => code);

it('the side menu is built from the server’s rows, nested and in their order', () => {
  expect(tree.map(({ label }) => label)).toEqual(['工作台', '政策内容', '统计局', '公开政策']);
  expect(tree[1]?.children.map(({ label }) => label)).toEqual(['政策文件']);
});

it('a row with isOpen 2 opens in a window of its own', () => {
  const opening = flatten(tree).filter(({ isOpen }) => isOpen);
  expect(opening.map(({ code }) => code)).toEqual(['policyinfo']);
});

it('an item whose meta carries a roles list shows only to matching roles', () => {
  expect(codes(tree)).not.toContain('audit');
  expect(codes(menuOf(rows, { roles: ['editor', 'auditor'], groupOf }))).toContain('audit');
});

it('a page of an item’s group lights the item up', () => {
  expect(entryOf(tree, '/policy/history/7')?.code).toBe('policyinfo');
  expect(entryOf(tree, '/policy/policyinfo')?.code).toBe('policyinfo');
  expect(entryOf(tree, '/elsewhere')).toBeUndefined();
});

it('an address of another site is opened inside a page of ours', () => {
  expect(addressOfEntry(tree[2]!)).toBe(
    '/myiframe/site?src=https%3A%2F%2Fstats.example%2Fa%3Fb%3D1&name=%E7%BB%9F%E8%AE%A1%E5%B1%80',
  );
});

it('the query of an item’s path travels with it', () => {
  expect([tree[3]?.path, addressOfEntry(tree[3]!)]).toEqual(['/policy/list', '/policy/list?status=1']);
});

it('an address of another site with isOpen 2 is itself the window that opens', () => {
  const row = { ...rows[2]!, isOpen: 2 };
  const [entry] = menuOf([row]);
  expect([entry?.isOpen, addressOfEntry(entry!)]).toEqual([true, 'https://stats.example/a?b=1']);
});
