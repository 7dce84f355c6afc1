import { searchFields, searchSorts, searchTypes } from '@policy/shared/contract/portal/search.ts';
import type { SearchPage } from '@policy/shared/contract/portal/search.ts';
import { useLocale, useTranslations } from 'next-intl';

import { siteHref } from '../../base-path.ts';
import { Icon } from '../../components/icons/icon.tsx';
import { LinkTabs } from '../../components/navigation/link-tabs.tsx';
import { facetOf } from '../../components/navigation/list-facets.ts';
import { ListLayout, type Facet } from '../../components/navigation/list-layout.tsx';
import { Pagination } from '../../components/navigation/pagination.tsx';
import { SortSelect } from '../../components/navigation/sort-select.tsx';
import { searchCsvHref } from '../../lib/addresses/file-hrefs.ts';
import { NoResults } from './no-results.tsx';
import { ResultRow } from './result-row.tsx';
import { ExactResult, SearchNotes } from './search-notes.tsx';
import { searchList } from '../../lib/lists/search-list.ts';
import type { SearchQuery } from '../../lib/lists/search-list.ts';
import { mostInSheet } from './search-sheet.ts';
import { WholeSearch } from './whole-search.tsx';

interface SearchViewProps {
  query: SearchQuery;
  page: SearchPage;
  /** Titles are offered while somebody types. */
  suggests: boolean;
}

/** What was found, in one order, by kind in tabs, with filters and pages. */
export function SearchView({ query, page, suggests }: SearchViewProps) {
  const t = useTranslations('search');
  const { path, hidden, href } = searchList;
  const sorts = searchSorts.map((value) => ({ value, label: t(`sorts.${value}`) }));
  const isFirst = page.current === 1;
  return (
    <ListLayout
      facets={useFacets(query, page)}
      clearHref={href({ keyword: query.keyword, type: query.type })}
      total={page.total}
      summary={t('found', { total: page.total })}
      search={
        <>
          <WholeSearch query={query} suggests={suggests} />
          <SearchNotes page={page} />
          <Types query={query} page={page} />
        </>
      }
      sort={<SortSelect action={path} value={query.sort} options={sorts} state={hidden(query, 'sort')} />}
      pagination={
        <Pagination
          {...page}
          hrefOf={(current) => href(query, { current })}
          action={path}
          state={hidden(query)}
        />
      }
    >
      {isFirst ? <ExactResult exact={page.exact} /> : null}
      {page.records.map((record) => (
        <ResultRow key={`${record.type}-${record.id}`} record={record} />
      ))}
      {page.total === 0 ? <NoResults query={query} page={page} /> : <CsvLink query={query} />}
    </ListLayout>
  );
}

/** What was found, as a sheet. */
function CsvLink({ query }: Pick<SearchViewProps, 'query'>) {
  const t = useTranslations('search');
  const locale = useLocale();
  return (
    <p className="mt-4">
      <a
        href={siteHref(searchCsvHref(locale, searchList.hidden(query, 'size')))}
        rel="nofollow"
        download="search.csv"
        className="link inline-flex min-h-9 items-center gap-1.5 print:hidden elder:min-h-11"
      >
        <Icon name="download" />
        {t('csv', { most: mostInSheet })}
      </a>
    </p>
  );
}

/** The kinds of content as tabs, with how much of each was found; one that has nothing is no way on. */
function Types({ query, page: { typeCounts } }: Omit<SearchViewProps, 'suggests'>) {
  const t = useTranslations('search');
  const counts = searchTypes.map((type) => ({ type, count: typeCounts[type] }));
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const tab = (type: SearchQuery['type'], text: string, count: number) => ({
    ...{ text, count, current: query.type === type, href: searchList.href(query, { type }) },
  });
  const some = counts.filter(({ type, count }) => count > 0 || query.type === type);
  const tabs = some.map(({ type, count }) => tab(type, t(`types.${type}`), count));
  return <LinkTabs label={t('typeLabel')} tabs={[tab(undefined, t('all'), all), ...tabs]} />;
}

/** The filters, whose values and counts the server tells. */
function useFacets(state: SearchQuery, { facets }: SearchPage): Facet[] {
  const t = useTranslations('search.facets');
  const isEnglish = useLocale() === 'en';
  return searchFields.map((name) => {
    const values = facets[name];
    const counts = { [name]: Object.fromEntries(values.map(({ value, count }) => [value, count])) };
    return facetOf({ list: searchList, state, counts }, name, {
      title: t(name),
      values: values.map(({ value, label, labelEn }) => ({
        value,
        label: (isEnglish && labelEn) || label,
      })),
    });
  });
}
