import type { Validity, WindowState } from '@policy/shared/contract/entities/content/shared-choices.ts';
import { searchTypes } from '@policy/shared/contract/portal/search.ts';
import { and, eq, sql } from 'drizzle-orm';

import type { Context } from '../../kit/runtime/context.ts';
import { termsOfPlan } from '../query/plan.ts';
import type { SearchPlan } from '../query/plan.ts';
import { marksIn, snippetOf } from '../snippets/snippet.ts';
import { validityToday, windowToday } from './fields.ts';
import type { DocumentKey, FoundDocument } from './search-index.ts';
import { searchDocuments as documents } from './search-tables.ts';

/** What a result tells, and what its snippet is cut from. */
const shown = (context: Context) => ({
  ...{ type: documents.type, id: documents.id, title: documents.title, titleEn: documents.titleEn },
  ...{ docNo: documents.docNo, itemCode: documents.itemCode, url: documents.url },
  ...{ agencyId: documents.agencyId, agencyName: documents.agencyName, agencyNameEn: documents.agencyNameEn },
  ...{ industryIds: documents.industryIds, enterpriseSizes: documents.enterpriseSizes },
  ...{ tagIds: documents.tagIds, views: documents.views, isSuspended: documents.isSuspended },
  ...{ publishDate: documents.publishDate, effectiveDate: documents.effectiveDate },
  ...{ expiryDate: documents.expiryDate, endedBy: documents.endedBy },
  ...{ applyStart: documents.applyStart, applyEnd: documents.applyEnd },
  ...{ amountCapWan: documents.amountCapWan, passages: documents.passages },
  validity: sql<Validity | null>`${validityToday(context)}`,
  windowStatus: sql<WindowState | null>`${windowToday(context)}`,
});

/** A document by its type and id, as a statement tells both in one text. */
export function documentKey(told: string): DocumentKey | undefined {
  const [name, id] = told.split(' ');
  const type = searchTypes.find((one) => one === name);
  return type && id !== undefined ? { type, id } : undefined;
}

/** Some documents in their order, with what they say about a plan that they answer; those that are gone are left out. */
export async function readDocuments(
  context: Context,
  plan: SearchPlan,
  keys: readonly DocumentKey[],
): Promise<FoundDocument[]> {
  if (keys.length === 0) return [];
  const wanted = keys.map(({ type, id }) => sql`(${type}, ${id}::uuid)`);
  const rows = await context.db
    .select(shown(context))
    .from(documents)
    .where(
      and(
        eq(documents.tenantId, context.tenantId),
        sql`(${documents.type}, ${documents.id}) in (${sql.join(wanted, sql`, `)})`,
      ),
    );
  const terms = termsOfPlan(plan);
  const places = new Map(keys.map(({ type, id }, place) => [`${type} ${id}`, place]));
  const placeOf = ({ type, id }: DocumentKey) => places.get(`${type} ${id}`) ?? 0;
  return rows
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map(({ passages, ...told }) => ({
      ...told,
      titleMarks: marksIn(told.title, terms),
      titleEnMarks: told.titleEn === null ? [] : marksIn(told.titleEn, terms),
      snippet: snippetOf(passages, terms),
    }));
}
