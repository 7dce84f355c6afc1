import 'server-only';

import { getLocale, getTranslations } from 'next-intl/server';

import { pageUrl } from '../../lib/addresses/page-url.ts';
import { requestAddress } from '../../lib/addresses/request-address.ts';
import { JsonLd } from '../../lib/structured-data/json-ld.tsx';
import { breadcrumbList } from '../../lib/structured-data/site.ts';
import type { Crumb } from './breadcrumb.tsx';

/** Tells search engines where the page stands; the last crumb is the page itself. */
export async function BreadcrumbData({ crumbs }: { crumbs: Crumb[] }) {
  const [t, locale, { path, search }] = await Promise.all([
    getTranslations('ui'),
    getLocale(),
    requestAddress(),
  ]);
  const way = [{ text: t('home'), href: '/' }, ...crumbs];
  const data = way.map(({ text, href }) => ({ name: text, url: pageUrl(locale, href ?? path + search) }));
  return <JsonLd data={breadcrumbList(data)} />;
}
