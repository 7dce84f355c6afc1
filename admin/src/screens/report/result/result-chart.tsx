import { useEffect, useRef } from 'react';
import { theme } from 'antd';
import { BarChart, LineChart, PieChart } from 'echarts/charts';
import { AriaComponent, GridComponent, LegendComponent, TooltipComponent } from 'echarts/components';
import { init, use as draws } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';

import type { ReportResult } from '@policy/shared/contract/report/result.ts';

import { chartOption } from './chart-option.ts';
import type { ChartView } from './chart-option.ts';
import { useReportPageWords } from '../use-report-page-words.ts';

draws([
  BarChart,
  LineChart,
  PieChart,
  AriaComponent,
  GridComponent,
  LegendComponent,
  TooltipComponent,
  SVGRenderer,
]);

interface ResultChartProps {
  view: ChartView;
  result: ReportResult;
  title: string;
}

/** A result as a chart, in the theme's colours; what it shows stands in the table below it as well. */
export default function ResultChart({ view, result, title }: ResultChartProps) {
  const t = useReportPageWords();
  const { token } = theme.useToken();
  const place = useRef<HTMLDivElement>(null);
  const nothing = t('nothing');
  const { colorText: text, colorBorderSecondary: line } = token;
  useEffect(() => {
    if (!place.current) return undefined;
    const chart = init(place.current, null, { renderer: 'svg' });
    chart.setOption(chartOption(view, result, { text, line, nothing, title }));
    const watch = new ResizeObserver(() => chart.resize());
    watch.observe(place.current);
    return () => {
      watch.disconnect();
      chart.dispose();
    };
  }, [view, result, title, text, line, nothing]);
  return <div ref={place} role="img" className="report-chart" />;
}
