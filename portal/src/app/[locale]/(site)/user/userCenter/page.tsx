import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { PersonalGate } from '../../../../../components/session/personal-gate.tsx';
import { PageBody } from '../../../../../components/shell/page-body.tsx';
import { centreAddress, centreQuery } from '../../../../../features/user-center/centre-query.ts';
import { loadCentre } from '../../../../../features/user-center/load-centre.ts';
import { UserCentreView } from '../../../../../features/user-center/user-centre-view.tsx';
import { localHref } from '../../../../../i18n/local-href.ts';
import { redirect } from '../../../../../i18n/navigation.ts';
import { returnAddress } from '../../../../../lib/addresses/return-address.ts';
import { readSearchParams, type SearchParams } from '../../../../../lib/addresses/search-params.ts';
import { pageMetadata } from '../../../../../lib/page-head/metadata.ts';
import { loadSite } from '../../../../../lib/server-reads/site.ts';

/** Title of the page. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('userCenter');
  return pageMetadata({ title: t('title') });
}

/** A company's own applications; the page is for signed-in readers only. */
export default async function UserCentrePage({ searchParams }: { searchParams: SearchParams }) {
  const query = await readSearchParams(centreQuery, searchParams);
  const [centre, t, locale, site] = await Promise.all([
    loadCentre(query),
    getTranslations('userCenter'),
    getLocale(),
    loadSite(),
  ]);
  const path = centreAddress.href(query);
  if (centre.kind === 'guest') {
    return redirect({
      href: { pathname: '/login', query: { redirect: returnAddress(localHref(locale, path)) ?? '/' } },
      locale,
    });
  }
  return (
    <PageBody crumbs={[{ text: t('title') }]} title={t('title')}>
      {centre.kind === 'shown' ? (
        <UserCentreView query={query} {...centre.data} site={site} now={new Date()} />
      ) : (
        <PersonalGate kind={centre.kind} path={path} text={t('guest')} leads />
      )}
    </PageBody>
  );
}
