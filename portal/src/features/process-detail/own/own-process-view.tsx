import { useTranslations } from 'next-intl';

import { PrintButton } from '../../../components/actions/print-button.tsx';
import { DateText } from '../../../components/content/date-text.tsx';
import { KeyValueList } from '../../../components/content/key-value-list.tsx';
import { SectionHeading } from '../../../components/content/section-heading.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { ProcessStatus } from '../../../components/feedback/process-status.tsx';
import { AnswersView } from '../../../components/schema-form/answers-view.tsx';
import { fieldNames } from '../../../components/schema-form/schema-parts.ts';
import { nodeForm } from '../deciding/node-form.ts';
import { OwnDecision } from '../deciding/own-decision.tsx';
import { FlowChart } from '../flow-chart.tsx';
import { FlowDisclosure } from '../flow-disclosure.tsx';
import { ProcessActs } from '../process-acts.tsx';
import { OwnCorrection } from './own-correction.tsx';
import type { OwnProcess, ShownForm } from './own-process.ts';
import { OwnSteps } from './own-steps.tsx';
import { OwnWithdrawal } from './own-withdrawal.tsx';

interface OwnProcessViewProps {
  detail: OwnProcess;
  /** It has just been handed in. */
  isNew: boolean;
  /** The server's day. */
  today: string;
}

/** A process that began with a form, for whom it belongs to: where it stands, what was asked, and what he may do. */
export function OwnProcessView({ detail, isNew, today }: OwnProcessViewProps) {
  const t = useTranslations('process.own');
  const flow = useTranslations('processDetail');
  const { process, form, correction } = detail;
  return (
    <>
      <OwnHead process={process} />
      <div className="mt-6 max-w-reading space-y-4 empty:hidden print:hidden">
        {isNew && process.status === 'running' ? (
          <Notice tone="good" role="status">
            {t('handedIn')}
          </Notice>
        ) : null}
      </div>
      <OwnDecision detail={detail} today={today} />
      {form && correction ? <OwnCorrection {...{ detail, form, correction, today }} /> : null}
      {process.mayWithdraw ? <OwnWithdrawal process={process} /> : null}
      <ProcessActs detail={detail} />
      <div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem] print:block print:space-y-10">
        <section className="min-w-0 lg:order-last">
          <SectionHeading>{t('steps')}</SectionHeading>
          <OwnSteps flow={detail.flow} />
        </section>
        <OwnForms detail={detail} />
      </div>
      <div className="mt-10 print:hidden">
        <FlowDisclosure texts={{ show: flow('flow.show'), hide: flow('flow.hide') }}>
          <FlowChart process={{ xml: detail.xml, flow: detail.flow }} />
        </FlowDisclosure>
      </div>
      <p className="mt-8 -ms-3">
        <PrintButton label={flow('print')} />
      </p>
    </>
  );
}

/** What was asked, and what stands in the form of the step that was opened; what is corrected above is not told twice. */
function OwnForms({ detail: { process, form, stepForm, correction, isMine } }: { detail: OwnProcess }) {
  const t = useTranslations('process.own');
  return (
    <div className="min-w-0 space-y-10 empty:hidden">
      {form && !correction ? <OwnForm title={t('form')} {...{ form, process, isMine }} /> : null}
      {stepForm ? <OwnForm title={t('stepForm')} form={stepForm} {...{ process, isMine }} /> : null}
    </div>
  );
}

interface OwnFormProps extends Pick<OwnProcess, 'process'> {
  title: string;
  form: ShownForm;
  /** Part of it is filled in above. */
  isMine: boolean;
}

/** A form for reading; what is filled in above is not told twice. */
function OwnForm({
  title,
  form: { schema, uiSchema, values, permissions },
  process: { processInstanceId, taskId },
  isMine,
}: OwnFormProps) {
  const read = isMine ? nodeForm(schema, permissions).readable : schema;
  if (fieldNames(read).length === 0) return null;
  return (
    <section>
      <SectionHeading>{title}</SectionHeading>
      <AnswersView schema={read} uiSchema={uiSchema} answers={values} {...{ processInstanceId, taskId }} />
    </section>
  );
}

function OwnHead({ process }: Pick<OwnProcess, 'process'>) {
  const t = useTranslations('process.own');
  const owner = process.companyName ?? process.startUserName;
  // Any other end is told by its own steps.
  const endReason = process.status === 'terminated' ? process.endReason : null;
  return (
    <header>
      <h1 lang="zh-CN" className="mt-2 text-2xl md:text-3xl">
        {process.processDefinitionName}
      </h1>
      <p className="mt-3">
        <ProcessStatus status={process.status} />
      </p>
      <div className="mt-5">
        <KeyValueList
          layout="grid"
          rows={[
            { term: t('of'), value: owner ? <span lang="zh-CN">{owner}</span> : null },
            { term: t('started'), value: <DateText value={process.createTime} withTime /> },
            ...(process.endTime
              ? [{ term: t('ended'), value: <DateText value={process.endTime} withTime /> }]
              : []),
            ...(endReason ? [{ term: t('endReason'), value: <span lang="zh-CN">{endReason}</span> }] : []),
          ]}
        />
      </div>
    </header>
  );
}
