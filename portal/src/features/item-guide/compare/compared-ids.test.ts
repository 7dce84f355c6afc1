import { expect, test } from 'vitest';

import { comparedIds } from './compared-ids.ts';

const id = (digit: number) => `0190a000-0000-7000-8000-00000000000${String(digit)}`;

test('each guide is compared once, in the order of the address', () => {
  expect(comparedIds({ id: [id(2), id(1), id(2)] })).toEqual({ ids: [id(2), id(1)], hasMore: false });
  expect(comparedIds({ id: id(1) })).toEqual({ ids: [id(1)], hasMore: false });
});

test('three at most, and more are told of', () => {
  const { ids, hasMore } = comparedIds({ id: [1, 2, 3, 4].map(id) });
  expect([ids, hasMore]).toEqual([[1, 2, 3].map(id), true]);
});

test.each([[{}], [{ id: '' }], [{ id: ['1', "' or 1=1"] }]])('%j names no guide', (address) => {
  expect(comparedIds(address)).toEqual({ ids: [], hasMore: false });
});
