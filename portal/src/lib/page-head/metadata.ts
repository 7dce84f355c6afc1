import 'server-only';

import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { config } from '../../config.ts';
import { localHref } from '../../i18n/local-href.ts';
import { routing } from '../../i18n/routing.ts';
import type { Locale } from '../../i18n/routing.ts';
import { requestAddress } from '../addresses/request-address.ts';
import type { RequestAddress } from '../addresses/request-address.ts';
import { publicPages } from '../public-pages/public-pages.ts';
import { governmentMarks } from './government-marks.ts';
import type { ArticleMarks, ColumnMarks } from './government-marks.ts';

/** What a page says about itself to search engines, other sites and inspectors. */
export interface PageFacts {
  /** Name of the page; the front page has none of its own. */
  title?: string;
  description?: string;
  /** The column a list is, or the article a detail page is, in the words of the government site rules. */
  column?: ColumnMarks;
  article?: ArticleMarks;
  /** The path, without a language, of the page that says the same and is the one for search engines. */
  canonicalPath?: string;
}

const hreflang = { zh: 'zh-CN', en: 'en' } satisfies Record<Locale, string>;
// Each further filter multiplies the pages a crawler could walk without adding content.
const mostIndexedFilters = 2;

/** Title, canonical and language links, preview and government marks of the page being rendered. */
export async function pageMetadata(facts: PageFacts): Promise<Metadata> {
  const { title, description, column, article, canonicalPath } = facts;
  const [t, locale, asked] = await Promise.all([getTranslations('site'), getLocale(), requestAddress()]);
  const address = { ...asked, path: canonicalPath ?? asked.path };
  const site = t('name');
  const named = title && address.preview ? t('previewOf', { title }) : title;
  const canonical = absolute(locale, address);
  return {
    metadataBase: new URL(config.portalOrigin),
    title: titleOf(named, site),
    ...(description ? { description } : {}),
    alternates: { canonical, languages: languageLinks(address) },
    robots: robots(address),
    openGraph: {
      title: title ?? site,
      ...(description ? { description } : {}),
      url: canonical,
      siteName: site,
      locale: hreflang[locale].replace('-', '_'),
      type: article ? 'article' : 'website',
    },
    other: governmentMarks({ site, origin: config.portalOrigin, canonical, column, article }),
  };
}

const titleOf = (named: string | undefined, site: string) => (named ? `${named} | ${site}` : site);

const absolute = (locale: Locale, { path, search }: RequestAddress) =>
  new URL(localHref(locale, path + search), config.portalOrigin).href;

/** The same page in each language; the bare path is also for readers of any other. */
function languageLinks(address: RequestAddress) {
  const links = routing.locales.map((locale): [string, string] => [
    hreflang[locale],
    absolute(locale, address),
  ]);
  return { ...Object.fromEntries(links), 'x-default': absolute(routing.defaultLocale, address) };
}

/** Only kept pages are for indexes: the others belong to one reader, or are one of endlessly many searches. */
function robots({ path, search, preview }: RequestAddress): Metadata['robots'] {
  if (preview) return { index: false, follow: false };
  const page = publicPages[path];
  const asked = [...new URLSearchParams(search).keys()];
  const isLive = asked.some((name) => page?.live.includes(name));
  const filters = asked.filter((name) => name !== 'current' && name !== 'size');
  const isIndexed = page?.status === 200 && !isLive && filters.length <= mostIndexedFilters;
  return { index: isIndexed, follow: true };
}
