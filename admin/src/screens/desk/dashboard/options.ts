import type { Dashboard } from '@policy/shared/contract/desk/dashboard.ts';

import type { ChartOption } from '../../../components/chart/draw.ts';

/** What charts are drawn with besides their figures: the theme's colours and the reader's words. */
export interface Look {
  ink: string;
  line: string;
  colours: readonly string[];
}

type Share = Dashboard['agencies'][number];

const text = ({ ink, colours }: Look) => ({ color: [...colours], textStyle: { color: ink } });
const axis = ({ ink, line }: Look) => ({
  axisLabel: { color: ink },
  axisLine: { lineStyle: { color: line } },
  splitLine: { lineStyle: { color: line } },
});
const room = { left: 8, right: 16, top: 40, bottom: 8, containLabel: true };

/** Cases and money month by month, each on a scale of its own. */
export function monthsOption(
  months: Dashboard['months'],
  [declared, paid]: readonly [string, string],
  look: Look,
): ChartOption {
  return {
    ...text(look),
    aria: { enabled: true },
    tooltip: { trigger: 'axis' },
    legend: { data: [declared, paid], textStyle: { color: look.ink } },
    grid: room,
    xAxis: { type: 'category', data: months.map(({ month }) => month), ...axis(look) },
    yAxis: [
      { type: 'value', minInterval: 1, ...axis(look) },
      { type: 'value', ...axis(look), splitLine: { show: false } },
    ],
    series: [
      { name: declared, type: 'bar', barMaxWidth: 24, data: months.map((one) => one.declared) },
      { name: paid, type: 'line', yAxisIndex: 1, data: months.map(({ paidWan }) => paidWan) },
    ],
  };
}

/** Names along the side, the largest on top. */
export function sharesOption(shares: readonly Share[], label: string, look: Look): ChartOption {
  return {
    ...text(look),
    aria: { enabled: true },
    tooltip: { trigger: 'axis', axisPointer: { type: 'shadow' } },
    grid: { ...room, top: 8 },
    xAxis: { type: 'value', minInterval: 1, ...axis(look) },
    yAxis: {
      ...axis(look),
      ...{ type: 'category', inverse: true, data: shares.map(({ name }) => name) },
      axisLabel: { color: look.ink, width: 130, overflow: 'truncate' },
    },
    series: [{ name: label, type: 'bar', barMaxWidth: 18, data: shares.map(({ total }) => total) }],
  };
}

/** How many cases came through each stage. */
export function stagesOption(
  stages: readonly { name: string; value: number }[],
  label: string,
  look: Look,
): ChartOption {
  return {
    ...text(look),
    aria: { enabled: true },
    tooltip: { trigger: 'item' },
    series: [
      {
        ...{ name: label, type: 'funnel', sort: 'none', left: '10%', width: '70%', top: 8, bottom: 8 },
        ...{ gap: 2, minSize: '4%', data: [...stages] },
        label: { position: 'right', color: look.ink, formatter: '{b}  {c}' },
      },
    ],
  };
}
