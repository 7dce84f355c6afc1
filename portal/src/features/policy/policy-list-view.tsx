import type { Page } from '@policy/shared/contract/kit/entity.ts';
import { useTranslations } from 'next-intl';

import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { ListLayout } from '../../components/navigation/list-layout.tsx';
import { LocalLink } from '../../components/navigation/local-link.tsx';
import { Pagination } from '../../components/navigation/pagination.tsx';
import { SearchBox } from '../../components/navigation/search-box.tsx';
import { SortSelect } from '../../components/navigation/sort-select.tsx';
import { DocumentTabs } from '../../components/related/document-tabs.tsx';
import { robotsRel } from '../../lib/public-pages/page-standing.ts';
import { policySorts, policyViews } from '../../lib/public-pages/public-queries.ts';
import { usePolicyFacets, type PolicyReferences } from './policy-facets.ts';
import { policyList, type PolicyQuery } from './policy-query.ts';
import { PolicyRow, type PolicyListRow } from './policy-row.tsx';
import { PolicyTable } from './policy-table.tsx';

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
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <ViewLinks query={query} />
          <SortSelect
            action={path}
            value={query.sort}
            options={policySorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
            state={hidden(query, 'sort')}
          />
        </div>
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
      <Policies view={query.view} rows={page.records} />
    </ListLayout>
  );
}

function Policies({ view, rows }: { view: PolicyQuery['view']; rows: PolicyListRow[] }) {
  if (rows.length === 0) return <NoPolicies />;
  if (view === 'table') return <PolicyTable rows={rows} />;
  return rows.map((row) => <PolicyRow key={row.id} row={row} />);
}

/** The same documents as a list or as a table. */
function ViewLinks({ query }: { query: PolicyQuery }) {
  const t = useTranslations('policy.views');
  return (
    <nav aria-label={t('label')} className="flex gap-3 text-sm print:hidden">
      {policyViews.map((view) => {
        const href = policyList.href(query, { view });
        return (
          <LocalLink
            key={view}
            href={href}
            rel={robotsRel(href)}
            aria-current={query.view === view ? 'true' : undefined}
            className="link inline-flex min-h-9 items-center aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:no-underline elder:min-h-11"
          >
            {t(view)}
          </LocalLink>
        );
      })}
    </nav>
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
