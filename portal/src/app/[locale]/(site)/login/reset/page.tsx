import { signInClient } from '@policy/shared/client/sign-in-client.ts';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';

import { PageBody } from '../../../../../components/shell/page-body.tsx';
import { ResetView } from '../../../../../features/account/reset/reset-view.tsx';
import { pageMetadata } from '../../../../../lib/page-head/metadata.ts';
import { publicHttp } from '../../../../../lib/server-reads/server-client.ts';
import { loadSite } from '../../../../../lib/server-reads/site.ts';

/** Title of the page; what it is reached by tells nobody where the reader comes from. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.reset');
  return { ...(await pageMetadata({ title: t('title') })), referrer: 'no-referrer' };
}

/** Where somebody who has forgotten his password chooses another. */
export default async function ResetPage() {
  const [host, http, t, login, { phone }] = await Promise.all([
    headers().then((all) => all.get('host') ?? ''),
    publicHttp(),
    getTranslations('account.reset'),
    getTranslations('account.login'),
    loadSite(),
  ]);
  const tenant = await signInClient(http).tenantOf(host);
  return (
    <PageBody
      crumbs={[{ text: login('title'), href: '/login' }, { text: t('title') }]}
      title={t('title')}
      lead={t('lead')}
    >
      <ResetView tenantId={tenant?.tenantId ?? null} phone={phone} />
    </PageBody>
  );
}
