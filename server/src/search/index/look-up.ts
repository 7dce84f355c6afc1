import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import type { Context } from '../../kit/runtime/context.ts';
import type { SearchPlan } from '../query/plan.ts';
import { byIndex } from './by-index.ts';
import { countsIn, gathered } from './facets.ts';
import type { CountRow, Counts } from './facets.ts';
import { conditionsOf, filtered, hitsOf, isHit } from './matching.ts';
import { documentKey } from './read-documents.ts';
import type { DocumentKey, SearchFilters } from './search-index.ts';
import { searchDocuments as documents } from './search-tables.ts';

/** Which of the documents that answer a plan are shown: some of all of them, or of each type. */
interface Shown {
  order: readonly SQL[];
  of: 'all' | 'each type';
  limit: number;
  offset?: number;
}

/** What is asked of the documents that answer a plan. */
export interface AskedOfHits {
  filters: SearchFilters;
  shown: Shown;
}

/** What an answer tells besides its documents, and which those are, in their order. */
interface LookedUp extends Counts {
  keys: DocumentKey[];
}

/**
 * How many of the documents that answer a plan are of each type and have each value, and which of them are shown: all in one statement,
 * so that it is of the same documents, and the index of words is looked into once.
 */
export async function lookUp(
  context: Context,
  plan: SearchPlan,
  { filters, shown }: AskedOfHits,
): Promise<LookedUp> {
  const { columns, counts } = countsIn(context, filters);
  const isShown = sql`coalesce(${filtered(conditionsOf(context, filters)) ?? sql`true`}, false)`;
  const among = shown.of === 'all' ? isShown : sql`${isShown}, ${documents.type}`;
  const { limit, offset = 0 } = shown;
  const rows = await byIndex<CountRow>(
    context,
    sql`
    with hit as materialized (${hitsOf(context, plan)}),
    found as materialized (
      select ${columns}, ${documents.id} as id, ${isShown} as is_shown,
        row_number() over (partition by ${among} order by ${sql.join([...shown.order], sql`, `)}) as place
      from ${documents} join hit on ${isHit(context)}
    )
    ${sql.join(counts, sql` union all `)}
    union all select ${sql.raw(`'${record}'`)}, type || ' ' || id, place::int
    from found where is_shown and place > ${offset} and place <= ${offset + limit}`,
  );
  const records = rows
    .filter(({ field }) => field === record)
    .toSorted((one, other) => one.count - other.count);
  return { ...gathered(rows), keys: records.flatMap(({ value }) => documentKey(value) ?? []) };
}

/** Beside the fields that are counted. */
const record = 'record';
