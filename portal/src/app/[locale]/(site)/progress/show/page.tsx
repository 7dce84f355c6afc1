import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'next-intl';

import { Notice } from '../../../../../components/feedback/notice.tsx';
import { PageBody } from '../../../../../components/shell/page-body.tsx';
import { LocalLink } from '../../../../../components/navigation/local-link.tsx';
import { existsWith, loadSite } from '../../../../../lib/server-reads/site.ts';
import { ProgressQuery } from '../../../../../features/progress/progress-query.tsx';
import { useProgressTexts } from '../../../../../features/progress/progress-texts.ts';
import { describedBy } from '../../../../../lib/page-head/text-metadata.ts';

/** Title and description of the page. */
export const generateMetadata = describedBy('progress');

/** Where a case stands, without signing in. */
export default async function ProgressPage() {
  await existsWith('progress');
  const { phone } = await loadSite();
  return <Progress phone={phone} />;
}

function Progress({ phone }: { phone: string }) {
  const t = useTranslations('progress');
  return (
    <PageBody crumbs={[{ text: t('title') }]} title={t('title')} lead={t('lead')}>
      <noscript>
        <Notice tone="warn">{t('noScript', { phone: phone })}</Notice>
      </noscript>
      <ProgressQuery texts={useProgressTexts()} locale={useLocale()} />
      <p className="mt-10 text-ink-soft">{t.rich('own', { link: ownLink })}</p>
    </PageBody>
  );
}

const ownLink = (text: ReactNode) => (
  <LocalLink href="/user/userCenter" className="link">
    {text}
  </LocalLink>
);
