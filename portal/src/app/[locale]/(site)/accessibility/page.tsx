import { useTranslations } from 'next-intl';

import { BreadcrumbData } from '../../../../components/navigation/breadcrumb-data.tsx';
import { PageBody } from '../../../../components/shell/page-body.tsx';
import { AccessibilityStatement } from '../../../../features/accessibility/accessibility-statement.tsx';
import { describedBy } from '../../../../lib/page-head/text-metadata.ts';

/** Title and description of the page. */
export const generateMetadata = describedBy('accessibility');

/** What the portal does for those who see, hear or move otherwise, and what it does not do yet. */
export default function AccessibilityPage() {
  const t = useTranslations('accessibility');
  const crumbs = [{ text: t('title') }];
  return (
    <PageBody crumbs={crumbs} title={t('title')} lead={t('lead')}>
      <BreadcrumbData crumbs={crumbs} />
      <AccessibilityStatement />
    </PageBody>
  );
}
