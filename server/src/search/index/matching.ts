import { and, arrayOverlaps, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import type { Context } from '../../kit/runtime/context.ts';
import type { SearchPlan } from '../query/plan.ts';
import { relevanceOf, sharesOf } from './rank.ts';
import type { SearchFilters, SearchSort } from './search-index.ts';
import { searchDocuments as documents } from './search-tables.ts';

/** Shares that should add up to the least one may miss it by so much. */
const hair = 1e-9;

/**
 * Documents with enough of what is asked for, as a table `hit` of type, id and share: one look into the index for each part, and none into
 * the documents' texts.
 */
export function hitsOf({ tenantId }: Context, plan: SearchPlan): SQL {
  const { type, id } = documents;
  const parts = sharesOf(plan).map(
    ({ inWords, inHead, share }) => sql`select ${type} as type, ${id} as id, ${share}::float8 as share,
      case when ${inHead} then ${share}::float8 else 0 end as head_share
      from ${documents} where ${documents.tenantId} = ${tenantId} and ${inWords}`,
  );
  return sql`(select part.type, part.id, sum(part.share) as share
    from (${sql.join(parts, sql` union all `)}) as part
    group by part.type, part.id having sum(part.share) >= ${plan.leastShare - hair}::float8
      or sum(part.head_share) >= ${plan.leastHeadShare - hair}::float8) as hit`;
}

/** Whether a document is the hit beside it; a hit is of the same tenant. */
export const isHit = ({ tenantId }: Context): SQL =>
  sql`${documents.tenantId} = ${tenantId} and ${documents.type} = hit.type and ${documents.id} = hit.id`;

const anyOf = <T>(values: readonly T[] | undefined, condition: (values: T[]) => SQL): SQL | undefined =>
  values && values.length > 0 ? condition([...values]) : undefined;

/** The conditions of the filters, those of types apart: tabs tell how many there are of every type. */
export const filtered = (filters: SearchFilters): SQL | undefined => {
  const { agencyIds, industryIds, enterpriseSizes, tagIds, years } = filters;
  return and(
    anyOf(agencyIds, (ids) => inArray(documents.agencyId, ids)),
    anyOf(industryIds, (ids) => arrayOverlaps(documents.industryIds, ids)),
    anyOf(enterpriseSizes, (sizes) => arrayOverlaps(documents.enterpriseSizes, sizes)),
    anyOf(tagIds, (ids) => arrayOverlaps(documents.tagIds, ids)),
    anyOf(years, (all) => inArray(sql`extract(year from ${documents.publishDate})::int`, all)),
  );
};

/** Whether a document is of a type that is asked for. */
export const isOfType = ({ types }: SearchFilters): SQL | undefined =>
  anyOf(types, (all) => inArray(documents.type, all));

/** The order of results; what is equal in it is ordered by type and id, so that pages neither repeat nor miss any. */
export function orderOf(sort: SearchSort, plan: SearchPlan): SQL[] {
  const { publishDate, applyEnd, amountCapWan, title, docNo, itemCode, type, id } = documents;
  const order: Record<SearchSort, SQL> = {
    relevance: sql`${relevanceOf(plan)} desc`,
    newest: sql`${publishDate} desc nulls last`,
    oldest: sql`${publishDate} asc nulls last`,
    deadline: sql`${applyEnd} asc nulls last`,
    amountHigh: sql`${amountCapWan} desc nulls last`,
    amountLow: sql`${amountCapWan} asc nulls last`,
    title: sql`${title} collate "C" asc`,
    number: sql`coalesce(${docNo}, ${itemCode}) collate "C" asc nulls last`,
  };
  return [order[sort], sql`${type} asc`, sql`${id} asc`];
}
