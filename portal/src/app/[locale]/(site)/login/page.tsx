import { signInClient } from '@policy/shared/client/sign-in-client.ts';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';

import { PageBody } from '../../../../components/shell/page-body.tsx';
import { LoginView } from '../../../../features/account/login-view.tsx';
import { leaveWhenSignedIn } from '../../../../features/account/leave-when-signed-in.ts';
import { pageMetadata } from '../../../../lib/page-head/metadata.ts';
import { returnAddress } from '../../../../lib/addresses/return-address.ts';
import { readSearchParams, type SearchParams } from '../../../../lib/addresses/search-params.ts';
import { publicHttp } from '../../../../lib/server-reads/server-client.ts';
import { loadSite } from '../../../../lib/server-reads/site.ts';
import { isOpen } from '../../../../lib/texts/site.ts';
import { loginQuery } from '../../../../features/account/login-query.ts';

/** Exactly 登录: this page's title names no site. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.login');
  return { ...(await pageMetadata({ title: t('title') })), title: t('title') };
}

/** Sign-in; who is signed in already goes to the front page. */
export default async function LoginPage({ searchParams }: { searchParams: SearchParams }) {
  const { redirect, ...back } = await readSearchParams(loginQuery, searchParams);
  // Who comes back from a provider is signed in anew, whoever was signed in before.
  if (back.state === '') await leaveWhenSignedIn();
  const [host, http, t, site] = await Promise.all([
    headers().then((all) => all.get('host') ?? ''),
    publicHttp(),
    getTranslations('account.login'),
    loadSite(),
  ]);
  const tenant = await signInClient(http).tenantOf(host);
  return (
    <PageBody crumbs={[{ text: t('title') }]}>
      <LoginView
        tenant={tenant}
        returnTo={returnAddress(redirect)}
        back={back.state === '' ? null : back}
        phone={site.phone}
        mayRegister={isOpen(site, 'registration')}
      />
    </PageBody>
  );
}
