import { sql } from 'drizzle-orm';

import type { Context } from '../../kit/runtime/context.ts';
import type { SearchPlan } from '../query/plan.ts';
import type { Thesaurus } from '../query/thesaurus.ts';
import { countAll, noCounts, totalOf } from './facets.ts';
import { conditionsOf, filtered, hitsOf, isHit } from './matching.ts';
import { orderOf } from './order.ts';
import { planFor } from './plan-for.ts';
import { isOwnNumber } from './rank.ts';
import { readDocuments } from './read-documents.ts';
import type {
  AskedSearch,
  FoundDocument,
  GroupedAnswer,
  SearchAnswer,
  SearchQuestion,
  SearchTold,
} from './search-index.ts';
import { searchDocuments as documents } from './search-tables.ts';

/** The one document that has the number that was asked for as its own, whatever the filters. */
async function exactOf(context: Context, plan: SearchPlan): Promise<FoundDocument | null> {
  if (plan.numbers.length === 0) return null;
  const reading = { where: isOwnNumber(plan), order: orderOf(context, 'relevance', plan), limit: 2 };
  const [only, another] = await readDocuments(context, plan, reading);
  return only && !another ? only : null;
}

/** Whether a plan looks for nothing, as that of a query of signs alone. */
const looksForNothing = ({ numbers, parts }: SearchPlan) => numbers.length + parts.length === 0;

async function told(
  context: Context,
  plan: SearchPlan,
  filters: AskedSearch['filters'],
): Promise<SearchTold> {
  const { suggestion, isCut } = plan;
  if (looksForNothing(plan)) return { ...noCounts(), exact: null, suggestion, isCut };
  const counts = await countAll(context, plan, filters ?? {});
  return { ...counts, exact: await exactOf(context, plan), suggestion, isCut };
}

/** One page of the documents that answer a query, with how many there are. */
export async function findDocuments(
  context: Context,
  { keyword, filters = {}, sort = 'relevance', current, size }: SearchQuestion,
  thesaurus: Thesaurus,
): Promise<SearchAnswer> {
  const plan = await planFor(context, keyword, thesaurus);
  const answer = await told(context, plan, filters);
  const total = totalOf(answer.typeCounts, filters.types);
  const offset = (current - 1) * size;
  if (offset >= total) return { ...answer, records: [], total };
  const where = filtered(conditionsOf(context, filters));
  const records = await readDocuments(context, plan, {
    ...{ where, order: orderOf(context, sort, plan), limit: size, offset },
  });
  return { ...answer, records, total };
}

/** The first documents of every type, `size` of each, those of one type after each other and by relevance. */
export async function findGroups(
  context: Context,
  { keyword, filters = {}, size }: AskedSearch & { size: number },
  thesaurus: Thesaurus,
): Promise<GroupedAnswer> {
  const plan = await planFor(context, keyword, thesaurus);
  const answer = await told(context, plan, filters);
  const { typeCounts } = answer;
  if (totalOf(typeCounts, filters.types) === 0) return { ...answer, records: [] };
  const where = filtered(conditionsOf(context, filters)) ?? sql`true`;
  const order = sql.join(orderOf(context, 'relevance', plan), sql`, `);
  const table = sql`(select ${documents.type} as type, ${documents.id} as id,
      row_number() over (partition by ${documents.type} order by ${order}) as place
    from ${documents} join ${hitsOf(context, plan)} on ${isHit(context)} where ${where}) as ranked`;
  const on = sql`ranked.type = ${documents.type} and ranked.id = ${documents.id} and ranked.place <= ${size}`;
  const records = await readDocuments(context, plan, {
    ...{ among: { table, on }, order: [sql`${documents.type}`, sql`ranked.place`] },
    limit: size * Object.keys(typeCounts).length,
  });
  return { ...answer, records };
}

/** How many documents answer a keyword. */
export async function countFor(context: Context, keyword: string, thesaurus: Thesaurus): Promise<number> {
  const plan = await planFor(context, keyword, thesaurus);
  if (looksForNothing(plan)) return 0;
  const { rows } = await context.db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${hitsOf(context, plan)}`,
  );
  return rows[0]?.count ?? 0;
}
