import type { CaseView } from '@policy/shared/contract/application/calls.ts';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { Amount } from '../../components/content/amount.tsx';
import { Bilingual } from '../../components/content/bilingual.tsx';
import { DateText } from '../../components/content/date-text.tsx';
import { KeyValueList } from '../../components/content/key-value-list.tsx';
import { PromiseDays } from '../../components/content/promise-days.tsx';
import { ApplicationStatus } from '../../components/feedback/application-status.tsx';
import { choiceText } from '../../lib/texts/choice-text.ts';

/** What the case is about, where it stands and by when it is decided; the amounts that are known. */
export function CaseHead({ view, now }: { view: CaseView; now: Date }) {
  const t = useTranslations('processDetail');
  const locale = useLocale();
  const { application } = view;
  const { status, dueDate, applyNo, agencyName, agencyNameEn } = application;
  const amounts: ['applied' | 'approved' | 'paid', number | null][] = [
    ['applied', application.applyAmountWan],
    ['approved', application.approvedAmountWan],
    ['paid', application.paidAmountWan],
  ];
  return (
    <header>
      <h1 className="mt-2 text-2xl md:text-3xl">
        <Bilingual zh={application.guideTitle ?? application.projectName} en={application.guideTitleEn} />
      </h1>
      <p className="mt-3 flex flex-wrap items-center gap-2">
        <ApplicationStatus status={status} label={choiceText(locale, 'application.status', status)} />
        <PromiseDays status={status} due={dueDate} now={now} />
      </p>
      <div className="mt-5">
        <KeyValueList
          layout="grid"
          rows={[
            { term: t('applyNo'), value: <span className="font-mono">{applyNo}</span> },
            { term: t('agency'), value: <Bilingual zh={agencyName ?? '—'} en={agencyNameEn} /> },
            { term: t('submitted'), value: <DateText value={application.submitTime} withTime /> },
            { term: t('due'), value: <DateText value={dueDate} /> },
            ...amounts.flatMap(([name, wan]) => (wan === null ? [] : [amountRow(t(name), wan)])),
          ]}
        />
      </div>
    </header>
  );
}

const amountRow = (term: string, wan: number): { term: string; value: ReactNode } => ({
  term,
  value: (
    <strong>
      <Amount wan={wan} />
    </strong>
  ),
});
