import { useLocale, useTranslations } from 'next-intl';

import { ButtonLink } from '../../components/actions/button.tsx';
import { PrintButton } from '../../components/actions/print-button.tsx';
import { Bilingual } from '../../components/content/bilingual.tsx';
import { ConfirmationPanel } from '../../components/content/confirmation-panel.tsx';
import { DateText } from '../../components/content/date-text.tsx';
import { KeyValueList } from '../../components/content/key-value-list.tsx';
import { SectionHeading } from '../../components/content/section-heading.tsx';
import { Steps } from '../../components/content/steps.tsx';
import { SignedFacts } from '../../components/signatures/signed-facts.tsx';
import { localHref } from '../../i18n/local-href.ts';
import { casePath } from '../../lib/addresses/route-params.ts';
import type { StepPageProps } from './step-props.ts';

const next = ['accept', 'review', 'publicity', 'payment'] as const;

/** The receipt: the number to keep, what happens next and by when. */
export function DonePage({ view, phone }: StepPageProps) {
  const t = useTranslations('declaration.done');
  const locale = useLocale();
  const { id, applyNo, companyName, submitTime, dueDate, ...names } = view.application;
  const named = (zh: string | null, en: string | null) => <Bilingual zh={zh ?? '—'} en={en} />;
  return (
    <div className="mt-2 max-w-208">
      <ConfirmationPanel title={t('title')} referenceLabel={t('reference')} reference={applyNo} />
      <div className="mt-8">
        <KeyValueList
          rows={[
            { term: t('item'), value: named(names.guideTitle, names.guideTitleEn) },
            { term: t('company'), value: <span lang="zh-CN">{companyName}</span> },
            { term: t('agency'), value: named(names.agencyName, names.agencyNameEn) },
            { term: t('submitted'), value: <DateText value={submitTime} withTime /> },
            { term: t('due'), value: <DateText value={dueDate} /> },
          ]}
        />
      </div>
      {view.signed ? (
        <section className="mt-10">
          <SectionHeading>{t('signed')}</SectionHeading>
          <SignedFacts signed={view.signed} />
        </section>
      ) : null}
      <section className="mt-10">
        <SectionHeading>{t('next')}</SectionHeading>
        <Steps
          steps={next.map((key) => ({
            key,
            name: t(`steps.${key}.name`),
            detail: t.rich(`steps.${key}.detail`, { date: () => <DateText value={dueDate} /> }),
          }))}
        />
        <p className="mt-4 max-w-reading text-ink-soft">{t('watch', { phone })}</p>
      </section>
      <p className="mt-8 flex flex-wrap items-center gap-3 print:hidden">
        <ButtonLink href={localHref(locale, casePath(id))}>{t('progress')}</ButtonLink>
        <ButtonLink look="secondary" href={localHref(locale, '/user/userCenter')}>
          {t('centre')}
        </ButtonLink>
        <PrintButton label={t('print')} />
      </p>
    </div>
  );
}
