import { validities } from '@policy/shared/contract/entities/content/shared-choices.ts';
import type { Page } from '@policy/shared/contract/kit/entity.ts';
import { useLocale, useTranslations } from 'next-intl';

import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { facetOf } from '../../components/navigation/list-facets.ts';
import { ListLayout, type Facet } from '../../components/navigation/list-layout.tsx';
import { Pagination } from '../../components/navigation/pagination.tsx';
import { SearchBox } from '../../components/navigation/search-box.tsx';
import { SortSelect } from '../../components/navigation/sort-select.tsx';
import { DocumentTabs } from '../../components/related/document-tabs.tsx';
import { documentSorts } from '../../lib/public-pages/public-queries.ts';
import { choiceText } from '../../lib/texts/choice-text.ts';
import { facetValues } from '../../lib/texts/reference-names.ts';
import { ruleList, type RuleQuery } from './rule-query.ts';
import { RuleRow } from './rule-row.tsx';
import type { RuleReferences, RuleRow as Row } from './rule-rows.ts';

interface RuleListViewProps {
  query: RuleQuery;
  page: Page<Row>;
  references: RuleReferences;
}

/** The detailed rules that match, with filters, order and pages. */
export function RuleListView({ query, page, references }: RuleListViewProps) {
  const t = useTranslations('detailedRule');
  const { path, hidden, href, search } = ruleList;
  const sorts = documentSorts.map((value) => ({ value, label: t(`sorts.${value}`) }));
  return (
    <ListLayout
      facets={useFacets(query, references)}
      clearHref={path}
      total={page.total}
      summary={t('found', { total: page.total })}
      search={
        <>
          <SearchBox id="rule-search" label={t('searchLabel')} {...search(query)} className="mb-3" />
          <DocumentTabs here="rules" />
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
      {page.records.map((row) => (
        <RuleRow key={row.id} row={row} />
      ))}
      {page.records.length === 0 ? <NoRules /> : null}
    </ListLayout>
  );
}

function useFacets(state: RuleQuery, { agencies, years, counts, policyTitle }: RuleReferences): Facet[] {
  const t = useTranslations('detailedRule');
  const locale = useLocale();
  const now = { list: ruleList, state, counts };
  const states = validities.map((value) => ({
    value,
    label: choiceText(locale, 'detailedRule.validity', value),
  }));
  // Whoever came from a policy sees its rules, and the way to all others.
  const policies = state.policyId ? [{ value: state.policyId, label: policyTitle ?? t('policy') }] : [];
  return [
    facetOf(now, 'policyId', { title: t('policy'), values: policies }),
    facetOf(now, 'validity', { title: t('facets.validity'), values: states }),
    facetOf(now, 'agencyId', { title: t('facets.agency'), values: facetValues(agencies, locale) }),
    facetOf(now, 'year', {
      title: t('facets.year'),
      values: years.map((year) => ({ value: String(year), label: String(year) })),
    }),
  ];
}

function NoRules() {
  const t = useTranslations('detailedRule');
  const suggestions = [
    { text: t('suggestAll'), href: ruleList.path },
    { text: t('suggestPolicies'), href: '/policyinfo' },
    { text: t('suggestItems'), href: '/policyitemguide' },
  ];
  return <EmptyState title={t('none')} suggestions={suggestions} />;
}
