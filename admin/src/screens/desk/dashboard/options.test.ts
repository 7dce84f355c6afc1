import { expect, test } from 'vitest';

import { monthsOption, sharesOption, stagesOption } from './options.ts';

const look = { ink: '#111', line: '#eee', colours: ['#1677ff'] };

test('cases and money of a month stand on scales of their own', () => {
  const option = monthsOption([{ month: '2026-03', declared: 2, paidWan: 12.5 }], ['申报', '兑现'], look);
  expect(option).toMatchObject({
    xAxis: { data: ['2026-03'] },
    series: [
      { type: 'bar', data: [2] },
      { type: 'line', yAxisIndex: 1, data: [12.5] },
    ],
  });
});

test('the largest share stands on top, by its name', () => {
  const option = sharesOption([{ id: 'a', name: '工信局', total: 3 }], '件数', look);
  expect(option).toMatchObject({
    yAxis: { inverse: true, data: ['工信局'] },
    series: [{ name: '件数', data: [3] }],
  });
});

test('stages keep their order, whatever their numbers', () => {
  const data = [
    { name: '申报', value: 1 },
    { name: '受理', value: 2 },
  ];
  expect(stagesOption(data, '件数', look)).toMatchObject({ series: [{ sort: 'none', data }] });
});
