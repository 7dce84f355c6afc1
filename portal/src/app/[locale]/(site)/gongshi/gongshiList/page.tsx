import { getTranslations } from 'next-intl/server';

import { BreadcrumbData } from '../../../../../components/navigation/breadcrumb-data.tsx';
import { PageBody } from '../../../../../components/shell/page-body.tsx';
import { companyQuery } from '../../../../../features/publicity-list/company-query.ts';
import { CompanyAnswer, CompanySearch } from '../../../../../features/publicity-list/company-search.tsx';
import { loadCompany } from '../../../../../features/publicity-list/load-company.ts';
import {
  loadPublicityLists,
  loadPublicityOverview,
} from '../../../../../features/publicity-list/load-publicity-lists.ts';
import { PublicityListView } from '../../../../../features/publicity-list/publicity-list-view.tsx';
import { publicityQuery } from '../../../../../features/publicity-list/publicity-query.ts';
import { readSearchParams, type SearchParams } from '../../../../../lib/addresses/search-params.ts';
import { existingPage } from '../../../../../lib/lists/existing-page.ts';
import { columnDescribedBy } from '../../../../../lib/page-head/text-metadata.ts';
import { loadAgencies } from '../../../../../lib/server-reads/reference-data.ts';
import { loadSite } from '../../../../../lib/server-reads/site.ts';

/** Title and description of the page. */
export const generateMetadata = columnDescribedBy('publicityList');

/** The publicity lists. */
export default async function PublicityListPage({ searchParams }: { searchParams: SearchParams }) {
  const t = await getTranslations('publicityList');
  const query = await readSearchParams(publicityQuery, searchParams);
  const { company: asked } = await readSearchParams(companyQuery, searchParams);
  const [page, overview, agencies, found, site] = await Promise.all([
    existingPage(loadPublicityLists(query)),
    loadPublicityOverview(query),
    loadAgencies(),
    asked ? loadCompany(asked) : null,
    loadSite(),
  ]);
  const company = (
    <CompanySearch asked={asked}>
      {asked ? <CompanyAnswer {...{ asked, found, site }} /> : null}
    </CompanySearch>
  );
  const crumbs = [{ text: t('title') }];
  return (
    <PageBody crumbs={crumbs} title={t('title')} lead={t('lead')}>
      <BreadcrumbData crumbs={crumbs} />
      <PublicityListView {...{ query, page, agencies, company, site }} {...overview} now={new Date()} />
    </PageBody>
  );
}
