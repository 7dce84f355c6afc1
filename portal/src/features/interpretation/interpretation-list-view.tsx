import { interpretation } from '@policy/shared/contract/entities/content/interpretation.ts';
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
import { interpretationList, type InterpretationQuery } from './interpretation-query.ts';
import { InterpretationRow } from './interpretation-row.tsx';
import type { InterpretationReferences, InterpretationRow as Row } from './interpretation-rows.ts';

interface InterpretationListViewProps {
  query: InterpretationQuery;
  page: Page<Row>;
  references: InterpretationReferences;
}

/** The interpretations that match, with filters, order and pages. */
export function InterpretationListView({ query, page, references }: InterpretationListViewProps) {
  const t = useTranslations('interpretation');
  const { path, hidden, href, search } = interpretationList;
  const sorts = documentSorts.map((value) => ({ value, label: t(`sorts.${value}`) }));
  return (
    <ListLayout
      facets={useFacets(query, references)}
      clearHref={path}
      total={page.total}
      summary={t('found', { total: page.total })}
      search={
        <>
          <SearchBox
            id="interpretation-search"
            label={t('searchLabel')}
            {...search(query)}
            className="mb-3"
          />
          <DocumentTabs here="interpretations" />
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
        <InterpretationRow key={row.id} row={row} />
      ))}
      {page.records.length === 0 ? <NoInterpretations /> : null}
    </ListLayout>
  );
}

function useFacets(
  state: InterpretationQuery,
  { agencies, years, counts }: InterpretationReferences,
): Facet[] {
  const t = useTranslations('interpretation.facets');
  const locale = useLocale();
  const now = { list: interpretationList, state, counts };
  const forms = interpretation.fields.form.options.map((value) => ({
    value,
    label: choiceText(locale, 'interpretation.form', value),
  }));
  return [
    facetOf(now, 'form', { title: t('form'), values: forms }),
    facetOf(now, 'agencyId', { title: t('agency'), values: facetValues(agencies, locale) }),
    facetOf(now, 'year', {
      title: t('year'),
      values: years.map((year) => ({ value: String(year), label: String(year) })),
    }),
  ];
}

function NoInterpretations() {
  const t = useTranslations('interpretation');
  const suggestions = [
    { text: t('suggestAll'), href: interpretationList.path },
    { text: t('suggestPolicies'), href: '/policyinfo' },
    { text: t('suggestHome'), href: '/' },
  ];
  return <EmptyState title={t('none')} suggestions={suggestions} />;
}
