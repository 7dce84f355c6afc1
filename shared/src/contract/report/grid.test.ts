import { expect, test } from 'vitest';

import { pivotOfResult, tableOfResult } from './grid.ts';
import type { ReportResult, ResultRow } from './result.ts';

const words = { nothing: '（空）', total: '合计' };
const row = (level: ResultRow['level'], keys: ResultRow['keys'], figure: number): ResultRow => ({
  ...{ level, keys, names: keys.map((key) => key && `名${key}`), figures: [figure] },
});
const columns = [
  { title: '部门', isFigure: false },
  { title: '状态', isFigure: false },
  { title: '数量', isFigure: true },
];
const result: ReportResult = {
  ...{ columns, isCut: false, durationMs: 1 },
  rows: [
    row('row', ['a', 'x'], 1),
    row('row', ['b', 'y'], 2),
    row('row', [null, 'x'], 4),
    row('all', [null, null], 7),
    row('column', [null, 'x'], 5),
    row('column', [null, 'y'], 2),
    row('line', ['a', null], 1),
    row('line', ['b', null], 2),
    row('line', [null, null], 4),
  ],
};

test('a pivot puts the last dimension across, with the database’s own totals at both ends', () => {
  const { columns: heads, lines } = pivotOfResult(result, words);
  expect(heads.map(({ title }) => title)).toEqual(['部门', '名x', '名y', '合计']);
  expect(lines.map(({ cells }) => cells)).toEqual([
    ['名a', 1, null, 1],
    ['名b', null, 2, 2],
    ['（空）', 4, null, 4],
    ['合计', 5, 2, 7],
  ]);
});

test('a group without a value is told from a total', () => {
  const rows = result.rows.filter(({ level }) => level === 'row' || level === 'all');
  const { lines } = tableOfResult({ ...result, rows }, words);
  expect(lines.map(({ cells }) => cells[0])).toEqual(['名a', '名b', '（空）', '合计']);
  expect(lines.map(({ isTotal }) => isTotal)).toEqual([false, false, false, true]);
});

test('with one dimension a pivot is a table', () => {
  const one = {
    ...result,
    columns: [columns[0]!, columns[2]!],
    rows: [row('row', ['a'], 1), row('all', [null], 1)],
  };
  expect(pivotOfResult(one, words)).toEqual(tableOfResult(one, words));
});
