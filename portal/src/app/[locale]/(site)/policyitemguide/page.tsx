import { getTranslations } from 'next-intl/server';

import { PageBody } from '../../../../components/shell/page-body.tsx';
import { GuideListView } from '../../../../features/item-guide/guide-list-view.tsx';
import { guideQuery } from '../../../../features/item-guide/guide-query.ts';
import {
  loadGuideReferences,
  loadGuides,
  loadWindowCounts,
} from '../../../../features/item-guide/load-guides.ts';
import { readSearchParams, type SearchParams } from '../../../../lib/addresses/search-params.ts';
import { columnDescribedBy } from '../../../../lib/page-head/text-metadata.ts';

/** Title and description of the page. */
export const generateMetadata = columnDescribedBy('itemGuide');

/** The list of items that can be applied for. */
export default async function GuideListPage({ searchParams }: { searchParams: SearchParams }) {
  const t = await getTranslations('itemGuide');
  const query = await readSearchParams(guideQuery, searchParams);
  const [page, counts, references] = await Promise.all([
    loadGuides(query),
    loadWindowCounts(query),
    loadGuideReferences(query),
  ]);
  return (
    <PageBody crumbs={[{ text: t('title') }]} title={t('title')} lead={t('lead')}>
      <GuideListView query={query} page={page} counts={counts} references={references} now={new Date()} />
    </PageBody>
  );
}
