import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { PersonalGate } from '../../../../../../components/session/personal-gate.tsx';
import { PageBody } from '../../../../../../components/shell/page-body.tsx';
import { companyAddress, companyQuery } from '../../../../../../features/company/company-query.ts';
import { CompanyView } from '../../../../../../features/company/company-view.tsx';
import { loadCompany } from '../../../../../../features/company/load-company.ts';
import { NoCompanyNotice } from '../../../../../../features/company/no-company.tsx';
import { localHref } from '../../../../../../i18n/local-href.ts';
import { redirect } from '../../../../../../i18n/navigation.ts';
import { returnAddress } from '../../../../../../lib/addresses/return-address.ts';
import { readSearchParams, type SearchParams } from '../../../../../../lib/addresses/search-params.ts';
import { pageMetadata } from '../../../../../../lib/page-head/metadata.ts';
import { loadSite } from '../../../../../../lib/server-reads/site.ts';

/** Title of the page. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('company');
  return pageMetadata({ title: t('title') });
}

/** The company that a reader acts for: what it is, who acts for it, and what happened in it. */
export default async function CompanyPage({ searchParams }: { searchParams: SearchParams }) {
  const query = await readSearchParams(companyQuery, searchParams);
  const [read, t, centre, locale, site] = await Promise.all([
    loadCompany(query),
    getTranslations('company'),
    getTranslations('userCenter'),
    getLocale(),
    loadSite(),
  ]);
  const path = companyAddress.href(query);
  if (read.kind === 'guest') {
    return redirect({
      href: { pathname: '/login', query: { redirect: returnAddress(localHref(locale, path)) ?? '/' } },
      locale,
    });
  }
  return (
    <PageBody
      crumbs={[{ text: centre('title'), href: '/user/userCenter' }, { text: t('title') }]}
      title={t('title')}
    >
      {read.kind !== 'shown' ? (
        <PersonalGate kind={read.kind} path={path} text={t('guest')} leads />
      ) : read.data.kind === 'company' ? (
        <CompanyView query={query} shown={read.data} now={new Date()} />
      ) : (
        <NoCompanyNotice {...read.data} site={site} />
      )}
    </PageBody>
  );
}
