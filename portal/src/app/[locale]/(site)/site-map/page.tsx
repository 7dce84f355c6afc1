import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';

import { PageBody } from '../../../../components/shell/page-body.tsx';
import { SiteMapView } from '../../../../features/site-map/site-map-view.tsx';
import { pageMetadata } from '../../../../lib/page-head/metadata.ts';

/** Title and description of the page. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('siteMap');
  return pageMetadata({ title: t('title'), description: t('description') });
}

/** Where everything on the portal is, for people; robots read `/sitemap.xml`. */
export default function SiteMapPage() {
  const t = useTranslations('siteMap');
  return (
    <PageBody crumbs={[{ text: t('title') }]} title={t('title')} lead={t('lead')}>
      <SiteMapView />
    </PageBody>
  );
}
