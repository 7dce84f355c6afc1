import type { Page } from '@policy/shared/contract/kit/entity.ts';
import { useTranslations } from 'next-intl';

import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { ListLayout } from '../../components/navigation/list-layout.tsx';
import { Pagination } from '../../components/navigation/pagination.tsx';
import { SearchBox } from '../../components/navigation/search-box.tsx';
import { SortSelect } from '../../components/navigation/sort-select.tsx';
import { DocumentTabs } from '../../components/related/document-tabs.tsx';
import { policySorts } from '../../lib/public-pages/public-queries.ts';
import { usePolicyFacets, type PolicyReferences } from './policy-facets.ts';
import { policyList, type PolicyQuery } from './policy-query.ts';
import { PolicyRow, type PolicyListRow } from './policy-row.tsx';

interface PolicyListViewProps {
  query: PolicyQuery;
  page: Page<PolicyListRow>;
  references: PolicyReferences;
}

/** The policies that match, with filters, order and pages. */
export function PolicyListView({ query, page, references }: PolicyListViewProps) {
  const t = useTranslations('policy');
  const { path, hidden } = policyList;
  const facets = usePolicyFacets(query, references);
  return (
    <ListLayout
      facets={facets}
      clearHref={path}
      total={page.total}
      summary={t('found', { total: page.total })}
      search={
        <>
          <SearchBox
            id="policy-search"
            label={t('searchLabel')}
            {...policyList.search(query)}
            className="mb-3"
          />
          <DocumentTabs here="policies" />
        </>
      }
      sort={
        <SortSelect
          action={path}
          value={query.sort}
          options={policySorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
          state={hidden(query, 'sort')}
        />
      }
      pagination={
        <Pagination
          current={page.current}
          pages={page.pages}
          hrefOf={(current) => policyList.href(query, { current })}
          action={path}
          state={hidden(query)}
        />
      }
    >
      {page.records.length > 0 ? (
        page.records.map((row) => <PolicyRow key={row.id} row={row} />)
      ) : (
        <NoPolicies />
      )}
    </ListLayout>
  );
}

function NoPolicies() {
  const t = useTranslations('policy');
  const suggestions = [
    { text: t('suggestAll'), href: policyList.path },
    { text: t('suggestItems'), href: '/policyitemguide' },
    { text: t('suggestHome'), href: '/' },
  ];
  return <EmptyState title={t('none')} suggestions={suggestions} />;
}
