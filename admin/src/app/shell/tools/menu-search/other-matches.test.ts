import { expect, it } from 'vitest';

import { otherMatches } from './other-matches.ts';

const entries = ['待办任务', '已办任务', '行政区划', '角色管理'].map((label) => ({ label }));
const found = (typed: string) => otherMatches(entries, typed, [entries[0]!]).map(({ label }) => label);

it('finds what was typed anywhere in a name, but not what was found already', () => {
  expect(found('任务')).toEqual(['已办任务']);
  expect(found('区划')).toEqual(['行政区划']);
});

it('finds a name by its pinyin, whole or by initials', () => {
  expect(found('xingzheng')).toEqual(['行政区划']);
  expect(found('xzqh')).toEqual(['行政区划']);
  // 角 reads jué as well as jiǎo.
  expect(found('jiaose')).toEqual(['角色管理']);
});

it('finds nothing for nothing, and nothing for what no name has', () => {
  expect(found(' ')).toEqual([]);
  expect(found('zzz')).toEqual([]);
});
