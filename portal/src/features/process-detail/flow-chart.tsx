import { currentOf, marksOf } from '@policy/shared/diagram/marks.ts';
import { useTranslations } from 'next-intl';

import { DataTable } from '../../components/content/data-table.tsx';
import { DateText } from '../../components/content/date-text.tsx';
import { StatusTag } from '../../components/feedback/tag.tsx';
import { toldSteps } from './named-steps.ts';
import type { OwnProcess } from './own/own-process.ts';
import { ProcessDiagram } from './process-diagram.tsx';
import { OwnSteps } from './own/own-steps.tsx';
import { StepName } from './step-name.tsx';

/** The flow chart of a case, and beside it the same as a list for those who do not see a drawing. */
export function FlowChart({ process }: { process: Pick<OwnProcess, 'xml' | 'flow'> }) {
  const t = useTranslations('processDetail.flow');
  const rows = toldSteps(process.flow).map((step, index) => ({ ...step, key: String(index) }));
  return (
    <>
      <div className="mb-6 print:hidden">
        <ProcessDiagram
          xml={process.xml}
          marks={[...marksOf(process.flow)]}
          current={currentOf(process.flow)}
          told={toldByNode(process.flow)}
          heading={t('ofNode', { node: '{node}' })}
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
            pick: t('pick'),
            notReached: t('notReached'),
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
            cell: (step) => <StepName step={step} />,
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

/** What happened at each node that the process came to, visit by visit. */
function toldByNode(flow: OwnProcess['flow']) {
  const ids = new Set(flow.map(({ historyActivityId }) => historyActivityId));
  const visitsOf = (id: string) => flow.filter(({ historyActivityId }) => historyActivityId === id);
  return Object.fromEntries([...ids].map((id) => [id, <OwnSteps key={id} flow={visitsOf(id)} isWhole />]));
}
