import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { PersonalGate } from '../../../../../../components/session/personal-gate.tsx';
import { PageBody } from '../../../../../../components/shell/page-body.tsx';
import { loadPersonal } from '../../../../../../features/personal/load-personal.ts';
import { personalAddress, personalQuery } from '../../../../../../features/personal/personal-query.ts';
import { PersonalView } from '../../../../../../features/personal/personal-view.tsx';
import { localHref } from '../../../../../../i18n/local-href.ts';
import { redirect } from '../../../../../../i18n/navigation.ts';
import { returnAddress } from '../../../../../../lib/addresses/return-address.ts';
import { readSearchParams, type SearchParams } from '../../../../../../lib/addresses/search-params.ts';
import { pageMetadata } from '../../../../../../lib/page-head/metadata.ts';

/** Title of the page. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('personal');
  return pageMetadata({ title: t('title') });
}

/** A reader's own account: how he is reached, how he signs in, and where he is signed in. */
export default async function PersonalPage({ searchParams }: { searchParams: SearchParams }) {
  const query = await readSearchParams(personalQuery, searchParams);
  const [own, t, centre, locale] = await Promise.all([
    loadPersonal(query),
    getTranslations('personal'),
    getTranslations('userCenter'),
    getLocale(),
  ]);
  const path = personalAddress.href(query);
  if (own.kind === 'guest') {
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
      {own.kind === 'shown' ? (
        <PersonalView query={query} {...own.data} />
      ) : (
        <PersonalGate kind={own.kind} path={path} text={t('guest')} leads />
      )}
    </PageBody>
  );
}
