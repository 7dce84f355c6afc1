import { BarChart, FunnelChart, LineChart, PieChart } from 'echarts/charts';
import { AriaComponent, GridComponent, LegendComponent, TooltipComponent } from 'echarts/components';
import { init, use as register } from 'echarts/core';
import type { EChartsCoreOption } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';

register([BarChart, FunnelChart, LineChart, PieChart]);
register([AriaComponent, GridComponent, LegendComponent, TooltipComponent, SVGRenderer]);

/** What a chart shows, as the library takes it. */
export type ChartOption = EChartsCoreOption;

/** Draws a chart into a box and keeps it as wide as the box until the signal ends it. */
export function drawChart(box: HTMLElement, option: ChartOption, until: AbortSignal): void {
  if (until.aborted) return;
  const chart = init(box, undefined, { renderer: 'svg' });
  chart.setOption(option);
  const sizes = new ResizeObserver(() => chart.resize());
  sizes.observe(box);
  until.addEventListener('abort', () => {
    sizes.disconnect();
    chart.dispose();
  });
}
