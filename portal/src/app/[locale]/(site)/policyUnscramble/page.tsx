import { getTranslations } from 'next-intl/server';

import { BreadcrumbData } from '../../../../components/navigation/breadcrumb-data.tsx';
import { PageBody } from '../../../../components/shell/page-body.tsx';
import { InterpretationListView } from '../../../../features/interpretation/interpretation-list-view.tsx';
import { interpretationQuery } from '../../../../features/interpretation/interpretation-query.ts';
import {
  loadInterpretationReferences,
  loadInterpretations,
} from '../../../../features/interpretation/load-interpretations.ts';
import { readSearchParams, type SearchParams } from '../../../../lib/addresses/search-params.ts';
import { existingPage } from '../../../../lib/lists/existing-page.ts';
import { columnDescribedBy } from '../../../../lib/page-head/text-metadata.ts';

/** Title and description of the page. */
export const generateMetadata = columnDescribedBy('interpretation');

/** The list of what explains policies. */
export default async function InterpretationListPage({ searchParams }: { searchParams: SearchParams }) {
  const t = await getTranslations('interpretation');
  const query = await readSearchParams(interpretationQuery, searchParams);
  const [page, references] = await Promise.all([
    existingPage(loadInterpretations(query)),
    loadInterpretationReferences(query),
  ]);
  const crumbs = [{ text: t('title') }];
  return (
    <PageBody crumbs={crumbs} title={t('title')} lead={t('lead')}>
      <BreadcrumbData crumbs={crumbs} />
      <InterpretationListView query={query} page={page} references={references} />
    </PageBody>
  );
}
