import { getTranslations } from 'next-intl/server';

import { BreadcrumbData } from '../../../../components/navigation/breadcrumb-data.tsx';
import { PageBody } from '../../../../components/shell/page-body.tsx';
import { AccessibilityStatement } from '../../../../features/accessibility/accessibility-statement.tsx';
import { describedBy } from '../../../../lib/page-head/text-metadata.ts';
import { loadSite } from '../../../../lib/server-reads/site.ts';

/** Title and description of the page. */
export const generateMetadata = describedBy('accessibility');

/** What the portal does for those who see, hear or move otherwise, and what it does not do yet. */
export default async function AccessibilityPage() {
  const t = await getTranslations('accessibility');
  const crumbs = [{ text: t('title') }];
  return (
    <PageBody crumbs={crumbs} title={t('title')} lead={t('lead')}>
      <BreadcrumbData crumbs={crumbs} />
      <AccessibilityStatement site={await loadSite()} />
    </PageBody>
  );
}
