import { expect, test } from 'vitest';

import { writtenIn } from './written.ts';

const { isWritten, nearWritten } = writtenIn(['高新技术企业认定奖励', '制造业数字化转型方案', '贷款贴息']);

test.each([
  ['高新枝术企业', '高新技术企业'],
  ['高技新术企业', '高新技术企业'],
  ['高新技企业', '高新技术企业'],
  ['数字化化转型', '数字化转型'],
  ['贷欵贴息', '贷款贴息'],
  ['登记预约', null],
])('%s is near %s', (typed, meant) => {
  expect(nearWritten(typed)).toBe(meant);
});

test('a piece of one title is written, and one of two is not', () => {
  expect([isWritten('认定奖励'), isWritten('奖励制造')]).toEqual([true, false]);
});
