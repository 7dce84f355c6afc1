import { expect, test } from 'vitest';

import { fill } from './kit.ts';

test('facts stand in the places that carry their names', () => {
  expect(fill('{label}不能超过{maximum}个字', { label: '标题', maximum: 200 })).toBe('标题不能超过200个字');
});

test('the same fact may stand twice', () => {
  expect(fill('{a}, {b}, {a}', { a: 1, b: 2 })).toBe('1, 2, 1');
});

test('zero is a fact', () => {
  expect(fill('不能小于{minimum}', { minimum: 0 })).toBe('不能小于0');
});

test('a missing fact leaves nothing', () => {
  expect(fill('请输入{label}')).toBe('请输入');
  expect(fill('请输入{label}', { label: null })).toBe('请输入');
});

test('only words and numbers are said', () => {
  expect(fill('[{fact}]', { fact: { secret: 1 } })).toBe('[]');
});

test('what a fact contains is said as it stands, even if it looks like a place', () => {
  expect(fill('{label}已存在', { label: '{maximum}$&', maximum: 3 })).toBe('{maximum}$&已存在');
});
