import { getTranslations } from 'next-intl/server';

import { PageBody } from '../../../../components/shell/page-body.tsx';
import { HelpView } from '../../../../features/help/help-view.tsx';
import { loadHelp } from '../../../../features/help/load-help.ts';
import { describedBy } from '../../../../lib/page-head/text-metadata.ts';

/** Title and description of the page. */
export const generateMetadata = describedBy('help');

/** How the portal is used, and whom to ask. */
export default async function HelpPage() {
  const t = await getTranslations('help');
  return (
    <PageBody crumbs={[{ text: t('title') }]} title={t('title')} lead={t('lead')}>
      <HelpView content={await loadHelp()} />
    </PageBody>
  );
}
