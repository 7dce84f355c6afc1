import { detailedRule } from '@policy/shared/contract/entities/content/detailed-rule.ts';
import { interpretation } from '@policy/shared/contract/entities/content/interpretation.ts';
import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import { policyNotice } from '@policy/shared/contract/entities/content/policy-notice.ts';
import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import { publicityList } from '@policy/shared/contract/entities/content/publicity-list.ts';
import type { EntityName } from '@policy/shared/contract/entities/index.ts';
import { contentTag } from '@policy/shared/contract/portal/content-events.ts';
import { previewParameter } from '@policy/shared/contract/portal/preview.ts';
import { z } from 'zod';

import {
  agreementsQuery,
  applyFreeListQuery,
  detailedRuleListQuery,
  detailQuery,
  fileQuery,
  interpretationListQuery,
  itemGuideListQuery,
  noticeListQuery,
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

/** Where the portal shows an item guide that needs no application. */
const applyFreePage = `${itemGuide.publicPage}-msjx`;

const nothing = z.object({});
const guideParts = ['itemGuideSection', 'itemGuideMaterial', 'department'] as const;

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

/** What stands on the way from a clause to the money, which every page of it shows in both directions, and what is written about it. */
const chain: readonly EntityName[] = [
  ...(['policy', 'policyClause', 'detailedRule', 'policyItem', 'itemGuide'] as const),
  ...(['policyNotice', 'publicityList', 'relatedArticle'] as const),
];

/** The same around a row of which the way has no other of its kind. */
const chainBeside = (entity: EntityName) => chain.filter((other) => other !== entity);

/** A file about one row, in a language that it is asked for. */
const rowFile = (entity: EntityName, ...around: EntityName[]): PublicPage => ({
  ...detail(entity, ...around),
  query: fileQuery,
  live: [],
});

/**
 * Which pages are kept whole, what they read from their address and what makes them stale; stated here only.
 * A path that is missing here is rendered for each request.
 */
export const publicPages: Partial<Record<string, PublicPage>> = {
  '/': plain(
    200,
    ...(['policy', 'itemGuide', 'publicityList', 'policyNotice', 'interpretation'] as const),
    ...(['focusItem', 'advertisement', 'department', 'tag'] as const),
  ),
  '/policyinfo': list(policyListQuery, 'policy', 'policyItem', 'department', 'tag', 'industry'),
  [policy.publicPage]: detail('policy', ...chainBeside('policy'), 'interpretation', 'department'),
  '/detailedrules': list(detailedRuleListQuery, 'detailedRule', 'policy', 'department'),
  [detailedRule.publicPage]: detail(
    'detailedRule',
    ...chainBeside('detailedRule'),
    'detailedRuleSection',
    'department',
  ),
  '/policyUnscramble': list(interpretationListQuery, 'interpretation', 'policy', 'department'),
  [interpretation.publicPage]: detail('interpretation', ...chain, 'interpretation', 'department'),
  '/notice': list(noticeListQuery, 'policyNotice', 'department'),
  [policyNotice.publicPage]: detail('policyNotice', ...chain, 'department'),
  '/notice/noticeDet': detail('policyNotice', ...chain, 'department'),
  '/policyitemguide': list(itemGuideListQuery, 'itemGuide', 'department', 'tag', 'industry'),
  [itemGuide.publicPage]: detail('itemGuide', ...chainBeside('itemGuide'), ...guideParts),
  '/policyitemguide-msjx': list(applyFreeListQuery, 'itemGuide', 'department', 'industry'),
  [applyFreePage]: detail('itemGuide', ...chainBeside('itemGuide'), ...guideParts),
  '/policyitemguide/getdetailbyitemid': detail('policyItem', ...chainBeside('policyItem')),
  '/gongshi/gongshiList': {
    ...list(publicityListQuery, 'publicityList', 'itemGuide', 'department'),
    live: ['keyword', 'company'],
  },
  [publicityList.publicPage]: detail('publicityList', ...chain, 'publicityEntry', 'department'),
  '/help': plain(200, 'helpArticle', 'department'),
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
  '/calendar/deadlines.ics': {
    ...plain(200, 'itemGuide', 'policyNotice', 'publicityList'),
    query: fileQuery.omit({ id: true }),
  },
  '/calendar/guide.ics': rowFile('itemGuide'),
  '/calendar/notice.ics': rowFile('policyNotice'),
  '/calendar/publicity.ics': rowFile('publicityList'),
  '/sheets/publicity.csv': rowFile('publicityList', 'publicityEntry'),
  ...Object.fromEntries(
    sitemapKinds.map(({ file, entity }) => [`/sitemap/${file}.xml`, plain(200, entity.name)]),
  ),
};
