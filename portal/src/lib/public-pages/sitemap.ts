import type { Page } from '@policy/shared/contract/kit/entity.ts';
import type { Http } from '@policy/shared/client/http.ts';

import { siteHref } from '../../base-path.ts';
import { localHref } from '../../i18n/local-href.ts';
import { sitemapKinds } from './sitemap-kinds.ts';
import type { SitemapKind } from './sitemap-kinds.ts';

/** One address of a sitemap, without its language. */
export interface SitemapEntry {
  path: string;
  /** When it last changed, as on the wire; absent where nobody knows. */
  changed?: string | undefined;
}

interface Row {
  id: string;
  updateTime?: string | null;
}

const pageSize = 200;
// The sitemap protocol admits 50,000 addresses in a file; each entry has two.
const mostEntries = 25_000;

/** Every published row of a kind. */
export async function contentEntries(kind: SitemapKind, http: Http): Promise<SitemapEntry[]> {
  const { entity, query } = kind;
  const address = 'page' in kind ? kind.page : entity.publicPage;
  const entries: SitemapEntry[] = [];
  const verb = 'listByParent' in entity && entity.listByParent ? 'page' : 'list';
  for (let current = 1; entries.length < mostEntries; current += 1) {
    const page = await http.get<Page<Row>>(`${entity.path}/${verb}`, { ...query, current, size: pageSize });
    entries.push(
      ...page.records.map(({ id, updateTime }) => ({
        path: `${address}?id=${id}`,
        changed: updateTime ?? undefined,
      })),
    );
    if (current >= page.pages) break;
  }
  return entries.slice(0, mostEntries);
}

/** The file that names the others. */
export function sitemapIndex(origin: string): string {
  const files = ['pages', ...sitemapKinds.map(({ file }) => file)];
  const entries = files.map(
    (file) => `<sitemap><loc>${origin}${siteHref(`/sitemap/${file}.xml`)}</loc></sitemap>`,
  );
  return `${declaration}<sitemapindex xmlns="${namespace}">${entries.join('')}</sitemapindex>`;
}

/** A file of addresses, each with its twin in the other language. */
export function urlSet(entries: readonly SitemapEntry[], origin: string): string {
  const urls = entries.flatMap((entry) => [urlOf(entry, 'zh', origin), urlOf(entry, 'en', origin)]);
  return `${declaration}<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`;
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function urlOf({ path, changed }: SitemapEntry, locale: 'zh' | 'en', origin: string): string {
  const at = (language: 'zh' | 'en') => origin + localHref(language, path).replaceAll('&', '&amp;');
  const twin = (hreflang: string, language: 'zh' | 'en') =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${at(language)}"/>`;
  const lastmod = changed ? `<lastmod>${shanghaiTime(changed)}</lastmod>` : '';
  return `<url><loc>${at(locale)}</loc>${lastmod}${twin('zh-CN', 'zh')}${twin('en', 'en')}</url>`;
}

const shanghaiTime = (wire: string) => `${wire.replace(' ', 'T')}+08:00`;
