import { policyClause } from '@policy/shared/contract/entities/content/policy-clause.ts';
import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import { expect, test } from 'vitest';

import { changesBetween } from './row-changes.ts';
import type { StandingRow, StandingRows } from './row-changes.ts';

const stamp = {
  ...{ version: 3, createUser: null, createDept: null, createTime: '2026-01-05 08:00:00' },
  ...{ updateUser: 'u1', updateTime: '2026-01-06 08:00:00' },
};
const row = (id: string, fields: object): StandingRow => ({ ...stamp, ...fields, id });
const standing = (title: string, clauses: readonly StandingRow[], besides: object = {}): StandingRows[] => [
  { entity: policyClause, rows: new Map(clauses.map((one) => [one.id, one])) },
  { entity: policy, rows: new Map([['p1', row('p1', { title, tagIds: [], viewCount: 1, ...besides })]]) },
];
const clause = (id: string, content: string) => row(id, { policyId: 'p1', content, sort: 1 });

test('rows that are the same need nothing, whatever the server has counted meanwhile', () => {
  const clauses = [clause('c1', '<p>一</p>')];
  const after = standing('办法', clauses, { tagIds: null, viewCount: 9, status: 'offline' });
  expect(changesBetween(standing('办法', clauses), after)).toEqual([]);
});

test('a change names the fields that differ, and who made it', () => {
  const told = changesBetween(standing('办法', []), standing('新办法', [], { tagIds: ['t1'] }));
  const values = { title: '新办法', tagIds: ['t1'] };
  expect(told).toEqual([{ entity: 'policy', id: 'p1', act: 'changed', values, stamp }]);
});

test('what was emptied is told as empty', () => {
  const told = changesBetween(standing('办法', [], { docNo: '一号' }), standing('办法', [], { docNo: null }));
  expect(told.map(({ values }) => values)).toEqual([{ docNo: null }]);
});

test('rows below are added whole, changed in part and removed by their ids', () => {
  const before = standing('办法', [clause('c1', '<p>一</p>'), clause('c2', '<p>二</p>')]);
  const after = standing('办法', [clause('c2', '<p>贰</p>'), clause('c3', '<p>三</p>')]);
  expect(changesBetween(before, after)).toEqual([
    { entity: 'policyClause', id: 'c1', act: 'removed', values: {}, stamp: null },
    { entity: 'policyClause', id: 'c2', act: 'changed', values: { content: '<p>贰</p>' }, stamp },
    {
      ...{ entity: 'policyClause', id: 'c3', act: 'added', stamp },
      values: { policyId: 'p1', content: '<p>三</p>', sort: 1 },
    },
  ]);
});
