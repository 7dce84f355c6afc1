import type { Page } from '@policy/shared/contract/kit/entity.ts';
import { useLocale, useTranslations } from 'next-intl';

import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { LinkTabs } from '../../components/navigation/link-tabs.tsx';
import { ListLayout } from '../../components/navigation/list-layout.tsx';
import { Pagination } from '../../components/navigation/pagination.tsx';
import { SearchBox } from '../../components/navigation/search-box.tsx';
import { SortSelect } from '../../components/navigation/sort-select.tsx';
import { itemGuideSorts, windowChoices } from '../../lib/public-pages/public-queries.ts';
import { nameOf } from '../../lib/texts/reference-names.ts';
import { CompareBox, CompareForm } from './compare/compare-choice.tsx';
import { useGuideFacets, type GuideReferences } from './guide-facets.ts';
import { guideList, type GuideQuery } from './guide-query.ts';
import { GuideRow } from './guide-row.tsx';
import type { GuideRow as Row } from './guide-rows.ts';

/** How many guides stand under each state of the window, with the other filters in force. */
export type WindowCounts = Record<(typeof windowChoices)[number], number>;

interface GuideListViewProps {
  query: GuideQuery;
  page: Page<Row>;
  counts: WindowCounts;
  references: GuideReferences;
  now: Date;
}

/** The items one can apply for, open ones first in sight, with filters, order and pages. */
export function GuideListView({ query, page, counts, references, now }: GuideListViewProps) {
  const locale = useLocale();
  const facets = useGuideFacets(query, references);
  const compares = page.records.length > 1;
  return (
    <ListLayout
      facets={facets}
      clearHref={guideList.href({ windowStatus: query.windowStatus })}
      total={page.total}
      summary={useSummary(page.total)}
      search={<Search query={query} counts={counts} />}
      sort={<Sort query={query} />}
      pagination={
        <Pagination
          current={page.current}
          pages={page.pages}
          hrefOf={(current) => guideList.href(query, { current })}
          action={guideList.path}
          state={guideList.hidden(query)}
        />
      }
    >
      {page.records.map((row) => (
        <GuideRow
          key={row.id}
          row={row}
          agencyName={nameOf(references.agencies, row.agencyId, locale)}
          now={now}
          compare={compares ? <CompareBox row={row} /> : null}
        />
      ))}
      {compares ? <CompareForm /> : null}
      {page.records.length === 0 ? <NoGuides query={query} all={counts.all} /> : null}
    </ListLayout>
  );
}

function useSummary(total: number): string {
  return useTranslations('itemGuide')('found', { total });
}

function Search({ query, counts }: Pick<GuideListViewProps, 'query' | 'counts'>) {
  const t = useTranslations('itemGuide');
  const tabs = windowChoices.map((choice) => ({
    text: t(`windows.${choice}`),
    href: guideList.href(query, { windowStatus: choice }),
    current: query.windowStatus === choice,
    count: counts[choice],
  }));
  return (
    <>
      <SearchBox id="guide-search" label={t('searchLabel')} {...guideList.search(query)} className="mb-3" />
      <LinkTabs label={t('windowLabel')} tabs={tabs} />
    </>
  );
}

function Sort({ query }: { query: GuideQuery }) {
  const t = useTranslations('itemGuide.sorts');
  return (
    <SortSelect
      action={guideList.path}
      value={query.sort}
      options={itemGuideSorts.map((value) => ({ value, label: t(value) }))}
      state={guideList.hidden(query, 'sort')}
    />
  );
}

function NoGuides({ query, all }: { query: GuideQuery; all: number }) {
  const t = useTranslations('itemGuide');
  const elsewhere =
    query.windowStatus !== 'all' && all > 0
      ? [
          {
            text: t('suggestAllWindows', { total: all }),
            href: guideList.href(query, { windowStatus: 'all' }),
          },
        ]
      : [];
  const suggestions = [
    ...elsewhere,
    { text: t('suggestOpen'), href: guideList.path },
    { text: t('suggestPolicies'), href: '/policyinfo' },
  ];
  return <EmptyState title={t('none')} suggestions={suggestions} />;
}
