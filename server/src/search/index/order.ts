import { validities } from '@policy/shared/contract/entities/content/shared-choices.ts';
import type { Validity } from '@policy/shared/contract/entities/content/shared-choices.ts';
import type { SearchSort } from '@policy/shared/contract/portal/search.ts';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import { wireDate } from '../../kit/runtime/clock.ts';
import type { Context } from '../../kit/runtime/context.ts';
import type { SearchPlan } from '../query/plan.ts';
import { validityToday } from './fields.ts';
import { relevanceOf } from './rank.ts';
import { searchDocuments as documents } from './search-tables.ts';

/** What holds comes first, then what will, then what has ended. */
const placeOfValidity: Record<Validity, number> = {
  ...{ valid: 0, expiring: 1, upcoming: 2 },
  ...{ revised: 3, expired: 4, repealed: 5 },
};

function byValidity(context: Context): SQL {
  const places = validities.map(
    (validity) => sql`when ${sql.raw(`'${validity}'`)} then ${sql.raw(String(placeOfValidity[validity]))}`,
  );
  return sql`case ${validityToday(context)} ${sql.join(places, sql` `)} else 9 end asc`;
}

/** Days that are still to come first, the nearest of them before the others; then what has none, and what is over last. */
function byDeadline({ clock }: Context): SQL {
  const { applyEnd } = documents;
  const today = sql`${wireDate(clock.now())}::date`;
  const part = sql`case when ${applyEnd} >= ${today} then 0 when ${applyEnd} is null then 1 else 2 end`;
  return sql`${part} asc, ${applyEnd} asc`;
}

/** What is equal in an order is ordered by relevance, and in the end by type and id, so that pages neither repeat nor miss any. */
export function orderOf(context: Context, sort: SearchSort, plan: SearchPlan): SQL[] {
  const { publishDate, amountCapWan, views, agencyName, type, id } = documents;
  const relevance = sql`${relevanceOf(plan)} desc`;
  const order: Record<SearchSort, SQL[]> = {
    relevance: [],
    newest: [sql`${publishDate} desc nulls last`],
    oldest: [sql`${publishDate} asc nulls last`],
    deadline: [byDeadline(context)],
    cap: [sql`${amountCapWan} desc nulls last`],
    views: [sql`${views} desc`],
    agency: [sql`${agencyName} collate "C" asc nulls last`],
    validity: [byValidity(context)],
  };
  return [...order[sort], relevance, sql`${type} asc`, sql`${id} asc`];
}
