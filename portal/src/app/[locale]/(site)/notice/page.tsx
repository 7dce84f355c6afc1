import { getTranslations } from 'next-intl/server';

import { BreadcrumbData } from '../../../../components/navigation/breadcrumb-data.tsx';
import { PageBody } from '../../../../components/shell/page-body.tsx';
import { loadNoticeReferences, loadNotices } from '../../../../features/notice/load-notices.ts';
import { NoticeListView } from '../../../../features/notice/notice-list-view.tsx';
import { noticeQuery } from '../../../../features/notice/notice-query.ts';
import { readSearchParams, type SearchParams } from '../../../../lib/addresses/search-params.ts';
import { existingPage } from '../../../../lib/lists/existing-page.ts';
import { columnDescribedBy } from '../../../../lib/page-head/text-metadata.ts';

/** Title and description of the page. */
export const generateMetadata = columnDescribedBy('notice');

/** The list of notices. */
export default async function NoticeListPage({ searchParams }: { searchParams: SearchParams }) {
  const t = await getTranslations('notice');
  const query = await readSearchParams(noticeQuery, searchParams);
  const [page, references] = await Promise.all([
    existingPage(loadNotices(query)),
    loadNoticeReferences(query),
  ]);
  const crumbs = [{ text: t('title') }];
  return (
    <PageBody crumbs={crumbs} title={t('title')} lead={t('lead')}>
      <BreadcrumbData crumbs={crumbs} />
      <NoticeListView query={query} page={page} references={references} now={new Date()} />
    </PageBody>
  );
}
