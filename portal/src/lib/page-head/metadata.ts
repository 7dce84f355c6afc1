import 'server-only';

import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { config } from '../../config.ts';
import { localHref, otherLocale } from '../../i18n/local-href.ts';
import { routing } from '../../i18n/routing.ts';
import type { Locale } from '../../i18n/routing.ts';
import { requestAddress } from '../addresses/request-address.ts';
import { cardSize, fixedCard } from '../cards/fixed-card.ts';
import { pageStanding } from '../public-pages/page-standing.ts';
import { loadSite } from '../server-reads/site.ts';
import { isOpen } from '../texts/site.ts';
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
  /** Feeds of what it shows, and its twin as Markdown; paths without a language. */
  feeds?: readonly { title: string; path: string }[];
  markdown?: string;
  /** Its picture, where it has one of its own, as a path with its language. */
  card?: string;
  /** Keeps it from search engines whatever its address is. */
  isHidden?: boolean;
}

const hreflang = { zh: 'zh-CN', en: 'en' } satisfies Record<Locale, string>;
const openGraphLocale = { zh: 'zh_CN', en: 'en' } satisfies Record<Locale, string>;

/** Title, canonical and language links, preview and government marks of the page being rendered. */
export async function pageMetadata(facts: PageFacts): Promise<Metadata> {
  const [t, locale, { path, search, preview }, shown] = await Promise.all([
    getTranslations('site'),
    getLocale(),
    requestAddress(),
    loadSite(),
  ]);
  const { name: site, siteCode } = shown;
  const { title, description } = facts;
  const named = title && preview ? t('previewOf', { title }) : title;
  const { canonical, isIndexed } = pageStanding(facts.canonicalPath ?? path, search);
  const url = absolute(locale, canonical);
  const picture = config.portalOrigin + (facts.card ?? fixedCard(locale, 'site'));
  return {
    metadataBase: new URL(config.portalOrigin),
    title: [...(named ? [named] : []), site].join(' | '),
    description: description ?? null,
    alternates: {
      canonical: url,
      languages: languageLinks(canonical),
      types: otherForms(facts, locale, isOpen(shown, 'feeds')),
    },
    robots: robotsOf(isIndexed && !facts.isHidden, preview !== null),
    openGraph: openGraph(facts, locale, { site, url, picture }),
    twitter: { card: 'summary_large_image' },
    other: {
      ...governmentMarks({ ...facts, site, siteCode, origin: config.portalOrigin, canonical: url, picture }),
      'applicable-device': 'pc,mobile',
    },
  };
}

/** Nobody keeps a preview, nor walks on from it. */
const robotsOf = (isIndexed: boolean, isPreview: boolean) => ({
  index: isIndexed && !isPreview,
  follow: !isPreview,
});

/** How other sites show a link to the page. */
function openGraph(
  { title, description, article }: PageFacts,
  locale: Locale,
  { site, url, picture }: { site: string; url: string; picture: string },
): Metadata['openGraph'] {
  const shown = title ?? site;
  return {
    ...{ title: shown, ...(description ? { description } : {}), url, siteName: site },
    images: [{ url: picture, ...cardSize, alt: shown }],
    locale: openGraphLocale[locale],
    alternateLocale: openGraphLocale[otherLocale(locale)],
    ...openGraphType(article),
  };
}

const openGraphType = (article: ArticleMarks | undefined) =>
  article
    ? { type: 'article' as const, publishedTime: article.publishedOn, authors: [article.source] }
    : { type: 'website' as const };

const absolute = (locale: Locale, address: string) =>
  new URL(localHref(locale, address), config.portalOrigin).href;

/** The same page in each language; the bare path is also for readers of any other. */
function languageLinks(address: string) {
  const links = routing.locales.map((locale): [string, string] => [
    hreflang[locale],
    absolute(locale, address),
  ]);
  return { ...Object.fromEntries(links), 'x-default': absolute(routing.defaultLocale, address) };
}

/** The same as a feed and as Markdown. */
const otherForms = ({ feeds = [], markdown }: PageFacts, locale: Locale, hasFeeds: boolean) => ({
  ...(feeds.length > 0 && hasFeeds
    ? {
        'application/atom+xml': feeds.map(({ title, path }) => ({ title, url: absolute(locale, path) })),
      }
    : {}),
  ...(markdown ? { 'text/markdown': absolute(locale, markdown) } : {}),
});
