import { useLocale, useTranslations } from 'next-intl';

import { Hydrated } from '../../../components/feedback/hydrated.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { localHref } from '../../../i18n/local-href.ts';
import { PortalTexts } from '../../../lib/texts/portal-texts.tsx';
import { ResetPanel } from './reset-panel.tsx';

/** The page of a forgotten password; `tenantId` is null where the reader has to say it. */
export function ResetView({ tenantId, phone }: { tenantId: string | null; phone: string }) {
  const t = useTranslations('account.reset');
  const locale = useLocale();
  return (
    <>
      <noscript>
        <Notice tone="warn">{t('noScript', { phone: phone })}</Notice>
      </noscript>
      <PortalTexts families={['account']}>
        <Hydrated label={t('loading')} lines={6} reserve="min-h-[30rem]">
          <ResetPanel tenantId={tenantId} signInHref={localHref(locale, '/login')} />
        </Hydrated>
      </PortalTexts>
    </>
  );
}
