import { policyNotice } from '@policy/shared/contract/entities/content/policy-notice.ts';
import type { Page } from '@policy/shared/contract/kit/entity.ts';
import { useLocale, useTranslations } from 'next-intl';

import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { LinkTabs } from '../../components/navigation/link-tabs.tsx';
import { facetOf } from '../../components/navigation/list-facets.ts';
import { ListLayout, type Facet } from '../../components/navigation/list-layout.tsx';
import { Pagination } from '../../components/navigation/pagination.tsx';
import { SearchBox } from '../../components/navigation/search-box.tsx';
import { SortSelect } from '../../components/navigation/sort-select.tsx';
import { noticeSorts } from '../../lib/public-pages/public-queries.ts';
import { choiceText } from '../../lib/texts/choice-text.ts';
import { facetValues } from '../../lib/texts/reference-names.ts';
import { noticeList, type NoticeQuery } from './notice-query.ts';
import { NoticeRow } from './notice-row.tsx';
import type { NoticeReferences, NoticeRow as Row } from './notice-rows.ts';

interface NoticeListViewProps {
  query: NoticeQuery;
  page: Page<Row>;
  references: NoticeReferences;
  now: Date;
}

/** The notices that match, by their kind in tabs, with filters, order and pages. */
export function NoticeListView({ query, page, references, now }: NoticeListViewProps) {
  const t = useTranslations('notice');
  const { path, hidden, href, search } = noticeList;
  const sorts = noticeSorts.map((value) => ({ value, label: t(`sorts.${value}`) }));
  return (
    <ListLayout
      facets={useFacets(query, references)}
      clearHref={href({ type: query.type })}
      total={page.total}
      summary={t('found', { total: page.total })}
      search={
        <>
          <SearchBox id="notice-search" label={t('searchLabel')} {...search(query)} className="mb-3" />
          <Types query={query} counts={references.counts?.['type']} />
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
        <NoticeRow key={row.id} row={row} now={now} />
      ))}
      {page.records.length === 0 ? <NoNotices /> : null}
    </ListLayout>
  );
}

/** The kinds of notices as tabs; how many each has, where that is known. */
function Types({ query, counts }: { query: NoticeQuery; counts: Record<string, number> | undefined }) {
  const t = useTranslations('notice');
  const locale = useLocale();
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const tab = (type: NoticeQuery['type'], text: string, count: number | undefined) => ({
    ...{ text, current: query.type === type, href: noticeList.href(query, { type }) },
    ...(count === undefined ? {} : { count }),
  });
  const tabs = policyNotice.fields.type.options.map((type) =>
    tab(type, choiceText(locale, 'policyNotice.type', type), counts && (counts[type] ?? 0)),
  );
  return <LinkTabs label={t('typeLabel')} tabs={[tab(undefined, t('all'), all), ...tabs]} />;
}

function useFacets(state: NoticeQuery, { agencies, years, counts }: NoticeReferences): Facet[] {
  const t = useTranslations('notice.facets');
  const locale = useLocale();
  const now = { list: noticeList, state, counts };
  const deadlines = (['open', 'over'] as const).map((value) => ({
    value,
    label: choiceText(locale, 'policyNotice.deadlineStatus', value),
  }));
  return [
    facetOf(now, 'deadlineStatus', { title: t('deadline'), values: deadlines }),
    facetOf(now, 'agencyId', { title: t('agency'), values: facetValues(agencies, locale) }),
    facetOf(now, 'year', {
      title: t('year'),
      values: years.map((year) => ({ value: String(year), label: String(year) })),
    }),
  ];
}

function NoNotices() {
  const t = useTranslations('notice');
  const suggestions = [
    { text: t('suggestAll'), href: noticeList.path },
    { text: t('suggestItems'), href: '/policyitemguide' },
    { text: t('suggestHome'), href: '/' },
  ];
  return <EmptyState title={t('none')} suggestions={suggestions} />;
}
