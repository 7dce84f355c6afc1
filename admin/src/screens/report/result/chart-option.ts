import type { BarSeriesOption, EChartsOption, LineSeriesOption } from 'echarts';

import type { ReportView } from '@policy/shared/contract/report/design.ts';
import type { ReportResult, ResultRow } from '@policy/shared/contract/report/result.ts';

/** Views that are charts. */
export type ChartView = Exclude<ReportView, 'table' | 'pivot'>;

/** Whether a view is a chart. */
export const isChart = (view: ReportView): view is ChartView => view !== 'table' && view !== 'pivot';

/** Colours and words that a chart takes from the page around it. */
export interface ChartGround {
  text: string;
  line: string;
  nothing: string;
  title: string;
}

interface Series {
  name: string;
  values: (number | null)[];
}

interface Drawn {
  categories: string[];
  series: Series[];
}

const dimensionsOf = ({ columns }: ReportResult) => columns.filter(({ isFigure }) => !isFigure).length;

/** The groups of a result: by its last dimension into series where it has two, else one series a figure. */
export function drawn(result: ReportResult, nothing: string): Drawn {
  const rows = result.rows.filter(({ level }) => level === 'row');
  const isSplit = dimensionsOf(result) > 1;
  const partOf = (row: ResultRow, key: 'names' | 'keys') => (isSplit ? row[key].slice(0, -1) : row[key]);
  const categories = new Map(
    rows.map((row) => [
      JSON.stringify(partOf(row, 'keys')),
      partOf(row, 'names')
        .map((name) => name ?? nothing)
        .join(' / '),
    ]),
  );
  const places = [...categories.keys()];
  const spread = (chosen: readonly ResultRow[], figure: number) => {
    const values = new Map(
      chosen.map((row) => [JSON.stringify(partOf(row, 'keys')), row.figures[figure] ?? null]),
    );
    return places.map((place) => values.get(place) ?? null);
  };
  const lasts = new Map(rows.map(({ keys, names }) => [keys.at(-1) ?? null, names.at(-1) ?? nothing]));
  const figures = result.columns.filter(({ isFigure }) => isFigure);
  const series = isSplit
    ? [...lasts].map(([key, name]) => ({
        name,
        values: spread(
          rows.filter(({ keys }) => (keys.at(-1) ?? null) === key),
          0,
        ),
      }))
    : figures.map(({ title }, at) => ({ name: title, values: spread(rows, at) }));
  return { categories: [...categories.values()], series };
}

/** What the chart library draws of a result. */
export function chartOption(view: ChartView, result: ReportResult, ground: ChartGround): EChartsOption {
  const { categories, series } = drawn(result, ground.nothing);
  const names = series.map(({ name }) => name);
  // Figures of one chart may be of different sizes, such as money and counts: the first is shown, the others wait in the legend.
  const isSplit = dimensionsOf(result) > 1;
  const selected = Object.fromEntries(names.map((name, at) => [name, isSplit || at === 0]));
  const common: EChartsOption = {
    aria: { enabled: true, decal: { show: true }, label: { description: ground.title } },
    animation: false,
    textStyle: { color: ground.text },
    tooltip: { trigger: view === 'pie' ? 'item' : 'axis' },
  };
  if (view === 'pie') {
    const label = { color: ground.text, formatter: '{b}: {c} ({d}%)' };
    return {
      ...common,
      series: [{ type: 'pie', radius: ['30%', '65%'], data: slices(result, ground.nothing), label }],
    };
  }
  return {
    ...common,
    legend: { type: 'scroll', top: 0, data: names, selected, textStyle: { color: ground.text } },
    grid: { left: 8, right: 16, bottom: 8, top: 48, containLabel: true },
    xAxis: {
      ...{ type: 'category', data: categories },
      axisLabel: { color: ground.text, hideOverlap: true, width: 120, overflow: 'truncate' },
    },
    yAxis: {
      ...{ type: 'value', axisLabel: { color: ground.text }, minInterval: leastStep(series) },
      splitLine: { lineStyle: { color: ground.line } },
    },
    series: series.map((one) => seriesOf(view, one)),
  };
}

/** An axis of counts has whole numbers only; other figures are divided as they need it. */
const leastStep = (series: readonly Series[]) =>
  Number(series.every(({ values }) => values.every((value) => value === null || Number.isInteger(value))));

/** Every group is a slice of its own: figures such as averages cannot be added up. */
const slices = ({ rows }: ReportResult, nothing: string) =>
  rows
    .filter(({ level }) => level === 'row')
    .map(({ names, figures }) => ({
      name: names.map((name) => name ?? nothing).join(' / '),
      value: figures[0] ?? 0,
    }));

function seriesOf(
  view: 'bar' | 'stack' | 'line',
  { name, values }: Series,
): BarSeriesOption | LineSeriesOption {
  if (view === 'line') return { type: 'line', name, data: values, connectNulls: true };
  return { type: 'bar', name, data: values, barMaxWidth: 48, ...(view === 'stack' && { stack: 'all' }) };
}
