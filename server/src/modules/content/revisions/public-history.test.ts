import { expect, test } from 'vitest';

import { publicHistory } from './public-history.ts';
import type { HistoryRecord } from './public-history.ts';

const record = (at: string, facts: Partial<HistoryRecord>): HistoryRecord => ({
  ...{ at, entity: 'policy', id: 'p', act: 'changed', name: '办法', transition: undefined, changes: [] },
  ...facts,
});
const text = (before: string, after: string) => [{ field: 'title', before, after }];
const move = (at: string, from: string, to: string) => record(at, { transition: { from, to } });
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

const noChanges: HistoryRecord['changes'] = [];
const marked = (field: string) => ({ field, before: null, after: null, isMarked: true as const });

test('a change that is only marked is told as one, also where another of the field is told', () => {
  const changes = [marked('attachments')];
  expect(publicHistory([record('1', { changes })])[0]?.rows[0]?.changes).toEqual(changes);
  for (const both of [
    [[marked('title')], text('二', '三')],
    [text('一', '二'), [marked('title')]],
  ])
    expect(publicHistory(both.map((one) => record('1', { changes: one })))[0]?.rows[0]?.changes).toEqual([
      marked('title'),
    ]);
});

test('of a row only the fields are told in which it differs in the end', () => {
  const other = { field: 'summary', before: '甲', after: '乙' };
  const records = [
    record('1', { changes: [...text('一', '二'), other] }),
    record('1', { changes: text('二', '一') }),
  ];
  expect(publicHistory(records)[0]?.rows[0]?.changes).toEqual([other]);
});

test('what is restored before its removal was told was never gone, and comes anew after', () => {
  const clause = (at: string, act: HistoryRecord['act'], changes = noChanges) =>
    record(at, { entity: 'policyClause', id: 'c', act, changes });
  const offline = move('1', 'published', 'offline');
  const again = move('5', 'offline', 'published');
  const gone = [clause('2', 'removed'), clause('3', 'restored')];
  expect(told([offline, ...gone, again])).toEqual([]);
  expect(told([offline, clause('1', 'changed', text('一', '二')), ...gone, again])).toEqual([
    ['5', ['c', 'changed', ['一', '二']]],
  ]);
  expect(told([offline, clause('1', 'added', []), ...gone, again])).toEqual([['5', ['c', 'added']]]);
  expect(told(gone)).toEqual([
    ['3', ['c', 'added']],
    ['2', ['c', 'removed']],
  ]);
});

test('of many moments the latest are told', () => {
  const records = Array.from({ length: 60 }, (_, at) =>
    record(String(at), { changes: text('', String(at)) }),
  );
  const moments = publicHistory(records).map(({ at }) => at);
  expect([moments.length, moments[0], moments.at(-1)]).toEqual([50, '59', '10']);
});

test('the order of records of one moment counts', () => {
  const records = [
    record('1', { changes: text('一', '二') }),
    move('1', 'pending_review', 'published'),
    record('1', { changes: text('二', '三') }),
  ];
  expect(told(records)).toEqual([['1', ['p', 'changed', ['二', '三']]]]);
});
