import type { Http } from '@policy/shared/client/http.ts';

import { rowsPage } from '../kinds/kit/kind-rows.ts';
import { valueOf } from '../kinds/kit/kind.ts';
import type { ContentKind, KindRow, Speaker } from '../kinds/kit/kind.ts';
import { markdownOf } from '../public-pages/machine-pages.ts';
import { nameOf } from '../texts/reference-names.ts';
import type { Named } from '../texts/reference-names.ts';
import type { FeedEntry } from './atom.ts';

const mostEntries = 50;

/** What the entries of a feed are made with. */
export interface FeedParts extends Speaker {
  http: Http;
  /** The absolute address of a path of the portal in the reader's language. */
  at: (path: string) => string;
  tags: Named[];
}

/** The newest rows of a kind as entries, of one tag where it is named. */
export async function kindEntries(kind: ContentKind, parts: FeedParts, tagId?: string): Promise<FeedEntry[]> {
  const { records } = await rowsPage(kind.entity, parts.http, {
    ...kind.query,
    ...(tagId === undefined ? {} : { tagIds: tagId }),
    descs: kind.newest,
    size: mostEntries,
  });
  return records.map((row) => entryOf(kind, row, parts));
}

/** The newest of all kinds that stand under a tag. */
export async function tagEntries(
  kinds: readonly ContentKind[],
  parts: FeedParts,
  tagId: string,
): Promise<FeedEntry[]> {
  const tagged = kinds.filter(({ entity }) => Object.hasOwn(entity.fields, 'tagIds'));
  const entries = (await Promise.all(tagged.map((kind) => kindEntries(kind, parts, tagId)))).flat();
  return entries.sort((one, other) => other.publishedOn.localeCompare(one.publishedOn)).slice(0, mostEntries);
}

function entryOf(kind: ContentKind, row: KindRow, { locale, t, at, tags }: FeedParts): FeedEntry {
  const { title, description, publishedOn, source } = kind.words(row, { locale, t });
  return {
    ...{ title, summary: description, publishedOn, author: source },
    url: at(`${kind.page}?id=${row.id}`),
    markdown: at(`${markdownOf(kind.page)}?id=${row.id}`),
    changed: row.updateTime,
    terms: termsOf(row)
      .map((id) => nameOf(tags, id, locale))
      .filter(Boolean),
  };
}

function termsOf(row: KindRow): string[] {
  const ids = valueOf(row, 'tagIds');
  return Array.isArray(ids) ? ids.map(String) : [];
}
