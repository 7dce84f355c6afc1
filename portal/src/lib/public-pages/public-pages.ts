import { detailedRule } from '@policy/shared/contract/entities/content/detailed-rule.ts';
import { interpretation } from '@policy/shared/contract/entities/content/interpretation.ts';
import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import { policyNotice } from '@policy/shared/contract/entities/content/policy-notice.ts';
import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import { publicityList } from '@policy/shared/contract/entities/content/publicity-list.ts';
import { guidePage } from '@policy/shared/contract/portal/guide-page.ts';
import { previewParameter } from '@policy/shared/contract/portal/preview.ts';
import type { EntityName } from '@policy/shared/contract/entities/index.ts';
import { contentTag } from '@policy/shared/contract/portal/content-events.ts';

import { contentKinds } from '../kinds/content-kinds.ts';
import { machinePages } from './machine-pages.ts';
import { detail, list, plain } from './public-page.ts';
import type { PublicPage, PublicPages } from './public-page.ts';
import {
  agreementsQuery,
  applyFreeListQuery,
  detailedRuleListQuery,
  fileQuery,
  interpretationListQuery,
  itemGuideListQuery,
  noticeListQuery,
  policyListQuery,
  publicityListQuery,
  searchListQuery,
} from './public-queries.ts';

/** Where the portal shows an item guide that needs no application. */
const applyFreePage = guidePage(1);

const guideParts = ['itemGuideSection', 'itemGuideMaterial', 'department'] as const;

/** What stands on the way from a clause to the money, which every page of it shows in both directions, and what is written about it. */
const chain: readonly EntityName[] = [
  ...(['policy', 'policyClause', 'detailedRule', 'policyItem', 'itemGuide'] as const),
  ...(['policyNotice', 'publicityList', 'relatedArticle'] as const),
];

/** The same around a row of which the way has no other of its kind. */
const chainBeside = (entity: EntityName) => chain.filter((other) => other !== entity);

/** A file about one row, in a language that it is asked for. */
const rowFile = (entity: EntityName, ...around: EntityName[]): PublicPage => {
  // A calendar asks for it every day, and nobody reads it.
  const { counts: _, ...page } = detail(entity, ...around);
  return { ...page, query: fileQuery, live: [] };
};

/** Lists of documents and notices are told apart by whom they are from, what they are, and when. */
const documents = ['agencyId', 'validity', 'form', 'type', 'year'] as const;

/** What a search finds besides help. */
const foundKinds = [...new Set(contentKinds.map(({ entity }) => entity.name))];

const readable: PublicPages = {
  '/': plain(
    200,
    ...foundKinds,
    ...(['searchWord', 'helpArticle', 'focusItem', 'advertisement', 'department', 'tag'] as const),
  ),
  '/policyinfo': list(
    { query: policyListQuery, titled: [...documents, 'tagIds', 'industryIds'] },
    ...(['policy', 'policyItem', 'itemGuide', 'department', 'tag', 'industry'] as const),
  ),
  [policy.publicPage]: detail('policy', ...chainBeside('policy'), 'interpretation', 'department'),
  '/detailedrules': list(
    { query: detailedRuleListQuery, titled: documents },
    ...(['detailedRule', 'policy', 'department'] as const),
  ),
  [detailedRule.publicPage]: detail(
    'detailedRule',
    ...chainBeside('detailedRule'),
    ...(['detailedRuleSection', 'department'] as const),
  ),
  '/policyUnscramble': list(
    { query: interpretationListQuery, titled: documents },
    ...(['interpretation', 'policy', 'department'] as const),
  ),
  [interpretation.publicPage]: detail('interpretation', ...chain, 'interpretation', 'department'),
  '/notice': list({ query: noticeListQuery, titled: documents }, 'policyNotice', 'department'),
  [policyNotice.publicPage]: detail('policyNotice', ...chain, 'department'),
  '/notice/noticeDet': detail('policyNotice', ...chain, 'department'),
  '/policyitemguide': list(
    {
      query: itemGuideListQuery,
      titled: ['agencyId', 'tagIds', 'industryIds', 'supportMode', 'serviceObject', 'windowStatus'],
    },
    ...(['itemGuide', 'department', 'tag', 'industry'] as const),
  ),
  [itemGuide.publicPage]: detail('itemGuide', ...chainBeside('itemGuide'), ...guideParts),
  '/policyitemguide-msjx': list(
    { query: applyFreeListQuery, titled: ['agencyId', 'industryIds'] },
    ...(['itemGuide', 'department', 'industry'] as const),
  ),
  [applyFreePage]: detail('itemGuide', ...chainBeside('itemGuide'), ...guideParts),
  '/policyitemguide/getdetailbyitemid': {
    ...detail('policyItem', ...chainBeside('policyItem')),
    // It leads to guides, which are found themselves.
    isHidden: true,
  },
  '/gongshi/gongshiList': {
    ...list(
      { query: publicityListQuery, titled: ['agencyId', 'year'] },
      ...(['publicityList', 'itemGuide', 'department'] as const),
    ),
    live: ['keyword', 'company'],
  },
  [publicityList.publicPage]: {
    ...detail('publicityList', ...chain, 'publicityEntry', 'department'),
    // Its lines are looked through by one reader.
    live: [previewParameter, 'keyword', 'sort'],
  },
  // It finds what is found by itself, and has as many pages as there are words.
  // The words that it offers, as the front page does, find something, which changes with all that is found.
  '/search': {
    ...list({ query: searchListQuery, titled: [] }, 'searchWord', 'helpArticle', ...foundKinds),
    isHidden: true,
  },
  '/help': plain(200, 'helpArticle', 'department'),
  '/agreements': { ...plain(200, 'agreement'), query: agreementsQuery, titled: ['kind'] },
  '/accessibility': plain(200),
  '/site-map': plain(200),
  '/404': plain(404),
  '/403': plain(403),
  '/410': plain(410),
  '/archived': plain(410),
  '/500': plain(500),
  '/calendar/deadlines.ics': {
    ...plain(200, 'itemGuide', 'policyNotice', 'publicityList'),
    query: fileQuery.omit({ id: true }),
  },
  '/calendar/guide.ics': rowFile('itemGuide'),
  '/calendar/notice.ics': rowFile('policyNotice'),
  '/calendar/publicity.ics': rowFile('publicityList'),
  '/sheets/publicity.csv': rowFile('publicityList', 'publicityEntry'),
  '/sheets/publicity.xlsx': rowFile('publicityList', 'publicityEntry'),
};

/** The kinds of content whose pages exist. */
export const shownKinds = contentKinds.filter(({ page }) => readable[page] !== undefined);

/** Pages for people that search engines may have, without a language, beside those of rows; a file has a dot in its name. */
export const standingPages: readonly string[] = Object.entries(readable).flatMap(([path, page]) =>
  page?.status === 200 && !page.strict && !page.isHidden && !path.includes('.') ? [path] : [],
);

/**
 * Which pages are kept whole, what they read from their address and what makes them stale; stated here only.
 * A path that is missing here is rendered for each request. What is for programs follows from the pages for people.
 */
export const publicPages: PublicPages = withSetting({ ...readable, ...machinePages(readable, shownKinds) });

/** What the portal's tenant says of it stands on every page, and much of it in what programs read. */
function withSetting(pages: PublicPages): PublicPages {
  const setting = contentTag('portalSetting');
  return Object.fromEntries(
    Object.entries(pages).flatMap(([path, page]) =>
      page ? [[path, { ...page, tags: (query) => [...page.tags(query), setting] }]] : [],
    ),
  );
}
