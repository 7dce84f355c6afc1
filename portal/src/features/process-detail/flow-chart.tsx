import { marksOf } from '@policy/shared/diagram/marks.ts';
import { useTranslations } from 'next-intl';

import { DataTable } from '../../components/content/data-table.tsx';
import { DateText } from '../../components/content/date-text.tsx';
import { StatusTag } from '../../components/feedback/tag.tsx';
import { namedSteps } from './named-steps.ts';
import type { CaseProcess } from './load-detail.ts';
import { ProcessDiagram } from './process-diagram.tsx';

/** The flow chart of a case, and beside it the same as a list for those who do not see a drawing. */
export function FlowChart({ process }: { process: CaseProcess }) {
  const t = useTranslations('processDetail.flow');
  const rows = namedSteps(process.flow).map((step, index) => ({ ...step, key: String(index) }));
  return (
    <>
      <div className="mb-6 print:hidden">
        <ProcessDiagram
          xml={process.xml}
          marks={[...marksOf(process.flow)]}
          texts={{
            diagram: t('diagram'),
            legend: t('legend'),
            finished: t('finished'),
            running: t('running'),
            flow: t('taken'),
            zoomIn: t('zoomIn'),
            zoomOut: t('zoomOut'),
            fit: t('fit'),
            failed: t('failed'),
            loading: t('loading'),
          }}
        />
      </div>
      <DataTable
        caption={t('list')}
        rows={rows}
        keyOf={({ key }) => key}
        columns={[
          {
            key: 'name',
            header: t('node'),
            heading: true,
            cell: (step) => <span lang="zh-CN">{step.historyActivityName}</span>,
          },
          {
            key: 'state',
            header: t('state'),
            cell: (step) => (
              <StatusTag tone={step.endTime ? 'good' : 'info'}>
                {step.endTime ? t('finished') : t('running')}
              </StatusTag>
            ),
          },
          { key: 'begun', header: t('begun'), cell: (step) => <DateText value={step.createTime} withTime /> },
          { key: 'ended', header: t('ended'), cell: (step) => <DateText value={step.endTime} withTime /> },
        ]}
      />
    </>
  );
}
