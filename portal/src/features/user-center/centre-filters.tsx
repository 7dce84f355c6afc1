import { useTranslations } from 'next-intl';

import { LocalLink } from '../../components/navigation/local-link.tsx';
import { SearchBox } from '../../components/navigation/search-box.tsx';
import { SortSelect } from '../../components/navigation/sort-select.tsx';
import { centreAddress, centreSorts, waitsFor, type CentreQuery } from './centre-query.ts';

interface CentreFiltersProps {
  query: CentreQuery;
  /** How many applications the filters leave. */
  total: number;
}

/** What narrows and orders an open tab; nothing over an empty one that nothing narrows. */
export function CentreFilters({ query, total }: CentreFiltersProps) {
  const t = useTranslations('userCenter');
  if (total === 0 && !query.waits && !query.keyword) return null;
  // A draft has been handed in by nobody and is due for nobody.
  const sorts = query.tab === 'draft' ? (['changed', 'amount'] as const) : centreSorts;
  return (
    <div className="border-b border-line py-4">
      <SearchBox
        id="centre-search"
        label={t('search')}
        className="max-w-reading"
        {...centreAddress.search(query)}
      />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        {query.tab === 'doing' ? <WaitsFilter query={query} /> : null}
        <p className="grow text-ink-soft">{t('found', { total })}</p>
        <SortSelect
          action={centreAddress.path}
          value={query.sort}
          options={sorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
          state={centreAddress.hidden(query, 'sort')}
        />
      </div>
    </div>
  );
}

function WaitsFilter({ query }: Pick<CentreFiltersProps, 'query'>) {
  const t = useTranslations('userCenter.waits');
  return (
    <ul aria-label={t('label')} className="flex flex-wrap gap-2 print:hidden">
      {[undefined, ...waitsFor].map((waits) => (
        <li key={waits ?? 'any'}>
          <LocalLink
            href={centreAddress.href(query, { waits })}
            aria-current={query.waits === waits ? 'true' : undefined}
            className="inline-flex min-h-9 items-center rounded-full border border-control px-4 text-sm no-underline hover:bg-wave-50 aria-[current]:border-2 aria-[current]:border-wave-600 aria-[current]:bg-wave-50 aria-[current]:font-semibold elder:min-h-11"
          >
            {t(waits ?? 'any')}
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}
