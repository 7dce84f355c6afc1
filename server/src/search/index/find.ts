import { sql } from 'drizzle-orm';

import type { Context } from '../../kit/runtime/context.ts';
import type { SearchPlan } from '../query/plan.ts';
import type { Thesaurus } from '../query/thesaurus.ts';
import { noCounts, totalOf } from './facets.ts';
import { lookUp } from './look-up.ts';
import type { AskedOfHits } from './look-up.ts';
import { hitsOf, matches } from './matching.ts';
import { orderOf } from './order.ts';
import { planFor } from './plan-for.ts';
import { isOwnNumber } from './rank.ts';
import { readDocuments } from './read-documents.ts';
import type {
  AskedSearch,
  DocumentKey,
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
  const { rows } = await context.db.execute<DocumentKey & Record<string, unknown>>(
    sql`select ${documents.type} as type, ${documents.id} as id from ${matches(context, plan)}
      where ${isOwnNumber(plan)} limit 2`,
  );
  const [only, another] = rows;
  if (!only || another) return null;
  return (await readDocuments(context, plan, [only]))[0] ?? null;
}

/** Whether a plan looks for nothing, as that of a query of signs alone. */
const looksForNothing = ({ numbers, parts }: SearchPlan) => numbers.length + parts.length === 0;

/** What an answer tells, and the documents that it shows. */
async function answerOf(
  context: Context,
  plan: SearchPlan,
  asked: AskedOfHits,
): Promise<SearchTold & { records: FoundDocument[] }> {
  const { suggestion, isCut } = plan;
  if (looksForNothing(plan)) return { ...noCounts(), exact: null, suggestion, isCut, records: [] };
  const { keys, ...counts } = await lookUp(context, plan, asked);
  const [records, exact] = [await readDocuments(context, plan, keys), await exactOf(context, plan)];
  return { ...counts, exact, suggestion, isCut, records };
}

/** One page of the documents that answer a query, with how many there are. */
export async function findDocuments(
  context: Context,
  { keyword, filters = {}, sort = 'relevance', current, size }: SearchQuestion,
  thesaurus: Thesaurus,
): Promise<SearchAnswer> {
  const plan = await planFor(context, keyword, thesaurus);
  const order = orderOf(context, sort, plan);
  const shown = { order, of: 'all', limit: size, offset: (current - 1) * size } as const;
  const answer = await answerOf(context, plan, { filters, shown });
  return { ...answer, total: totalOf(answer.typeCounts, filters.types) };
}

/** The first documents of every type, `size` of each, those of one type by relevance. */
export async function findGroups(
  context: Context,
  { keyword, filters = {}, size }: AskedSearch & { size: number },
  thesaurus: Thesaurus,
): Promise<GroupedAnswer> {
  const plan = await planFor(context, keyword, thesaurus);
  const order = orderOf(context, 'relevance', plan);
  return answerOf(context, plan, { filters, shown: { order, of: 'each type', limit: size } });
}

/** How many documents answer a keyword. */
export async function countFor(context: Context, keyword: string, thesaurus: Thesaurus): Promise<number> {
  const plan = await planFor(context, keyword, thesaurus);
  if (looksForNothing(plan)) return 0;
  const { rows } = await context.db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${hitsOf(context, plan)}) as hit`,
  );
  return rows[0]?.count ?? 0;
}
