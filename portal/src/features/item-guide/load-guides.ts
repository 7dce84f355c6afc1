import 'server-only';

import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import type { WindowState } from '@policy/shared/contract/entities/content/shared-choices.ts';
import type { Page, PageQuery } from '@policy/shared/contract/kit/entity.ts';
import { entityClient } from '@policy/shared/client/entity-client.ts';

import { countedRows, facetCounts } from '../../lib/lists/facet-counts.ts';
import { loadAgencies, loadIndustries, loadTags } from '../../lib/server-reads/reference-data.ts';
import { publicHttp } from '../../lib/server-reads/server-client.ts';
import { capRanges } from '../../lib/public-pages/public-queries.ts';
import { guideFacetValues, type GuideReferences } from './guide-facets.ts';
import type { WindowCounts } from './guide-list-view.tsx';
import { guideQuery, type GuideQuery } from './guide-query.ts';
import type { GuideRow } from './guide-rows.ts';

type Choice = GuideQuery['windowStatus'];

// What closes soon is open as well.
const states: Record<Choice, readonly WindowState[]> = {
  open: ['open', 'closing'],
  closing: ['closing'],
  upcoming: ['upcoming'],
  closed: ['closed', 'suspended'],
  all: [],
};

const orders: Record<GuideQuery['sort'], PageQuery<typeof itemGuide>> = {
  deadline: { ascs: 'applyEnd' },
  cap: { descs: 'amountCapWan' },
  newest: { descs: 'applyStart' },
  views: { descs: 'viewCount' },
  applications: { descs: 'applyCount' },
};

/** Order of a list: among windows that have passed, the latest deadline comes first. */
function orderOf({ sort, windowStatus }: GuideQuery): PageQuery<typeof itemGuide> {
  const looksBack = windowStatus === 'closed' || windowStatus === 'all';
  return sort === 'deadline' && looksBack ? { descs: 'applyEnd' } : orders[sort];
}

function within(cap: GuideQuery['cap']): PageQuery<typeof itemGuide> {
  if (!cap) return {};
  const [more, upTo] = capRanges[cap];
  return { amountCapWan_gt: more, ...(upTo === undefined ? {} : { amountCapWan_le: upTo }) };
}

/** The query on the wire; apply-free items have a list of their own. */
function wireQuery(query: GuideQuery, choice: Choice): PageQuery<typeof itemGuide> {
  const { sort: _sort, windowStatus: _window, cap, ...filters } = query;
  return { ...filters, ...within(cap), windowStatus: states[choice].join(','), isMsjx: 0 };
}

/** The page of item guides that the reader asked for. */
export async function loadGuides(query: GuideQuery): Promise<Page<GuideRow>> {
  const client = entityClient(itemGuide, await publicHttp());
  return client.page({ ...wireQuery(query, query.windowStatus), ...orderOf(query) });
}

/** How many guides stand under each state of the window, with the other filters in force. */
export async function loadWindowCounts(query: GuideQuery): Promise<WindowCounts> {
  const client = entityClient(itemGuide, await publicHttp());
  const count = async (choice: Choice) =>
    (await client.page({ ...wireQuery(query, choice), current: 1, size: 1 })).total;
  const [open, closing, upcoming, closed, all] = await Promise.all([
    count('open'),
    count('closing'),
    count('upcoming'),
    count('closed'),
    count('all'),
  ]);
  return { open, closing, upcoming, closed, all };
}

/** What item guides can be filtered by, with counts where the whole list could be read. */
export async function loadGuideReferences(query: GuideQuery): Promise<GuideReferences> {
  const client = entityClient(itemGuide, await publicHttp());
  const unfiltered = { keyword: query.keyword, windowStatus: query.windowStatus };
  const [agencies, tags, industries, rows] = await Promise.all([
    loadAgencies(),
    loadTags(),
    loadIndustries(),
    client.page({ ...wireQuery(guideQuery.parse(unfiltered), query.windowStatus), size: countedRows }),
  ]);
  return { agencies, tags, industries, counts: facetCounts(rows, query, guideFacetValues) };
}
