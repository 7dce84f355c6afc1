import { expect, test } from 'vitest';

import { publicHistory } from './public-history.ts';
import type { HistoryRecord } from './public-history.ts';

const record = (at: string, facts: Partial<HistoryRecord>): HistoryRecord => ({
  ...{ at, entity: 'policy', id: 'p', act: 'changed', name: '办法', moved: undefined, changes: [] },
  ...facts,
});
const text = (before: string, after: string) => [{ field: 'title', before, after }];
const move = (at: string, from: string, to: string) => record(at, { moved: { from, to } });
const told = (records: readonly HistoryRecord[]) =>
  publicHistory(records).map(({ at, rows }) => [
    at,
    ...rows.map(({ id, act, changes }) => [id, act, ...changes.map(({ before, after }) => [before, after])]),
  ]);

test('what was changed in what is public is told, the newest first, all of one moment together', () => {
  const clause = { entity: 'policyClause', id: 'c', act: 'added' as const };
  expect(
    told([
      record('1', { changes: text('一', '二') }),
      record('2', { changes: text('二', '三') }),
      record('2', clause),
    ]),
  ).toEqual([
    ['2', ['p', 'changed', ['二', '三']], ['c', 'added']],
    ['1', ['p', 'changed', ['一', '二']]],
  ]);
});

test('drafts are not told', () => {
  expect(
    told([
      record('1', { changes: text('一', '二') }),
      move('2', 'draft', 'pending_review'),
      move('3', 'pending_review', 'published'),
      record('4', { changes: text('二', '三') }),
    ]),
  ).toEqual([['4', ['p', 'changed', ['二', '三']]]]);
});

test('what is changed offline is told once it is public again, without what nobody saw', () => {
  const records = [
    move('1', 'published', 'offline'),
    record('2', { changes: text('一', '二') }),
    record('3', { changes: text('二', '三') }),
    record('3', { entity: 'policyClause', id: 'c', act: 'added' }),
    record('4', { entity: 'policyClause', id: 'c', act: 'removed' }),
    record('5', { entity: 'policyClause', id: 'd', changes: text('甲', '乙') }),
    record('6', { entity: 'policyClause', id: 'd', changes: text('乙', '甲') }),
  ];
  expect(told(records)).toEqual([]);
  expect(told([...records, move('7', 'offline', 'published')])).toEqual([
    ['7', ['p', 'changed', ['一', '三']]],
  ]);
});

test('a change that is only marked is told as one', () => {
  const marked = { field: 'attachments', before: null, after: null, isMarked: true as const };
  expect(publicHistory([record('1', { changes: [marked] })])[0]?.rows[0]?.changes).toEqual([marked]);
});

test('the order of records of one moment counts', () => {
  const records = [
    record('1', { changes: text('一', '二') }),
    move('1', 'pending_review', 'published'),
    record('1', { changes: text('二', '三') }),
  ];
  expect(told(records)).toEqual([['1', ['p', 'changed', ['二', '三']]]]);
});
