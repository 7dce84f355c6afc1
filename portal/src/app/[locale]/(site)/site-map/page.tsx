import { getTranslations } from 'next-intl/server';

import { BreadcrumbData } from '../../../../components/navigation/breadcrumb-data.tsx';
import { PageBody } from '../../../../components/shell/page-body.tsx';
import { SiteMapView } from '../../../../features/site-map/site-map-view.tsx';
import { describedBy } from '../../../../lib/page-head/text-metadata.ts';
import { loadSite } from '../../../../lib/server-reads/site.ts';

/** Title and description of the page. */
export const generateMetadata = describedBy('siteMap');

/** Where everything on the portal is, for people; robots read `/sitemap.xml`. */
export default async function SiteMapPage() {
  const [t, site] = await Promise.all([getTranslations('siteMap'), loadSite()]);
  const crumbs = [{ text: t('title') }];
  return (
    <PageBody crumbs={crumbs} title={t('title')} lead={t('lead')}>
      <BreadcrumbData crumbs={crumbs} />
      <SiteMapView site={site} />
    </PageBody>
  );
}
