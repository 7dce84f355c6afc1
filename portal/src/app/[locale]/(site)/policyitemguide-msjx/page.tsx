import { getTranslations } from 'next-intl/server';

import { BreadcrumbData } from '../../../../components/navigation/breadcrumb-data.tsx';
import { PageBody } from '../../../../components/shell/page-body.tsx';
import { ApplyFreeListView } from '../../../../features/item-guide/apply-free/apply-free-list-view.tsx';
import { applyFreeQuery } from '../../../../features/item-guide/apply-free/apply-free-query.ts';
import {
  loadApplyFree,
  loadApplyFreeReferences,
} from '../../../../features/item-guide/apply-free/load-apply-free.ts';
import { readSearchParams, type SearchParams } from '../../../../lib/addresses/search-params.ts';
import { existingPage } from '../../../../lib/lists/existing-page.ts';
import { columnDescribedBy } from '../../../../lib/page-head/text-metadata.ts';

/** Title and description of the page. */
export const generateMetadata = columnDescribedBy('applyFree');

/** What comes without an application, and how. */
export default async function ApplyFreeListPage({ searchParams }: { searchParams: SearchParams }) {
  const t = await getTranslations('applyFree');
  const query = await readSearchParams(applyFreeQuery, searchParams);
  const [page, references] = await Promise.all([
    existingPage(loadApplyFree(query)),
    loadApplyFreeReferences(query),
  ]);
  const crumbs = [{ text: t('title') }];
  return (
    <PageBody crumbs={crumbs} title={t('title')} lead={t('lead')}>
      <BreadcrumbData crumbs={crumbs} />
      <ApplyFreeListView query={query} page={page} references={references} now={new Date()} />
    </PageBody>
  );
}
