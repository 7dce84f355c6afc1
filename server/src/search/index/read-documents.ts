import type { Validity, WindowState } from '@policy/shared/contract/entities/content/shared-choices.ts';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import type { Context } from '../../kit/runtime/context.ts';
import { termsOfPlan } from '../query/plan.ts';
import type { SearchPlan } from '../query/plan.ts';
import { marksIn, snippetOf } from '../snippets/snippet.ts';
import { validityToday, windowToday } from './fields.ts';
import { hitsOf, isHit } from './matching.ts';
import type { FoundDocument } from './search-index.ts';
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

interface Reading {
  where?: SQL | undefined;
  order: SQL[];
  limit: number;
  offset?: number;
  /** Documents that alone are read, by a condition on a table beside them. */
  among?: { table: SQL; on: SQL };
}

/** Documents that answer a plan, with what they say about it. */
export async function readDocuments(
  context: Context,
  plan: SearchPlan,
  { where, order, limit, offset = 0, among }: Reading,
): Promise<FoundDocument[]> {
  const all = context.db
    .select(shown(context))
    .from(documents)
    .innerJoin(hitsOf(context, plan), isHit(context))
    .$dynamic();
  const chosen = among ? all.innerJoin(among.table, among.on) : all;
  const rows = await chosen
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const terms = termsOfPlan(plan);
  return rows.map(({ passages, ...told }) => ({
    ...told,
    titleMarks: marksIn(told.title, terms),
    titleEnMarks: told.titleEn === null ? [] : marksIn(told.titleEn, terms),
    snippet: snippetOf(passages, terms),
  }));
}
