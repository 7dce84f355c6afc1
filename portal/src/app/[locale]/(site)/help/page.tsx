import { getTranslations } from 'next-intl/server';

import { BreadcrumbData } from '../../../../components/navigation/breadcrumb-data.tsx';
import { PageBody } from '../../../../components/shell/page-body.tsx';
import { HelpData } from '../../../../features/help/help-data.tsx';
import { HelpView } from '../../../../features/help/help-view.tsx';
import { loadHelp } from '../../../../features/help/load-help.ts';
import { describedBy } from '../../../../lib/page-head/text-metadata.ts';
import { loadSite } from '../../../../lib/server-reads/site.ts';

/** Title and description of the page. */
export const generateMetadata = describedBy('help');

/** How the portal is used, and whom to ask. */
export default async function HelpPage() {
  const t = await getTranslations('help');
  const content = await loadHelp();
  const crumbs = [{ text: t('title') }];
  return (
    <PageBody crumbs={crumbs} title={t('title')} lead={t('lead')}>
      <HelpView content={content} site={await loadSite()} />
      <HelpData articles={content.articles} />
      <BreadcrumbData crumbs={crumbs} />
    </PageBody>
  );
}
