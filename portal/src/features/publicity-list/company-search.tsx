import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { Amount } from '../../components/content/amount.tsx';
import { DataTable } from '../../components/content/data-table.tsx';
import { PublicityLine } from '../../components/related/publicity-line.tsx';
import { SectionHeading } from '../../components/content/section-heading.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { LocalLink } from '../../components/navigation/local-link.tsx';
import { localHref } from '../../i18n/local-href.ts';
import { companySearch } from '../../lib/addresses/content-hrefs.ts';
import { isOpen } from '../../lib/texts/site.ts';
import type { Site } from '../../lib/texts/site.ts';
import { shortestCompanyName } from './company-query.ts';
import type { CompanyFound } from './company-query.ts';

const anchor = 'company';

interface CompanySearchProps {
  /** What was looked for; nothing where nobody has asked yet. */
  asked?: string | undefined;
  /** What that finds. */
  children?: ReactNode;
}

/** Whether a company stands in any public list: a plain form, and what it finds. */
export function CompanySearch({ asked, children }: CompanySearchProps) {
  const t = useTranslations('related.company');
  const locale = useLocale();
  return (
    <section id={anchor} className="mt-14 scroll-mt-6 print:hidden">
      <SectionHeading>{t('title')}</SectionHeading>
      <form action={`${localHref(locale, companySearch.action)}#${anchor}`} className="max-w-reading">
        <label htmlFor="company-name" className="font-semibold">
          {t('label')}
        </label>
        <p id="company-hint" className="text-sm text-ink-faint">
          {t('hint')}
        </p>
        <div className="mt-1 flex gap-2">
          <input
            id="company-name"
            name={companySearch.name}
            aria-describedby="company-hint"
            defaultValue={asked}
            minLength={shortestCompanyName}
            maxLength={100}
            required
            autoComplete="organization"
            className="min-h-11 w-full min-w-0 rounded-md border border-control bg-paper px-3"
          />
          <button
            type="submit"
            className="min-h-11 shrink-0 rounded-md border-2 border-wave-600 bg-paper px-5 font-semibold text-wave-600 hover:bg-wave-50"
          >
            {t('submit')}
          </button>
        </div>
      </form>
      {children ? <div className="mt-5">{children}</div> : null}
    </section>
  );
}

interface CompanyAnswerProps {
  asked: string;
  /** Null where too little of a name was given. */
  found: CompanyFound | null;
  site: Pick<Site, 'closedFeatures'>;
}

/** In which public lists a company stands; where in none, the way to what has become of an application. */
export function CompanyAnswer({ asked, found, site }: CompanyAnswerProps) {
  const t = useTranslations('related.company');
  if (!found) return <Notice tone="warn">{t('tooShort')}</Notice>;
  if (found.entries.length === 0)
    return (
      <Notice tone="neutral">
        {t('none', { name: asked })}{' '}
        {isOpen(site, 'progress') ? (
          <LocalLink href="/progress/show" className="link">
            {t('progress')}
          </LocalLink>
        ) : null}
      </Notice>
    );
  return (
    <>
      <p className="mb-3 font-semibold">{t('found', { name: asked, total: found.total })}</p>
      <Entries entries={found.entries} />
      {found.total > found.entries.length ? (
        <p className="mt-2 text-ink-soft">{t('shownFirst', { count: found.entries.length })}</p>
      ) : null}
    </>
  );
}

function Entries({ entries }: Pick<CompanyFound, 'entries'>) {
  const t = useTranslations('related.company');
  const columns = useTranslations('publicityList.columns');
  const original = (text: string) => <span lang="zh-CN">{text}</span>;
  return (
    <DataTable
      caption={t('title')}
      captionHidden
      rows={entries}
      keyOf={(entry) => entry.id}
      columns={[
        { key: 'name', header: columns('name'), heading: true, cell: (entry) => original(entry.name) },
        {
          key: 'code',
          header: columns('code'),
          cell: (entry) => <code className="font-mono">{entry.codeMasked}</code>,
        },
        { key: 'item', header: columns('item'), cell: (entry) => original(entry.itemName) },
        {
          key: 'amount',
          header: columns('amount'),
          numeric: true,
          onPhone: 'beside',
          cell: (entry) => <Amount wan={entry.amountWan} />,
        },
        {
          key: 'list',
          header: t('list'),
          cell: ({ list }) => <PublicityLine list={list} linkClass="link me-3" />,
        },
      ]}
    />
  );
}
