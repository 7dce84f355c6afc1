import { expect, it } from 'vitest';

import { flatten, menuOf } from './menu.ts';

const row = { id: '1', parentId: '0', source: 'book', category: 1, isOpen: 1 };
const tree = menuOf([
  { ...row, code: 'wel', name: '工作台', path: '/wel/index', children: null },
  {
    ...row,
    code: 'policy',
    name: '政策内容',
    path: '/policy',
    children: [{ ...row, code: 'policyinfo', name: '政策文件', path: '/policy/policyinfo', isOpen: 2 }],
  },
]);

it('the side menu is built from the server’s rows, nested and in their order', () => {
  expect(tree.map(({ label }) => label)).toEqual(['工作台', '政策内容']);
  expect(tree[1]?.children.map(({ label }) => label)).toEqual(['政策文件']);
});

it('a row with isOpen 2 opens in a window of its own', () => {
  expect(flatten(tree).map(({ code, isOpen }) => [code, isOpen])).toEqual([
    ['wel', false],
    ['policy', false],
    ['policyinfo', true],
  ]);
});
