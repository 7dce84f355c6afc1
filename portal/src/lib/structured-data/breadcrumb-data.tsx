import 'server-only';

import { getLocale, getTranslations } from 'next-intl/server';

import type { Crumb } from '../../components/navigation/breadcrumb.tsx';
import { pageUrl } from '../page-url.ts';
import { requestAddress } from '../request-address.ts';
import { JsonLd } from './json-ld.tsx';
import { breadcrumbList } from './site.ts';

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
