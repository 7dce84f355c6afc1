import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

import { PageRecorder } from '../../../components/shell/page-recorder.tsx';
import { SiteFooter } from '../../../components/shell/site-footer.tsx';
import { SiteHeader } from '../../../components/shell/site-header.tsx';
import { AccountMenu } from '../../../features/account/account-menu.tsx';
import { SignedOut } from '../../../features/account/signed-out.tsx';
import { localHref } from '../../../i18n/local-href.ts';
import { requestAddress, wholeSearch } from '../../../lib/addresses/request-address.ts';
import { signInHref } from '../../../lib/addresses/return-address.ts';

/** The frame of every page: header and footer around the page's own landmark. */
export default async function SiteLayout({ children }: { children: ReactNode }) {
  const [t, locale, address] = await Promise.all([getTranslations('shell'), getLocale(), requestAddress()]);
  const { path, search } = address;
  const account = (
    <AccountMenu
      signInHref={signInHref(locale, path + search)}
      centreHref={localHref(locale, '/user/userCenter')}
      texts={{
        ...{ signIn: t('signIn'), signOut: t('signOut') },
        ...{ actingFor: t('actingFor'), himself: t('himself') },
      }}
    />
  );
  return (
    <>
      <SiteHeader
        path={path}
        search={wholeSearch(address)}
        account={account}
        notice={<SignedOut text={t('signedOut')} />}
      />
      <div className="grow pb-24">{children}</div>
      <SiteFooter />
      <PageRecorder path={path} locale={locale} />
    </>
  );
}
