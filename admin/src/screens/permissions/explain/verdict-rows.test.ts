import { expect, test } from 'vitest';

import type { Code, Verdict } from './explain-shapes.ts';
import { verdictRows } from './verdict-rows.ts';
import type { VerdictRow } from './verdict-rows.ts';

const code = (id: string, parentId: string, name: string): Code => ({
  ...{ id, parentId, code: id, name, category: 1 },
});
const codes = [
  code('system', '0', '系统管理'),
  code('user', 'system', '用户管理'),
  code('dept', 'system', '部门管理'),
];
const verdicts: Verdict[] = [
  { code: 'system', granted: 1, because: 'role', roles: ['管理员'], scopes: [] },
  { code: 'user', granted: 1, because: 'role', roles: ['管理员'], scopes: [] },
  { code: 'dept', granted: 0, because: 'notGranted', roles: [], scopes: [] },
];
const names = (rows: readonly VerdictRow[]): string[] =>
  rows.flatMap(({ name, children = [] }) => [name, ...names(children)]);

test('every menu stands under its own, with its verdict', () => {
  const rows = verdictRows(codes, verdicts, { word: '', granted: null });
  expect(names(rows)).toEqual(['系统管理', '用户管理', '部门管理']);
  expect(rows[0]?.children?.[1]).toMatchObject({ because: 'notGranted' });
});

test('what is looked for is found by name, by code and by verdict, under the menus that lead to it', () => {
  expect(names(verdictRows(codes, verdicts, { word: '部门', granted: null }))).toEqual([
    '系统管理',
    '部门管理',
  ]);
  expect(names(verdictRows(codes, verdicts, { word: 'USER', granted: null }))).toEqual([
    '系统管理',
    '用户管理',
  ]);
  expect(names(verdictRows(codes, verdicts, { word: '', granted: 0 }))).toEqual(['系统管理', '部门管理']);
  expect(verdictRows(codes, verdicts, { word: '没有', granted: null })).toEqual([]);
});
