import { getTranslations } from 'next-intl/server';

import { BreadcrumbData } from '../../../../components/navigation/breadcrumb-data.tsx';
import { PageBody } from '../../../../components/shell/page-body.tsx';
import { GuideListView } from '../../../../features/item-guide/guide-list-view.tsx';
import { guideQuery } from '../../../../features/item-guide/guide-query.ts';
import {
  loadGuideReferences,
  loadGuides,
  loadWindowCounts,
} from '../../../../features/item-guide/load-guides.ts';
import { readSearchParams, type SearchParams } from '../../../../lib/addresses/search-params.ts';
import { existingPage } from '../../../../lib/lists/existing-page.ts';
import { columnDescribedBy } from '../../../../lib/page-head/text-metadata.ts';

/** Title and description of the page. */
export const generateMetadata = columnDescribedBy('itemGuide');

/** The list of items that can be applied for. */
export default async function GuideListPage({ searchParams }: { searchParams: SearchParams }) {
  const t = await getTranslations('itemGuide');
  const query = await readSearchParams(guideQuery, searchParams);
  const [page, counts, references] = await Promise.all([
    existingPage(loadGuides(query)),
    loadWindowCounts(query),
    loadGuideReferences(query),
  ]);
  const crumbs = [{ text: t('title') }];
  return (
    <PageBody crumbs={crumbs} title={t('title')} lead={t('lead')}>
      <BreadcrumbData crumbs={crumbs} />
      <GuideListView query={query} page={page} counts={counts} references={references} now={new Date()} />
    </PageBody>
  );
}
