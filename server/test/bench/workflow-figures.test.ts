import { expect, test } from 'vitest';

import { withIds } from '../../bench/workflow/by-hand.ts';
import { idsOfCopies } from '../../bench/workflow/copies.ts';
import { median, percentile } from '../../bench/workflow/percentile.ts';
import { atLeast, atMost, missedIn, textOf } from '../../bench/workflow/sheet.ts';

test('a percentile is a value that was measured, and that this share does not exceed', () => {
  const values = [5, 1, 4, 2, 3];
  expect([0, 0.5, 0.8, 0.99, 1].map((share) => percentile(values, share))).toEqual([1, 3, 4, 5, 5]);
  expect(median([9, 7])).toBe(7);
  expect(percentile([], 0.5)).toBeNaN();
});

test('a table tells each aim beside its figure, and which of them do not hold', () => {
  const sheet = {
    ...{ title: 'Lists', heading: ['list', 'p99 ms'], notes: ['as called'] },
    lines: [
      { cells: ['todo', '49.0'], aim: atMost(49, 50, ' ms') },
      { cells: ['claim', '51.0'], aim: atMost(51, 50, ' ms') },
      { cells: ['done', '7.0'] },
    ],
  };
  expect(textOf(sheet).split('\n')).toEqual([
    'Lists',
    'list   p99 ms                aim',
    'todo     49.0     met (<= 50 ms)',
    'claim    51.0  MISSED (<= 50 ms)',
    'done      7.0                   ',
    'as called',
  ]);
  expect(missedIn(sheet)).toEqual(['Lists: claim has p99 ms 51.0, the aim is <= 50 ms']);
  expect([atLeast(0.6, 0.6).isMet, atLeast(0.59, 0.6).isMet]).toEqual([true, false]);
});

test('a transaction by hand writes the ids of its own case, and new ones where the engine made some', () => {
  const [theirs, ours, made] = ['a', 'b', 'c'].map(
    (digit) => `${digit.repeat(8)}-0000-7000-8000-000000000000`,
  );
  const ids = new Map([[theirs!, ours!]]);
  const [first, second] = [`{"id":"${made!}","of":"${theirs!}"}`, made].map((value) => withIds(value, ids));
  expect(first).toBe(`{"id":"${String(second)}","of":"${ours!}"}`);
  expect(second).not.toBe(made);
  expect(withIds(null, ids)).toBeNull();
});

test('copies have the ids that the database gives them, by their number', () => {
  expect(idsOfCopies('01a20bcf-2ada-704c-ac43-41da0d9ed0db', 17).at(-1)).toBe(
    '00000011-2ada-704c-ac43-41da0d9ed0db',
  );
});
