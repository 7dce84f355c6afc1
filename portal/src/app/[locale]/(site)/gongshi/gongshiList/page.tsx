import { getTranslations } from 'next-intl/server';

import { PageBody } from '../../../../../components/shell/page-body.tsx';
import {
  loadPublicityLists,
  loadPublicityOverview,
} from '../../../../../features/publicity-list/load-publicity-lists.ts';
import { PublicityListView } from '../../../../../features/publicity-list/publicity-list-view.tsx';
import { publicityQuery } from '../../../../../features/publicity-list/publicity-query.ts';
import { readSearchParams, type SearchParams } from '../../../../../lib/addresses/search-params.ts';
import { columnDescribedBy } from '../../../../../lib/page-head/text-metadata.ts';
import { loadAgencies } from '../../../../../lib/server-reads/reference-data.ts';

/** Title and description of the page. */
export const generateMetadata = columnDescribedBy('publicityList');

/** The publicity lists. */
export default async function PublicityListPage({ searchParams }: { searchParams: SearchParams }) {
  const t = await getTranslations('publicityList');
  const query = await readSearchParams(publicityQuery, searchParams);
  const [page, overview, agencies] = await Promise.all([
    loadPublicityLists(query),
    loadPublicityOverview(query),
    loadAgencies(),
  ]);
  return (
    <PageBody crumbs={[{ text: t('title') }]} title={t('title')} lead={t('lead')}>
      <PublicityListView {...{ query, page, agencies }} {...overview} now={new Date()} />
    </PageBody>
  );
}
