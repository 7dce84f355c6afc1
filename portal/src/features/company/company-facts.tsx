import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { company as entity } from '@policy/shared/contract/entities/companies/company.ts';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { Bilingual } from '../../components/content/bilingual.tsx';
import { DateText } from '../../components/content/date-text.tsx';
import { KeyValueList, type KeyValue } from '../../components/content/key-value-list.tsx';
import { SectionHeading } from '../../components/content/section-heading.tsx';
import { Tag, type Tone } from '../../components/feedback/tag.tsx';
import type { LookUp, OwnCompany } from './company-rows.ts';

const tones: Record<LookUp['outcome'], Tone> = { match: 'good', mismatch: 'bad', unknown: 'neutral' };
const knownSources = ['simulated', 'none', 'failed'] as const;
const sourceKey = (source: string) => knownSources.find((known) => known === source) ?? 'other';

/** What is written in Chinese only is marked as such on an English page. */
const chinese = (value: string | null) => value && <Bilingual zh={value} />;

/** What the licence says of a company, what the register said of that, and whether it has a seal; members read it only. */
export function CompanyFacts({ own }: { own: OwnCompany }) {
  const t = useTranslations('company');
  const { company, lookUp, seal, duties, untilDate } = own;
  const rows = useLicenceRows(company);
  const said = duties.map((duty) => t(`duty.${duty}`)).join(t('between'));
  return (
    <section aria-labelledby="facts">
      <SectionHeading id="facts">
        <Bilingual zh={company.companyName} />
      </SectionHeading>
      <p className="mb-4 text-ink-soft">
        {t('own', { duties: said })}
        {untilDate ? ` ${t('ownUntil', { date: untilDate })}` : ''}
      </p>
      <KeyValueList
        wide
        layout="grid"
        rows={[
          ...rows,
          { term: t('lookUp'), value: lookUp ? <LookedUp lookUp={lookUp} /> : t('lookUpNone') },
          { term: t('seal'), value: <Seal seal={seal} /> },
        ]}
      />
      <p className="mt-3 max-w-reading text-sm text-ink-faint">{t('factsNote')}</p>
    </section>
  );
}

/** The facts by the names that the product gives them. */
function useLicenceRows(company: OwnCompany['company']): KeyValue[] {
  const t = useTranslations('company');
  const { fields, choices } = catalogue(useLocale()).entity(entity.name);
  const named = (field: 'size' | 'certs') =>
    company[field]
      ?.split(',')
      .map((key) => choices[field]?.[key] ?? key)
      .join(t('between'));
  const row = (field: keyof OwnCompany['company'], value: ReactNode) => ({
    term: fields[field] ?? field,
    value,
  });
  return [
    row('creditCode', company.creditCode),
    row('legalPersonMasked', chinese(company.legalPersonMasked)),
    row('regDate', company.regDate && <DateText value={company.regDate} />),
    row('address', chinese(company.address)),
    row('size', named('size')),
    row('certs', named('certs')),
  ];
}

/** A simulated answer is marked wherever it is shown. */
function Simulated({ isSimulated }: { isSimulated: boolean }) {
  const t = useTranslations('company');
  return isSimulated ? <Tag tone="bad">{t('simulated')}</Tag> : null;
}

function LookedUp({ lookUp: { outcome, source, at, isSimulated } }: { lookUp: LookUp }) {
  const t = useTranslations('company');
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Tag tone={tones[outcome]}>{t(`lookUpResult.${outcome}`)}</Tag>
      <Simulated isSimulated={isSimulated} />
      <span className="text-sm text-ink-faint">
        {t('lookUpAt', { source: t(`source.${sourceKey(source)}`, { name: source }), time: at.slice(0, 16) })}
      </span>
    </span>
  );
}

function Seal({ seal: { state, source, isSimulated } }: Pick<OwnCompany, 'seal'>) {
  const t = useTranslations('company');
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {t(`sealState.${state}`)}
      <Simulated isSimulated={isSimulated} />
      <span className="text-sm text-ink-faint">
        {t('sealFrom', { source: t(`sealSource.${sourceKey(source)}`, { name: source }) })}
      </span>
    </span>
  );
}
