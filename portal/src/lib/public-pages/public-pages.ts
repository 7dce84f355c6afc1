import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import { publicityList } from '@policy/shared/contract/entities/content/publicity-list.ts';

import { contentKinds } from '../kinds/content-kinds.ts';
import { machinePages } from './machine-pages.ts';
import { detail, list, plain } from './public-page.ts';
import type { PublicPages } from './public-page.ts';
import {
  agreementsQuery,
  itemGuideListQuery,
  policyListQuery,
  publicityListQuery,
} from './public-queries.ts';

const readable: PublicPages = {
  '/': plain(200, 'policy', 'itemGuide', 'publicityList', 'department', 'tag'),
  '/policyinfo': list(
    { query: policyListQuery, titled: ['agencyId', 'tagIds', 'industryIds', 'validity', 'year'] },
    'policy',
    'policyItem',
    'department',
    'tag',
    'industry',
  ),
  [policy.publicPage]: detail(
    'policy',
    'policyClause',
    'detailedRule',
    'policyItem',
    'itemGuide',
    'publicityList',
    'department',
  ),
  '/policyitemguide': list(
    {
      query: itemGuideListQuery,
      titled: ['agencyId', 'tagIds', 'industryIds', 'supportMode', 'serviceObject', 'windowStatus'],
    },
    'itemGuide',
    'department',
    'tag',
    'industry',
  ),
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
  '/gongshi/gongshiList': list(
    { query: publicityListQuery, titled: ['agencyId', 'year'] },
    'publicityList',
    'itemGuide',
    'department',
  ),
  [publicityList.publicPage]: detail('publicityList', 'publicityEntry', 'itemGuide', 'policy', 'department'),
  '/agreements': { ...plain(200, 'agreement'), query: agreementsQuery, titled: ['kind'] },
  '/site-map': plain(200),
  '/404': plain(404),
  '/403': plain(403),
  '/410': plain(410),
  '/archived': plain(410),
  '/500': plain(500),
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
export const publicPages: PublicPages = { ...readable, ...machinePages(readable, shownKinds) };
