import { portalUser } from '@policy/shared/contract/entities/companies/portal-user.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { PrintButton } from '../../components/actions/print-button.tsx';
import { wireDayOf } from '../../components/content/wire-date.ts';
import { KeyValueList } from '../../components/content/key-value-list.tsx';
import { SectionHeading } from '../../components/content/section-heading.tsx';
import { AnswersView } from '../../components/schema-form/answers-view.tsx';
import { SignatureList } from '../../components/signatures/signature-list.tsx';
import { SignedFacts } from '../../components/signatures/signed-facts.tsx';
import { PortalTexts } from '../../lib/texts/portal-texts.tsx';
import { CaseActions } from './case-actions.tsx';
import { CaseComments } from './case-comments.tsx';
import { CaseFiles } from './case-files.tsx';
import { CaseHead } from './case-head.tsx';
import { CaseOutlookList } from './case-outlook.tsx';
import { CaseTimeline } from './case-timeline.tsx';
import { OwnDecision } from './deciding/own-decision.tsx';
import { FlowChart } from './flow-chart.tsx';
import { FlowDisclosure } from './flow-disclosure.tsx';
import type { CaseDetail } from './load-detail.ts';
import type { OwnProcess } from './own/own-process.ts';
import { ProcessActs } from './process-acts.tsx';

/** A case for its applicant: where it stands, what happened, what was handed in, what he may do. */
export function CaseDetailView({ view, process, now }: CaseDetail & { now: Date }) {
  const t = useTranslations('processDetail');
  const { application, form, comments, materials, outlook } = view;
  return (
    <>
      <CaseHead view={view} now={now} />
      <CaseActions view={view} />
      {process ? <CaseSteps process={process} today={wireDayOf(now)} /> : null}
      <div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem] print:block print:space-y-10">
        <div className="min-w-0 space-y-10 lg:order-last">
          {outlook ? (
            <Part title={t('parts.stages')}>
              <CaseOutlookList status={application.status} outlook={outlook} />
            </Part>
          ) : null}
          <Part title={t('parts.timeline')}>
            <CaseTimeline view={view} />
          </Part>
        </div>
        <div className="min-w-0 space-y-10">
          {comments.length > 0 ? (
            <Part title={t('parts.comments')}>
              <CaseComments view={view} />
            </Part>
          ) : null}
          {form ? (
            <Part title={t('parts.form')}>
              <AnswersView
                schema={form.schema}
                uiSchema={form.uiSchema}
                answers={application.formData ?? {}}
                processInstanceId={application.processInstanceId ?? undefined}
              />
            </Part>
          ) : null}
          <Materials materials={materials} />
          <Part title={t('parts.account')}>
            <Applicant view={view} />
          </Part>
          <Signature view={view} />
        </div>
      </div>
      {process ? (
        <div className="mt-10 print:hidden">
          <FlowDisclosure texts={{ show: t('flow.show'), hide: t('flow.hide') }}>
            <FlowChart process={asDrawn(process)} />
          </FlowDisclosure>
        </div>
      ) : null}
      <p className="mt-8 -ms-3">
        <PrintButton label={t('print')} />
      </p>
    </>
  );
}

/** What was handed in besides answers; an item that asks for nothing has no such part. */
function Materials({ materials }: Pick<CaseDetail['view'], 'materials'>) {
  const t = useTranslations('processDetail.parts');
  return materials.length === 0 ? null : (
    <Part title={t('files')}>
      <CaseFiles materials={materials} />
    </Part>
  );
}

/** What officers said and decided is told as far as the application tells it. */
const asDrawn = ({ xml, flow }: OwnProcess) => ({
  xml,
  flow: flow.map((step) => ({ ...step, comments: [], outcome: null, outcomeName: null })),
});

/** What waits for a member of the company in the process of its application, and what he may do with that. */
const CaseSteps = ({ process, today }: { process: OwnProcess; today: string }) => (
  <>
    <OwnDecision detail={asDecided(process)} today={today} />
    <ProcessActs detail={process} />
  </>
);

/** What an application asks for is filled in where it is declared, not at a step of its process. */
const asDecided = (process: OwnProcess): OwnProcess => ({ ...process, form: null, stepForm: null });

function Applicant({ view }: Pick<CaseDetail, 'view'>) {
  const t = useTranslations('processDetail');
  const { fields } = catalogue(useLocale()).entity(portalUser.name);
  const { companyName, creditCode, accountName, bankName, bankAccountMasked } = view.application;
  return (
    <KeyValueList
      wide
      rows={[
        { term: fields['companyName'] ?? '', value: <span lang="zh-CN">{companyName}</span> },
        { term: fields['creditCode'] ?? '', value: <span className="font-mono">{creditCode}</span> },
        { term: t('accountName'), value: <span lang="zh-CN">{accountName ?? '—'}</span> },
        { term: t('bankName'), value: <span lang="zh-CN">{bankName ?? '—'}</span> },
        { term: t('bankAccount'), value: bankAccountMasked },
      ]}
    />
  );
}

/** What its applicant signed, and how that is verified; nothing where nothing was signed. */
function Signature({ view: { signed, application } }: Pick<CaseDetail, 'view'>) {
  const t = useTranslations('processDetail');
  if (!signed) return null;
  return (
    <Part title={t('parts.signature')}>
      <SignedFacts signed={signed} />
      <PortalTexts families={['signature']}>
        <SignatureList id={application.id} />
      </PortalTexts>
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <SectionHeading>{title}</SectionHeading>
      {children}
    </section>
  );
}
