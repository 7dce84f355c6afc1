import { describe, expect, it } from 'vitest';

import { countedIds, difference, linkedIds, narrowed } from './keys.ts';
import type { CheckNode } from './keys.ts';

const tree: CheckNode[] = [
  {
    ...{ id: 'system', title: '系统管理' },
    children: [
      { id: 'user', title: '用户管理', children: [{ id: 'user_add', title: '新增用户' }] },
      { id: 'dept', title: '部门管理' },
    ],
  },
];

describe('a tree to choose from', () => {
  it('counts all nodes, or its leaves', () => {
    expect(countedIds(tree, false)).toEqual(['system', 'user', 'user_add', 'dept']);
    expect(countedIds(tree, true)).toEqual(['user_add', 'dept']);
  });

  it('chooses with a node all above and below it', () => {
    expect(linkedIds(tree, 'user', true)).toEqual(['system', 'user', 'user_add']);
  });

  it('gives up with a node all below it and nothing above', () => {
    expect(linkedIds(tree, 'user', false)).toEqual(['user', 'user_add']);
  });

  it('is narrowed to what holds a word, under its ancestors', () => {
    expect(narrowed(tree, { word: '新增', only: null })).toMatchObject([
      { id: 'system', children: [{ id: 'user', children: [{ id: 'user_add' }] }] },
    ]);
    expect(narrowed(tree, { word: '没有', only: null })).toEqual([]);
  });

  it('is narrowed to what was chosen', () => {
    expect(narrowed(tree, { word: '', only: new Set(['dept']) })).toMatchObject([
      { id: 'system', children: [{ id: 'dept' }] },
    ]);
  });

  it('tells what a choice for several adds for one of them, though another has it', () => {
    expect(difference([['a'], ['b']], ['a', 'b'])).toEqual({ added: ['a', 'b'], removed: [] });
    expect(difference([['a'], ['a', 'b']], ['a'])).toEqual({ added: [], removed: ['b'] });
  });

  it('tells what a choice adds and takes', () => {
    expect(difference([['a', 'b']], ['b', 'c'])).toEqual({ added: ['c'], removed: ['a'] });
  });
});
