import { expect, test } from 'vitest';

import type { ReportResult, ResultRow } from '@policy/shared/contract/report/result.ts';

import { chartOption, drawn } from './chart-option.ts';

const row = (keys: ResultRow['keys'], figures: number[], level: ResultRow['level'] = 'row'): ResultRow => ({
  ...{ level, keys, figures },
  names: keys.map((key) => key && `名${key}`),
});
const column = (title: string, isFigure = false) => ({ title, isFigure });
const result = (columns: ReportResult['columns'], rows: ResultRow[]): ReportResult => ({
  ...{ columns, rows, isCut: false, durationMs: 1 },
});
const ground = { text: '#000', line: '#ccc', nothing: '（空）', title: '标题' };

const byTwo = result(
  [column('部门'), column('状态'), column('数量', true)],
  [row(['a', 'x'], [1]), row(['a', 'y'], [2]), row([null, 'x'], [3]), row([null, null], [6], 'all')],
);
const byOne = result(
  [column('政策'), column('金额', true), column('数量', true)],
  [row(['a'], [10, 1]), row(['b'], [20, 2]), row([null], [30, 3], 'all')],
);

test('a second dimension makes the series, and totals are not drawn', () => {
  expect(drawn(byTwo, '（空）')).toEqual({
    categories: ['名a', '（空）'],
    series: [
      { name: '名x', values: [1, 3] },
      { name: '名y', values: [2, null] },
    ],
  });
});

test('with one dimension every figure is a series, of which the first is shown', () => {
  expect(drawn(byOne, '（空）').series).toEqual([
    { name: '金额', values: [10, 20] },
    { name: '数量', values: [1, 2] },
  ]);
  expect(chartOption('bar', byOne, ground).legend).toMatchObject({ selected: { 金额: true, 数量: false } });
});

test('every group is a slice of a pie', () => {
  const slicesOf = (of: ReportResult) => chartOption('pie', of, ground).series;
  expect(slicesOf(byTwo)).toMatchObject([
    { data: [{ name: '名a / 名x', value: 1 }, { value: 2 }, { name: '（空） / 名x' }] },
  ]);
  expect(slicesOf(byOne)).toMatchObject([{ data: [{ value: 10 }, { value: 20 }] }]);
});

test('an axis of whole figures has no halves', () => {
  const whole = [row(['a'], [1]), row(['b'], [3])];
  const parted = [row(['a'], [1.5]), row(['b'], [3])];
  const axisOf = (rows: ResultRow[]) =>
    chartOption('bar', result([column('政策'), column('天数', true)], rows), ground).yAxis;
  expect(axisOf(whole)).toMatchObject({ minInterval: 1 });
  expect(axisOf(parted)).toMatchObject({ minInterval: 0 });
});
