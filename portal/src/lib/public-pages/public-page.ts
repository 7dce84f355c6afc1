import type { EntityName } from '@policy/shared/contract/entities/index.ts';
import { contentTag } from '@policy/shared/contract/portal/content-events.ts';
import { countedEntities } from '@policy/shared/contract/portal/page-views.ts';
import type { CountedEntity } from '@policy/shared/contract/portal/page-views.ts';
import { previewParameter } from '@policy/shared/contract/portal/preview.ts';
import { z } from 'zod';

import { detailQuery } from './public-queries.ts';

/** A page that is the same for everyone, so that portal/server may keep it whole. */
export interface PublicPage {
  /** Everything the page may read from its address; other parameters never reach it. */
  query: z.ZodObject;
  /** Parameters with endless values: with one of them the page is rendered anew for each reader. */
  live: readonly string[];
  /** Content whose publication makes the kept page wrong. */
  tags: (query: Record<string, unknown>) => readonly string[];
  status: 200 | 403 | 404 | 410 | 500;
  /** Whether an address that does not fit the query names nothing at all, as a detail page without an id. */
  strict: boolean;
  /** Parameters by each of which, where it stands alone, the page is one of its own: with a title that says so, and in search engines. */
  titled: readonly string[];
  /** The entity whose row it shows, where readers of it are counted. */
  counts?: CountedEntity;
  /** Kept from search engines, though everybody may read it: a search has as many pages as there are words. */
  isHidden?: true;
}

/** Pages by their path, without a language. */
export type PublicPages = Partial<Record<string, PublicPage>>;

const nothing = z.object({});

/** A page that reads nothing of its address. */
export const plain = (status: PublicPage['status'], ...shows: EntityName[]): PublicPage => ({
  query: nothing,
  live: [],
  tags: () => shows.map((entity) => contentTag(entity)),
  status,
  strict: false,
  titled: [],
});

/** What lists read of their addresses, and which of their filters give them a title of their own. */
interface ListSpec {
  query: z.ZodObject;
  titled: readonly string[];
}

/** A list with filters. */
export const list = ({ query, titled }: ListSpec, ...shows: EntityName[]): PublicPage => ({
  ...plain(200, ...shows),
  query,
  live: ['keyword'],
  titled,
});

/** The row itself by id; whatever hangs around it by entity, as a new neighbour has no tag here yet. Nobody keeps a preview. */
export const detail = (entity: EntityName, ...around: EntityName[]): PublicPage => ({
  ...plain(200),
  ...countsOf(entity),
  query: detailQuery,
  live: [previewParameter],
  // Tags are told to search engines by their names.
  tags: ({ id }) => [
    contentTag(entity, String(id)),
    ...[...around, 'tag' as const].map((other) => contentTag(other)),
  ],
  strict: true,
  titled: ['id'],
});

const countsOf = (entity: EntityName): Pick<PublicPage, 'counts'> => {
  const counts = countedEntities.find((counted) => counted === entity);
  return counts ? { counts } : {};
};

/** Whether a page is a list that is turned over page by page. */
export const isList = (page: PublicPage): boolean => Object.hasOwn(page.query.shape, 'current');
