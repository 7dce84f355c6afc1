import { publicityStates } from '@policy/shared/contract/entities/content/shared-choices.ts';
import type { Page } from '@policy/shared/contract/kit/entity.ts';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { facetOf } from '../../components/navigation/list-facets.ts';
import { ListLayout, type Facet } from '../../components/navigation/list-layout.tsx';
import { Pagination } from '../../components/navigation/pagination.tsx';
import { SearchBox } from '../../components/navigation/search-box.tsx';
import { SortSelect } from '../../components/navigation/sort-select.tsx';
import { CalendarLink } from '../../components/related/calendar-link.tsx';
import type { FacetCounts } from '../../lib/lists/facet-counts.ts';
import { publicitySorts } from '../../lib/public-pages/public-queries.ts';
import { choiceText } from '../../lib/texts/choice-text.ts';
import { facetValues, nameOf, type Named } from '../../lib/texts/reference-names.ts';
import { isOpen } from '../../lib/texts/site.ts';
import type { Site } from '../../lib/texts/site.ts';
import { publicityLists, type PublicityQuery } from './publicity-query.ts';
import { PublicityRow } from './publicity-row.tsx';
import type { PublicityRow as Row, YearTotal } from './publicity-rows.ts';
import { YearTotals } from './year-totals.tsx';

interface PublicityListViewProps {
  query: PublicityQuery;
  page: Page<Row>;
  agencies: Named[];
  /** The items that there are lists of. */
  guides: Named[];
  totals: YearTotal[];
  counts?: FacetCounts | undefined;
  /** What is found of a company that was looked for. */
  company?: ReactNode;
  site: Pick<Site, 'closedFeatures'>;
  now: Date;
}

/** The publicity lists that match, with filters, order, pages, and what each year came to. */
export function PublicityListView(props: PublicityListViewProps) {
  const { query, page, agencies, guides, totals, counts, company, site, now } = props;
  const t = useTranslations('publicityList');
  const locale = useLocale();
  const { path, hidden, href, search } = publicityLists;
  const sorts = publicitySorts.map((value) => ({ value, label: t(`sorts.${value}`) }));
  return (
    <>
      <ListLayout
        facets={useFacets(query, { agencies, guides, counts, years: totals.map(({ year }) => year) })}
        clearHref={path}
        total={page.total}
        summary={t('found', { total: page.total })}
        search={<SearchBox id="publicity-search" label={t('searchLabel')} {...search(query)} />}
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
        {page.records.map((row) => (
          <PublicityRow
            key={row.id}
            row={row}
            agencyName={nameOf(agencies, row.agencyId, locale)}
            now={now}
          />
        ))}
        {page.records.length === 0 ? <NoLists site={site} /> : null}
      </ListLayout>
      <p className="mt-4">
        <CalendarLink file="deadlines" text="all" />
      </p>
      {company}
      <YearTotals totals={totals} />
    </>
  );
}

function useFacets(
  state: PublicityQuery,
  known: Pick<PublicityListViewProps, 'agencies' | 'guides' | 'counts'> & { years: number[] },
): Facet[] {
  const t = useTranslations('publicityList.facets');
  const locale = useLocale();
  const now = { list: publicityLists, state, counts: known.counts };
  const states = publicityStates.map((value) => ({
    value,
    label: choiceText(locale, 'publicityList.publicityStatus', value),
  }));
  const years = known.years.map((year) => ({ value: String(year), label: String(year) }));
  return [
    facetOf(now, 'publicityStatus', { title: t('state'), values: states }),
    facetOf(now, 'agencyId', { title: t('agency'), values: facetValues(known.agencies, locale) }),
    facetOf(now, 'guideId', { title: t('guide'), values: facetValues(known.guides, locale) }),
    facetOf(now, 'year', { title: t('year'), values: years }),
  ];
}

function NoLists({ site }: Pick<PublicityListViewProps, 'site'>) {
  const t = useTranslations('publicityList');
  const suggestions = [
    { text: t('suggestAll'), href: publicityLists.path },
    { text: t('suggestItems'), href: '/policyitemguide' },
    ...(isOpen(site, 'progress') ? [{ text: t('suggestProgress'), href: '/progress/show' }] : []),
  ];
  return <EmptyState title={t('none')} suggestions={suggestions} />;
}
