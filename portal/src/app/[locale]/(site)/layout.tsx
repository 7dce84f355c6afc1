import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

import { ServicePhone } from '../../../components/real-name/service-phone.tsx';
import { NoticeBar } from '../../../components/shell/notice-bar.tsx';
import { PageRecorder } from '../../../components/shell/page-recorder.tsx';
import { SiteFooter } from '../../../components/shell/site-footer.tsx';
import { SiteHeader } from '../../../components/shell/site-header.tsx';
import { AccountMenu } from '../../../features/account/account-menu.tsx';
import { SignedOut } from '../../../features/account/signed-out.tsx';
import { localHref } from '../../../i18n/local-href.ts';
import { requestAddress, wholeSearch } from '../../../lib/addresses/request-address.ts';
import { signInHref } from '../../../lib/addresses/return-address.ts';
import { keptBriefly } from '../../../lib/public-pages/kept-briefly.ts';
import { loadPortal, loadSite } from '../../../lib/server-reads/site.ts';

/** The frame of every page: header and footer around the page's own landmark. */
export default async function SiteLayout({ children }: { children: ReactNode }) {
  const [t, locale, address, site, { isGuessed }] = await Promise.all([
    getTranslations('shell'),
    getLocale(),
    requestAddress(),
    loadSite(),
    loadPortal(),
  ]);
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
        site={site}
        notice={
          <>
            {site.notice ? <NoticeBar notice={site.notice} /> : null}
            <SignedOut text={t('signedOut')} />
          </>
        }
      />
      <div className="grow pb-24" {...(isGuessed ? keptBriefly : {})}>
        <ServicePhone phone={site.phone}>{children}</ServicePhone>
      </div>
      <SiteFooter site={site} />
      <PageRecorder path={path} locale={locale} />
    </>
  );
}
