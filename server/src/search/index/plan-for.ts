import { sql } from 'drizzle-orm';

import type { Context } from '../../kit/runtime/context.ts';
import { tsqueryOf } from '../query/expression.ts';
import type { Known } from '../query/correction.ts';
import { planQuery, termsToCount } from '../query/plan.ts';
import type { SearchPlan } from '../query/plan.ts';
import type { Thesaurus } from '../query/thesaurus.ts';
import { knownContent } from './known-content.ts';
import { searchDocuments } from './search-tables.ts';

/** In how many of the tenant's documents terms are, each counted by the index of words. */
async function countTerms({ db, tenantId }: Context, terms: readonly string[]): Promise<Map<string, number>> {
  if (terms.length === 0) return new Map();
  const asked = terms.map((term) => sql`(${term}::text, ${tsqueryOf(term)}::tsquery)`);
  const { rows } = await db.execute<{ term: string; documents: number }>(sql`
    select asked.term, (
      select count(*)::int from ${searchDocuments}
      where ${searchDocuments.tenantId} = ${tenantId} and ${searchDocuments.words} @@ asked.query
    ) as documents
    from (values ${sql.join(asked, sql`, `)}) as asked (term, query)`);
  return new Map(rows.map((row) => [row.term, row.documents]));
}

/** What is known of the tenant's index, and of how many of its documents have some terms. */
export async function knownFor(
  context: Context,
  terms: readonly string[],
  thesaurus: Thesaurus,
): Promise<Known> {
  const content = await knownContent(context);
  return { ...content, thesaurus, counts: await countTerms(context, terms) };
}

/** Plans a query by what the tenant's index has. */
export const planFor = async (context: Context, keyword: string, thesaurus: Thesaurus): Promise<SearchPlan> =>
  planQuery(keyword, await knownFor(context, termsToCount(keyword, thesaurus), thesaurus));
