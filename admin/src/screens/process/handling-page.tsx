import { useRef, useState } from 'react';
import type { default as FormCore } from '@rjsf/core';
import { Card, Descriptions, Tabs } from 'antd';
import { useTranslations } from 'use-intl';

import { ProcessDiagram } from '../../components/process-diagram/process-diagram.tsx';
import type { FormValues } from '../../kit/entity/fields.ts';
import { useOwnName } from '../../kit/page/page-names.ts';
import { CaseAccount, hasAccount } from './case-account.tsx';
import { DueTime } from './due-time.tsx';
import { HandlingForm } from './handling-form.tsx';
import { HistoryList } from './history-list.tsx';
import { MaterialList } from './material-list.tsx';
import type { Marks } from './material-list.tsx';
import { NodeActions } from './node-actions.tsx';
import type { TaskParams } from '../../components/task-params.ts';
import type { TaskDetail } from './task-shapes.ts';
import './handling-page.css';

interface HandlingPageProps {
  task: TaskParams;
  detail: TaskDetail;
  /** Reads the task again: it has changed since it was shown. */
  onStale: () => Promise<unknown>;
}

/** One task: what was applied for, its materials and history, and the actions that its node offers. */
export function HandlingPage({ task, detail, onStale }: HandlingPageProps) {
  const t = useTranslations('process');
  const form = useRef<FormCore<FormValues>>(null);
  const [variables, setVariables] = useState<FormValues>({});
  const [marks, setMarks] = useState<Marks>({});
  const { process, flow, buttons, xml } = detail;
  useOwnName(process.title);
  const facts = useFacts(detail);
  // What has been written stays where it is when the task turns out to be somebody else's now.
  const [couldAct] = useState(buttons.length > 0);
  const canAct = couldAct || buttons.length > 0;
  const tabs = [
    {
      key: 'form',
      label: t('form'),
      forceRender: true,
      children: <HandlingForm form={detail.form} formRef={form} onChange={setVariables} />,
    },
    {
      key: 'materials',
      label: t('materials'),
      children: (
        <MaterialList
          materials={detail.materials ?? []}
          marks={marks}
          {...(canAct && { onMark: setMarks })}
        />
      ),
    },
    { key: 'history', label: t('history'), children: <HistoryList steps={flow} /> },
    ...(xml ? [{ key: 'diagram', label: t('diagram'), children: <FlowTab xml={xml} steps={flow} /> }] : []),
  ];
  return (
    <Card title={<h2 className="handling-title">{process.title ?? process.processDefinitionName}</h2>}>
      <Descriptions size="small" column={{ xs: 1, sm: 2, lg: 3 }} items={facts} />
      <Tabs className="handling-tabs" items={tabs} />
      {canAct ? (
        <NodeActions
          task={task}
          rev={process.rev ?? undefined}
          buttons={buttons}
          onStale={onStale}
          collect={(isChecked) =>
            isChecked && form.current?.validateForm() === false ? null : { variables, marks }
          }
        />
      ) : null}
    </Card>
  );
}

/** What the head of the page tells of the process. */
function useFacts(detail: TaskDetail) {
  const t = useTranslations('process');
  const { process } = detail;
  const names = ['serialNumber', 'processDefinitionName', 'startUserName', 'taskName', 'dueTime'] as const;
  const facts = names.map((name) => ({
    key: name,
    label: t(name),
    children: name === 'dueTime' ? <DueTime value={process.dueTime} /> : (process[name] ?? '—'),
  }));
  const account = { key: 'account', label: t('bankAccount'), children: <CaseAccount detail={detail} /> };
  return hasAccount(detail) ? [...facts, account] : facts;
}

/** The flow chart and, for those who do not see it, the same as a list. */
function FlowTab({ xml, steps }: { xml: string; steps: TaskDetail['flow'] }) {
  const t = useTranslations('process');
  return (
    <>
      <ProcessDiagram xml={xml} steps={steps} />
      <details className="diagram-twin">
        <summary>{t('listTwin')}</summary>
        <HistoryList steps={steps} />
      </details>
    </>
  );
}
