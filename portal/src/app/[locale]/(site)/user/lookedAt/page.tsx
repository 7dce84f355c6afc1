import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { PersonalGate } from '../../../../../components/session/personal-gate.tsx';
import { PageBody } from '../../../../../components/shell/page-body.tsx';
import { centreAddress } from '../../../../../features/user-center/centre-query.ts';
import { loadLookedAt } from '../../../../../features/user-center/looked-at/load-looked-at.ts';
import {
  lookedAtAddress,
  lookedAtQuery,
} from '../../../../../features/user-center/looked-at/looked-at-query.ts';
import { LookedAtView } from '../../../../../features/user-center/looked-at/looked-at-view.tsx';
import { localHref } from '../../../../../i18n/local-href.ts';
import { redirect } from '../../../../../i18n/navigation.ts';
import { returnAddress } from '../../../../../lib/addresses/return-address.ts';
import { readSearchParams, type SearchParams } from '../../../../../lib/addresses/search-params.ts';
import { pageMetadata } from '../../../../../lib/page-head/metadata.ts';

/** Title of the page. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('lookedAt');
  return pageMetadata({ title: t('title') });
}

/** Which officers read what is kept of the reader and of the company that he acts for, as what and why. */
export default async function LookedAtPage({ searchParams }: { searchParams: SearchParams }) {
  const query = await readSearchParams(lookedAtQuery, searchParams);
  const [told, t, locale] = await Promise.all([
    loadLookedAt(query),
    getTranslations('lookedAt'),
    getLocale(),
  ]);
  const path = lookedAtAddress.href(query);
  if (told.kind === 'guest') {
    return redirect({
      href: { pathname: '/login', query: { redirect: returnAddress(localHref(locale, path)) ?? '/' } },
      locale,
    });
  }
  return (
    <PageBody
      crumbs={[{ text: t('centre'), href: centreAddress.path }, { text: t('title') }]}
      title={t('title')}
      lead={t('lead')}
    >
      {told.kind === 'shown' ? (
        <LookedAtView query={query} page={told.data} />
      ) : (
        <PersonalGate kind={told.kind} path={path} text={t('guest')} leads />
      )}
    </PageBody>
  );
}
