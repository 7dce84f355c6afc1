import { useTranslations } from 'next-intl';

import { Hydrated } from '../../../../components/feedback/hydrated.tsx';
import { Notice } from '../../../../components/feedback/notice.tsx';
import { PageBody } from '../../../../components/shell/page-body.tsx';
import { NewPasswordForm } from '../../../../features/account/new-password/new-password-form.tsx';
import { describedBy } from '../../../../lib/page-head/text-metadata.ts';
import { PortalTexts } from '../../../../lib/texts/portal-texts.tsx';
import { siteFacts } from '../../../../lib/texts/site-facts.ts';

/** Title and description of the page. */
export const generateMetadata = describedBy('newPassword');

/** Where a link leads that an officer had sent: whoever holds it chooses his password. */
export default function NewPasswordPage() {
  const t = useTranslations('newPassword');
  return (
    <PageBody crumbs={[{ text: t('title') }]} title={t('title')} lead={t('lead')}>
      <noscript>
        <Notice tone="warn">{t('noScript', { phone: siteFacts.phone })}</Notice>
      </noscript>
      <PortalTexts families={['newPassword']}>
        <Hydrated label={t('loading')} lines={6}>
          <NewPasswordForm />
        </Hydrated>
      </PortalTexts>
    </PageBody>
  );
}
