import { sql } from 'drizzle-orm';

import type { Context } from '../../kit/runtime/context.ts';
import { tsqueryOf } from '../query/expression.ts';
import type { Known } from '../query/correction.ts';
import { planQuery, termsToCount } from '../query/plan.ts';
import type { SearchPlan } from '../query/plan.ts';
import type { Thesaurus } from '../query/thesaurus.ts';
import { byIndex } from './by-index.ts';
import { knownContent } from './known-content.ts';
import { searchDocuments } from './search-tables.ts';

/** In how many of the tenant's documents terms are, each counted by the index of words. */
async function countTerms(context: Context, terms: readonly string[]): Promise<Map<string, number>> {
  if (terms.length === 0) return new Map();
  const asked = terms.map((term) => sql`(${term}::text, ${tsqueryOf(term)}::tsquery)`);
  const rows = await byIndex<{ term: string; documents: number }>(
    context,
    sql`
    select asked.term, (
      select count(*)::int from ${searchDocuments}
      where ${searchDocuments.tenantId} = ${context.tenantId} and ${searchDocuments.words} @@ asked.query
    ) as documents
    from (values ${sql.join(asked, sql`, `)}) as asked (term, query)`,
  );
  return new Map(rows.map((row) => [row.term, row.documents]));
}

/** What is known of the tenant's index, and of how many of its documents have some terms. */
export async function knownFor(
  context: Context,
  terms: readonly string[],
  thesaurus: Thesaurus,
): Promise<Known> {
  const content = await knownContent(context);
  const { termCounts } = content;
  // Counted once for each state of the index: a frequent word is in thousands of documents.
  const unknown = terms.filter((term) => !termCounts.has(term));
  for (const [term, documents] of await countTerms(context, unknown)) termCounts.set(term, documents);
  return { ...content, thesaurus, counts: new Map(terms.map((term) => [term, termCounts.get(term) ?? 0])) };
}

/** Plans a query by what the tenant's index has. */
export const planFor = async (context: Context, keyword: string, thesaurus: Thesaurus): Promise<SearchPlan> =>
  planQuery(keyword, await knownFor(context, termsToCount(keyword, thesaurus), thesaurus));
