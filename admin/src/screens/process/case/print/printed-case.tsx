import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Descriptions } from 'antd';
import { useTranslations } from 'use-intl';

import { FormOfProcess } from '../../../../components/schema-form/file-link.ts';
import { oncePicturesShown } from '../../../../components/schema-form/pictures-shown.ts';
import { SchemaView } from '../../../../components/schema-form/schema-view.tsx';
import { useWorkplace } from '../../../../kit/page/session-context.tsx';
import type { HistoryItem, TaskDetail } from '../../task-shapes.ts';
import { FactValue } from '../case-facts.tsx';
import { HistoryList } from '../history/history-list.tsx';
import { ReadersLine, SignersLine } from '../history/people-lines.tsx';
import { useStates } from '../history/use-states.ts';
import { useStepName } from '../history/use-step-name.ts';
import { useCaseWords } from '../use-case-words.ts';
import './print.css';

interface PrintedCaseProps {
  detail: TaskDetail;
  /** Called once it was printed, or was not to be. */
  onDone: () => void;
}

const printing = 'printing-case';

/** A case on paper: its sheet, the opinions and the history, without the page around them. Printing begins when it stands, its pictures too. */
export default function PrintedCase({ detail, onDone }: PrintedCaseProps) {
  const t = useTranslations('process');
  const words = useCaseWords();
  const { person } = useWorkplace();
  const paper = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!paper.current) return undefined;
    return oncePicturesShown(paper.current, () => {
      document.body.classList.add(printing);
      window.print();
      document.body.classList.remove(printing);
      onDone();
    });
  }, [onDone]);
  const { process, summary, materials, flow, formChanges, form, stepForm, signers, readers } = detail;
  const names = ['serialNumber', 'processDefinitionName', 'startUserName', 'taskName'] as const;
  const facts = names.map((key) => ({ key, label: t(key), children: process[key] ?? '—' }));
  const told = summary.map((fact) => ({
    key: fact.label,
    label: fact.label,
    children: <FactValue fact={fact} />,
  }));
  const { processInstanceId } = process;
  return createPortal(
    <section ref={paper} className="printed-case" aria-label={words('print')}>
      <h1>{process.title ?? process.processDefinitionName}</h1>
      <Descriptions size="small" bordered column={2} items={[...facts, ...told]} />
      <h2>{t('form')}</h2>
      <FormOfProcess value={{ processInstanceId }}>
        <PrintedForm form={form} />
        {stepForm ? (
          <>
            <h2>{t('stepForm')}</h2>
            <PrintedForm form={stepForm} />
          </>
        ) : null}
      </FormOfProcess>
      {materials.length > 0 ? (
        <>
          <h2>{t('materials')}</h2>
          <ol>
            {materials.map(({ materialId, name, files }) => (
              <li key={materialId}>{[name, ...files.map((file) => file.name)].join(' · ')}</li>
            ))}
          </ol>
        </>
      ) : null}
      <h2>{words('opinions')}</h2>
      <Opinions flow={flow} />
      <h2>{t('history')}</h2>
      <SignersLine signers={signers} />
      <HistoryList steps={flow} changes={formChanges} form={form} />
      <ReadersLine readers={readers} />
      <p>{words('printedBy', { person })}</p>
    </section>,
    document.body,
  );
}

/** What was filled in, as far as the reader sees it. */
function PrintedForm({ form }: Pick<TaskDetail, 'form'>) {
  const t = useTranslations('process');
  if (!form) return <p>{t('noForm')}</p>;
  const { schema, permissions } = form;
  const all = Object.keys(
    schema.properties && typeof schema.properties === 'object' ? schema.properties : {},
  );
  const names = all.filter((name) => permissions?.[name]?.access !== 'hidden');
  return <SchemaView {...{ schema, names }} uiSchema={form.uiSchema ?? {}} values={form.values ?? {}} />;
}

/** Who decided what and with which words, one decision a row. */
function Opinions({ flow }: { flow: readonly HistoryItem[] }) {
  const words = useCaseWords();
  const stateOf = useStates();
  const nameOf = useStepName();
  const decided = flow.filter(
    ({ historyActivityType, endTime }) => historyActivityType === 'userTask' && endTime,
  );
  const columns = ['step', 'handler', 'result', 'opinion', 'time'] as const;
  return (
    <table className="printed-opinions">
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {words(`opinion.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {decided.map((step) => (
          <tr key={step.taskId ?? `${step.historyActivityId}-${step.endTime ?? ''}`}>
            <td>{nameOf(step)}</td>
            <td>{step.assigneeName ?? '—'}</td>
            <td>{stateOf(step).text}</td>
            <td>
              {(step.comments ?? [])
                .map(({ content }) => content)
                .filter(Boolean)
                .join('\n') || '—'}
            </td>
            <td>{step.endTime?.slice(0, 16)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
