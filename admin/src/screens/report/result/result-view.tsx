import { Suspense } from 'react';
import { Alert, Skeleton } from 'antd';

import type { ReportView } from '@policy/shared/contract/report/design.ts';
import { gridOf } from '@policy/shared/contract/report/grid.ts';
import type { ReportResult } from '@policy/shared/contract/report/result.ts';

import { lazyPart } from '../../../kit/page/lazy-part.ts';
import { isChart } from './chart-option.ts';
import { ResultTable } from './result-table.tsx';
import '../report.css';
import { useReportPageWords } from '../use-report-page-words.ts';

// The chart library comes when the first chart is drawn.
const ResultChart = lazyPart(() => import('./result-chart.tsx'));

interface ResultViewProps {
  view: ReportView;
  result: ReportResult;
  title: string;
}

/** What a report found, drawn as it is meant to be; under a chart stand its figures. */
export function ResultView({ view, result, title }: ResultViewProps) {
  const t = useReportPageWords();
  const words = { nothing: t('nothing'), total: t('total') };
  const hasRows = result.rows.some(({ level }) => level === 'row');
  return (
    <div className="report-result">
      {result.isCut ? <Alert type="warning" showIcon message={t('cut')} /> : null}
      {isChart(view) && hasRows ? (
        <Suspense fallback={<Skeleton active title={false} />}>
          <ResultChart {...{ view, result, title }} />
        </Suspense>
      ) : null}
      <ResultTable title={title} grid={gridOf(view, result, words)} />
    </div>
  );
}
