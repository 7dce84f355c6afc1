import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { Bilingual, SaidIn } from '../../components/content/bilingual.tsx';
import { KeyValueList } from '../../components/content/key-value-list.tsx';
import { PublicityLine } from '../../components/related/publicity-line.tsx';
import { SectionHeading } from '../../components/content/section-heading.tsx';
import { Steps } from '../../components/content/steps.tsx';
import { LocalLink } from '../../components/navigation/local-link.tsx';
import { PhoneLink } from '../../components/navigation/contact-links.tsx';
import { choiceText } from '../../lib/texts/choice-text.ts';
import type { GuideRelated, GuideRow } from './guide-rows.ts';

interface PartProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of a guide with its anchor. */
export function GuidePart({ id, title, children }: PartProps) {
  return (
    <section id={id} className="mb-12 scroll-mt-6">
      <SectionHeading>{title}</SectionHeading>
      {children}
    </section>
  );
}

/** The conditions in English; null where an editor has not written them. */
export const englishConditions = ({ conditionsEn }: Pick<GuideRow, 'conditionsEn'>): string[] | null =>
  conditionsEn && conditionsEn.length > 0 ? conditionsEn : null;

/** Who may apply, as numbered conditions that all must hold. */
export function Conditions({ row }: { row: Pick<GuideRow, 'conditions' | 'conditionsEn'> }) {
  const english = useLocale() === 'en' ? englishConditions(row) : null;
  return (
    <ol
      lang={english ? 'en' : 'zh-CN'}
      className="max-w-reading list-decimal space-y-2 ps-6 marker:font-bold marker:text-wave-600"
    >
      {(english ?? row.conditions).map((condition) => (
        <li key={condition}>{condition}</li>
      ))}
    </ol>
  );
}

/** How an application goes on its way, by whom and in how many working days. */
export function Procedure({ row }: { row: GuideRow }) {
  const t = useTranslations('itemGuide');
  const steps = (row.steps ?? []).map((step) => ({
    key: String(step.seq),
    name: <span lang="zh-CN">{step.name}</span>,
    detail: (
      <>
        <span lang="zh-CN">{step.actor}</span>
        {step.workdays === null ? null : ` · ${t('workdays', { days: step.workdays })}`}
      </>
    ),
  }));
  return <Steps steps={steps} />;
}

/** The elements every guide of a public service has to name. */
export function ServiceFacts({ row, related }: { row: GuideRow; related: GuideRelated }) {
  const t = useTranslations('itemGuide.service');
  const locale = useLocale();
  const original = (text: string | null | undefined) => (text ? <span lang="zh-CN">{text}</span> : null);
  const { agency, contact } = related;
  const choice = (field: 'serviceObject' | 'windowType' | 'repeatPolicy') =>
    choiceText(locale, `itemGuide.${field}`, row[field]);
  return (
    <KeyValueList
      layout="grid"
      rows={[
        { term: t('serviceObject'), value: choice('serviceObject') },
        { term: t('windowType'), value: choice('windowType') },
        { term: t('promiseDays'), value: row.promiseDays ? t('workdays', { days: row.promiseDays }) : null },
        { term: t('legalDays'), value: row.legalDays ? t('workdays', { days: row.legalDays }) : null },
        { term: t('visits'), value: t('visitCount', { count: row.visits }) },
        { term: t('fee'), value: original(row.fee) },
        { term: t('handleForm'), value: original(row.handleForm) },
        { term: t('repeatPolicy'), value: choice('repeatPolicy') },
        { term: t('address'), value: contact.address && <Bilingual {...contact.address} /> },
        { term: t('officeHours'), value: <SaidIn zh={agency.officeHours} en={agency.officeHoursEn} /> },
        { term: t('consultPhone'), value: <PhoneLink number={contact.phone} /> },
        { term: t('superviseTel'), value: <PhoneLink number={row.superviseTel} /> },
      ]}
    />
  );
}

/** What the item rests on, with the way to the very clause. */
export function LegalBasis({ row, related }: { row: GuideRow; related: GuideRelated }) {
  const { policy } = related;
  const clause = related.clauses.find((one) => row.legalBasis?.endsWith(one.clauseNo));
  const anchor = clause ? `#c-${String(clause.sort)}` : '';
  return (
    <div lang="zh-CN" className="max-w-reading">
      {policy ? (
        <LocalLink
          href={`/policyinfo/policyinfoDetail?id=${policy.id}${anchor}`}
          className="link font-medium"
        >
          《{policy.title}》{clause ? `${clause.clauseNo} ${clause.title}` : ''}
        </LocalLink>
      ) : null}
      <p className="text-ink-faint">{row.legalBasis}</p>
    </div>
  );
}

/** Who was paid by the item so far. */
export function PastLists({ lists }: { lists: GuideRelated['publicityLists'] }) {
  return (
    <ul className="max-w-reading border-t border-line">
      {lists.map((list) => (
        <li key={list.id} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-3">
          <PublicityLine list={list} linkClass="link" />
        </li>
      ))}
    </ul>
  );
}
