import { useEffect, useState } from 'react';
import { Card, Empty, Segmented, Typography } from 'antd';

import { report } from '@policy/shared/contract/entities/report/report.ts';
import type { AskedValues } from '@policy/shared/contract/report/calls.ts';
import { reportViews } from '@policy/shared/contract/report/design.ts';
import type { ReportView } from '@policy/shared/contract/report/design.ts';

import { nameOf, textsOf } from '../../../kit/entity/fields.ts';
import { useOwnName } from '../../../kit/page/page-names.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import type { Report } from '../report-calls.ts';
import { ResultView } from '../result/result-view.tsx';
import { AskedForm } from './asked-form.tsx';
import { ReportExport } from './report-export.tsx';
import { useRun } from './use-run.ts';
import '../report.css';
import { useReportPageWords } from '../use-report-page-words.ts';

/** Drawing another way needs no other rows, but a pivot's totals come with a pivot alone. */
const viewsOf = ({ view }: Report): ReportView[] =>
  reportViews.filter((one) => one !== 'pivot' || view === 'pivot');

/** One report at work: what it asks, what it found, drawn as one likes, and the way to a file. */
export function RunPage({ stored }: { stored: Report }) {
  const t = useReportPageWords();
  const { can, locale } = useWorkplace();
  const [asked, setAsked] = useState<AskedValues>({});
  const [view, setView] = useState<ReportView>(stored.view);
  const { result, isRunning, run } = useRun(stored.id);
  const title = nameOf(report, stored, locale);
  useOwnName(title);
  const names = textsOf(report, locale).choices['view'] ?? {};
  useEffect(() => {
    run({});
    // A report runs once when it is opened, and then when it is asked to.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [stored.id]);
  return (
    <>
      <Card
        className="report-card"
        title={title}
        extra={result ? t('took', { ms: result.durationMs }) : null}
      >
        {stored.remark ? <Typography.Paragraph type="secondary">{stored.remark}</Typography.Paragraph> : null}
        <AskedForm
          {...{ source: stored.source, conditions: stored.conditions, values: asked, isRunning }}
          onChange={setAsked}
          onRun={() => run(asked)}
        />
      </Card>
      <Card>
        <div className="report-bar">
          <Segmented<ReportView>
            className="report-views"
            aria-label={t('view')}
            value={view}
            onChange={setView}
            options={viewsOf(stored).map((value) => ({ value, label: names[value] ?? value }))}
          />
          {can('report_export') ? <ReportExport {...{ stored, asked, result }} /> : null}
        </div>
        {result ? (
          <ResultView {...{ view, result, title }} />
        ) : (
          <Empty description={t(isRunning ? 'running' : 'empty')} />
        )}
      </Card>
    </>
  );
}
