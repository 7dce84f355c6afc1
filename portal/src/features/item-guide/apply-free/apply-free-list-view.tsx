import { windowStates } from '@policy/shared/contract/entities/content/shared-choices.ts';
import type { Page } from '@policy/shared/contract/kit/entity.ts';
import { useLocale, useTranslations } from 'next-intl';

import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { facetOf } from '../../../components/navigation/list-facets.ts';
import { ListLayout, type Facet } from '../../../components/navigation/list-layout.tsx';
import { Pagination } from '../../../components/navigation/pagination.tsx';
import { SearchBox } from '../../../components/navigation/search-box.tsx';
import { SortSelect } from '../../../components/navigation/sort-select.tsx';
import { applyFreeSorts } from '../../../lib/public-pages/public-queries.ts';
import { choiceText } from '../../../lib/texts/choice-text.ts';
import { facetValues, nameOf } from '../../../lib/texts/reference-names.ts';
import { GuideRow } from '../guide-row.tsx';
import type { GuideRow as Row } from '../guide-rows.ts';
import { applyFreeList, type ApplyFreeQuery } from './apply-free-query.ts';
import { FiveSteps } from './five-steps.tsx';
import type { ApplyFreeReferences } from './load-apply-free.ts';

interface ApplyFreeListViewProps {
  query: ApplyFreeQuery;
  page: Page<Row>;
  references: ApplyFreeReferences;
  now: Date;
}

/** How support comes without an application, and what comes so. */
export function ApplyFreeListView({ query, page, references, now }: ApplyFreeListViewProps) {
  const t = useTranslations('applyFree');
  const locale = useLocale();
  const { path, hidden, href, search } = applyFreeList;
  const sorts = applyFreeSorts.map((value) => ({ value, label: t(`sorts.${value}`) }));
  return (
    <>
      <FiveSteps />
      <ListLayout
        facets={useFacets(query, references)}
        clearHref={path}
        total={page.total}
        summary={t('found', { total: page.total })}
        search={<SearchBox id="apply-free-search" label={t('searchLabel')} {...search(query)} />}
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
          <GuideRow
            key={row.id}
            row={row}
            agencyName={nameOf(references.agencies, row.agencyId, locale)}
            now={now}
          />
        ))}
        {page.records.length === 0 ? <NoItems /> : null}
      </ListLayout>
    </>
  );
}

function useFacets(state: ApplyFreeQuery, { agencies, industries, counts }: ApplyFreeReferences): Facet[] {
  const t = useTranslations('applyFree.facets');
  const locale = useLocale();
  const now = { list: applyFreeList, state, counts };
  const states = windowStates.map((value) => ({
    value,
    label: choiceText(locale, 'itemGuide.windowStatus', value),
  }));
  return [
    facetOf(now, 'windowStatus', { title: t('window'), values: states }),
    facetOf(now, 'agencyId', { title: t('agency'), values: facetValues(agencies, locale) }),
    facetOf(now, 'industryIds', { title: t('industry'), values: facetValues(industries, locale) }),
  ];
}

function NoItems() {
  const t = useTranslations('applyFree');
  const suggestions = [
    { text: t('suggestAll'), href: applyFreeList.path },
    { text: t('suggestItems'), href: '/policyitemguide' },
    { text: t('suggestPolicies'), href: '/policyinfo' },
  ];
  return <EmptyState title={t('none')} suggestions={suggestions} />;
}
