import { getTranslations } from 'next-intl/server';

import { BreadcrumbData } from '../../../../components/navigation/breadcrumb-data.tsx';
import { PageBody } from '../../../../components/shell/page-body.tsx';
import { loadPolicies, loadPolicyReferences } from '../../../../features/policy/load-policies.ts';
import { PolicyListView } from '../../../../features/policy/policy-list-view.tsx';
import { policyQuery } from '../../../../features/policy/policy-query.ts';
import { readSearchParams, type SearchParams } from '../../../../lib/addresses/search-params.ts';
import { existingPage } from '../../../../lib/lists/existing-page.ts';
import { columnDescribedBy } from '../../../../lib/page-head/text-metadata.ts';

/** Title and description of the page. */
export const generateMetadata = columnDescribedBy('policy');

/** The list of policies. */
export default async function PolicyListPage({ searchParams }: { searchParams: SearchParams }) {
  const t = await getTranslations('policy');
  const query = await readSearchParams(policyQuery, searchParams);
  const [page, references] = await Promise.all([
    existingPage(loadPolicies(query)),
    loadPolicyReferences(query),
  ]);
  const crumbs = [{ text: t('title') }];
  return (
    <PageBody crumbs={crumbs} title={t('title')} lead={t('lead')}>
      <BreadcrumbData crumbs={crumbs} />
      <PolicyListView query={query} page={page} references={references} />
    </PageBody>
  );
}
