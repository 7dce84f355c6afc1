import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import { publicityList } from '@policy/shared/contract/entities/content/publicity-list.ts';
import type { EntityName } from '@policy/shared/contract/entities/index.ts';
import { contentTag } from '@policy/shared/contract/portal/content-events.ts';
import { previewParameter } from '@policy/shared/contract/portal/preview.ts';
import { z } from 'zod';

import {
  agreementsQuery,
  detailQuery,
  itemGuideListQuery,
  policyListQuery,
  publicityListQuery,
} from './public-queries.ts';
import { sitemapKinds } from './sitemap-kinds.ts';

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
}

const nothing = z.object({});

const plain = (status: PublicPage['status'], ...shows: EntityName[]): PublicPage => ({
  query: nothing,
  live: [],
  tags: () => shows.map((entity) => contentTag(entity)),
  status,
  strict: false,
});

const list = (query: z.ZodObject, ...shows: EntityName[]): PublicPage => ({
  ...plain(200, ...shows),
  query,
  live: ['keyword'],
});

/** The row itself by id; whatever hangs around it by entity, as a new neighbour has no tag here yet. Nobody keeps a preview. */
const detail = (entity: EntityName, ...around: EntityName[]): PublicPage => ({
  ...plain(200),
  query: detailQuery,
  live: [previewParameter],
  tags: ({ id }) => [contentTag(entity, String(id)), ...around.map((other) => contentTag(other))],
  strict: true,
});

/**
 * Which pages are kept whole, what they read from their address and what makes them stale; stated here only.
 * A path that is missing here is rendered for each request.
 */
export const publicPages: Partial<Record<string, PublicPage>> = {
  '/': plain(200, 'policy', 'itemGuide', 'publicityList', 'department', 'tag'),
  '/policyinfo': list(policyListQuery, 'policy', 'policyItem', 'department', 'tag', 'industry'),
  [policy.publicPage]: detail(
    'policy',
    'policyClause',
    'detailedRule',
    'policyItem',
    'itemGuide',
    'publicityList',
    'department',
  ),
  '/policyitemguide': list(itemGuideListQuery, 'itemGuide', 'department', 'tag', 'industry'),
  [itemGuide.publicPage]: detail(
    'itemGuide',
    'itemGuideSection',
    'itemGuideMaterial',
    'policyItem',
    'policy',
    'policyClause',
    'publicityList',
    'department',
  ),
  '/gongshi/gongshiList': list(publicityListQuery, 'publicityList', 'itemGuide', 'department'),
  [publicityList.publicPage]: detail('publicityList', 'publicityEntry', 'itemGuide', 'policy', 'department'),
  '/agreements': { ...plain(200, 'agreement'), query: agreementsQuery },
  '/site-map': plain(200),
  '/404': plain(404),
  '/403': plain(403),
  '/410': plain(410),
  '/archived': plain(410),
  '/500': plain(500),
  '/robots.txt': plain(200),
  '/sitemap.xml': plain(200),
  '/sitemap/pages.xml': plain(200),
  ...Object.fromEntries(
    sitemapKinds.map(({ file, entity }) => [`/sitemap/${file}.xml`, plain(200, entity.name)]),
  ),
};
