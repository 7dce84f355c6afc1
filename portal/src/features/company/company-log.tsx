import type { CompanyLogEntry } from '@policy/shared/contract/companies/company-log.ts';
import type { Duty } from '@policy/shared/contract/companies/duties.ts';
import type { Page } from '@policy/shared/contract/kit/entity.ts';
import { useTranslations } from 'next-intl';

import { Bilingual } from '../../components/content/bilingual.tsx';
import { DataTable } from '../../components/content/data-table.tsx';
import { DateText } from '../../components/content/date-text.tsx';
import { SectionHeading } from '../../components/content/section-heading.tsx';
import { Pagination } from '../../components/navigation/pagination.tsx';
import { companyAddress, companyPageHref } from './company-query.ts';
import type { CompanyQuery } from './company-query.ts';
import type { OwnCompany } from './company-rows.ts';

interface CompanyLogProps {
  query: CompanyQuery;
  own: OwnCompany;
  log: Page<CompanyLogEntry>;
}

/** What happened in the company, the newest first: to whom, and by whom. Officers go without a name. */
export function CompanyLog({ query, own, log }: CompanyLogProps) {
  const t = useTranslations('company');
  const isWhole = own.duties.includes('administrator') || own.duties.includes('signer');
  return (
    <section aria-labelledby="log">
      <SectionHeading id="log">{t('log')}</SectionHeading>
      <p className="mb-4 max-w-reading text-ink-soft">{t(isWhole ? 'logLead' : 'logPart')}</p>
      {log.records.length === 0 ? (
        <p className="text-ink-faint">{t('logNone')}</p>
      ) : (
        <DataTable
          caption={t('log')}
          captionHidden
          rows={log.records}
          keyOf={({ id }) => id}
          columns={[
            { key: 'what', header: t('what'), heading: true, cell: (entry) => <What entry={entry} /> },
            { key: 'by', header: t('by'), cell: (entry) => <By entry={entry} /> },
            { key: 'time', header: t('time'), cell: ({ at }) => <DateText value={at} withTime /> },
          ]}
        />
      )}
      <Pagination
        current={log.current}
        pages={log.pages}
        label={t('logPages')}
        name="log"
        hrefOf={(at) => companyPageHref(query, 'log', at)}
        action={companyAddress.path}
        state={companyAddress.hidden(query, 'log')}
      />
    </section>
  );
}

function What({ entry: { act, member, until, fields, given, taken } }: { entry: CompanyLogEntry }) {
  const t = useTranslations('company');
  const said = (duties: readonly Duty[]) => duties.map((duty) => t(`duty.${duty}`)).join(t('between'));
  const facts = {
    ...{ until: until ?? t('noEnd'), fields: fields ?? '' },
    member: () => (member === null ? t('somebody') : <Bilingual zh={member} />),
  };
  return (
    <>
      {t.rich(`act.${act}`, facts)}
      {given.length > 0 ? (
        <span className="block text-sm text-ink-soft">{t('gained', { duties: said(given) })}</span>
      ) : null}
      {taken.length > 0 ? (
        <span className="block text-sm text-ink-soft">{t('lost', { duties: said(taken) })}</span>
      ) : null}
    </>
  );
}

function By({ entry: { by } }: { entry: CompanyLogEntry }) {
  const t = useTranslations('company');
  if (by.kind === 'system') return t('bySystem');
  if (by.kind === 'officer') return by.name ? `${by.name} · ${t('byOfficer')}` : t('byOfficer');
  return by.name === null ? t('byFormer') : <Bilingual zh={by.name} />;
}
