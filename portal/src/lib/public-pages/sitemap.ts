import type { Http } from '@policy/shared/client/http.ts';

import { siteHref } from '../../base-path.ts';
import { localHref } from '../../i18n/local-href.ts';
import { xmlText } from '../texts/xml.ts';
import type { ContentKind, KindRow } from '../kinds/kit/kind.ts';
import { valueOf } from '../kinds/kit/kind.ts';
import { pageSize, rowsFrom, rowsPage } from '../kinds/kit/kind-rows.ts';

/** One address of a sitemap, without its language. */
export interface SitemapEntry {
  path: string;
  /** When what it shows last changed, as on the wire; absent where nobody knows. */
  changed?: string | undefined;
  /** Whether it is there to be looked up only. */
  isOver?: boolean;
}

/** One file that the index names. */
export interface SitemapFile {
  file: string;
  part: number;
  changed?: string | undefined;
}

// The protocol admits 50,000 addresses in a file; each entry has two.
const mostEntries = 25_000;
const pagesPerFile = mostEntries / pageSize;

/** When content of a kind last changed, and how many rows it has. */
async function lastOf({ entity, query }: ContentKind, http: Http) {
  const { records, total } = await rowsPage(entity, http, { ...query, descs: 'updateTime', size: 1 });
  return { changed: records[0]?.updateTime, total };
}

/** The files that hold the rows of kinds: as many as each needs, and none for one without rows. */
export async function contentFiles(kinds: readonly ContentKind[], http: Http): Promise<SitemapFile[]> {
  const files = await Promise.all(
    kinds.map(async (kind) => {
      const { changed, total } = await lastOf(kind, http);
      const parts = Math.ceil(total / mostEntries);
      return Array.from({ length: parts }, (_, at) => ({ file: kind.file, part: at + 1, changed }));
    }),
  );
  return files.flat();
}

/** The published rows of a kind that stand in one part of its files, each with the last change of what its page shows. */
export async function contentEntries(kind: ContentKind, http: Http, part = 1): Promise<SitemapEntry[]> {
  const { entity, query, page } = kind;
  const rows: KindRow[] = [];
  for await (const more of rowsFrom(entity, http, { ...query, first: (part - 1) * pagesPerFile + 1 })) {
    rows.push(...more);
    if (rows.length >= mostEntries) break;
  }
  const below = rows.length > 0 ? await changesBelow(kind, http) : new Map<string, string>();
  return rows.slice(0, mostEntries).map((row) => ({
    path: `${page}?id=${row.id}`,
    changed: later(row.updateTime, below.get(row.id)),
    isOver: kind.isOver?.(row) ?? false,
  }));
}

/** The last change of what stands below each row: a material that was changed changed its guide's page. */
async function changesBelow({ parts }: ContentKind, http: Http): Promise<Map<string, string>> {
  const last = new Map<string, string>();
  for (const { entity, of } of parts.filter(
    ({ call, sections, columns }) => !call && (sections ?? columns),
  )) {
    for await (const rows of rowsFrom(entity, http)) {
      for (const row of rows) {
        const id = String(valueOf(row, of));
        last.set(id, later(row.updateTime, last.get(id)));
      }
    }
  }
  return last;
}

const later = (one: string, other: string | undefined): string =>
  other !== undefined && other > one ? other : one;

/** The pages that stand by themselves: lists change with what they list, and the front page with all of it. */
export async function standingEntries(
  paths: readonly string[],
  kinds: readonly ContentKind[],
  http: Http,
): Promise<SitemapEntry[]> {
  const changes = await Promise.all(
    kinds.map(async (kind): Promise<[string, string | undefined]> => [
      kind.list,
      (await lastOf(kind, http)).changed,
    ]),
  );
  const lists = new Map(changes);
  const newest = [...lists.values()].filter((changed) => changed !== undefined).sort();
  return paths.map((path) => ({ path, changed: path === '/' ? newest.at(-1) : lists.get(path) }));
}

/** The file that names the others. */
export function sitemapIndex(files: readonly SitemapFile[], origin: string): string {
  const entries = files.map(({ file, part, changed }) => {
    const address = `${origin}${siteHref(`/sitemap/${file}.xml`)}${part > 1 ? `?part=${part}` : ''}`;
    return `<sitemap><loc>${address}</loc>${lastmod(changed)}</sitemap>`;
  });
  return `${declaration}<sitemapindex xmlns="${namespace}">${entries.join('')}</sitemapindex>`;
}

/** A file of addresses, each with its twin in the other language. */
export function urlSet(entries: readonly SitemapEntry[], origin: string): string {
  const urls = entries.flatMap((entry) => [urlOf(entry, 'zh', origin), urlOf(entry, 'en', origin)]);
  return `${declaration}<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`;
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function urlOf({ path, changed, isOver }: SitemapEntry, locale: 'zh' | 'en', origin: string): string {
  const at = (language: 'zh' | 'en') => xmlText(origin + localHref(language, path));
  const twin = (hreflang: string, language: 'zh' | 'en') =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${at(language)}"/>`;
  const priority = isOver ? '<priority>0.3</priority>' : '';
  const twins = twin('zh-CN', 'zh') + twin('en', 'en') + twin('x-default', 'zh');
  return `<url><loc>${at(locale)}</loc>${lastmod(changed)}${priority}${twins}</url>`;
}

const lastmod = (changed: string | undefined) =>
  changed === undefined ? '' : `<lastmod>${changed.replace(' ', 'T')}+08:00</lastmod>`;
