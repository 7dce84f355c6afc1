import { and, eq, sql } from 'drizzle-orm';

import type { Context } from '../../kit/runtime/context.ts';
import type { Thesaurus } from '../query/thesaurus.ts';
import { findDocuments } from './find.ts';
import { indexEntryOf } from './index-entry.ts';
import { knownContent } from './known-content.ts';
import type { SearchDocument, SearchIndex } from './search-index.ts';
import { searchDocuments } from './search-tables.ts';
import { suggestedOf } from './suggest-titles.ts';

/** The database's own time, to the millisecond: what is kept in memory of the index is told by it whether it still holds. */
const moment = sql`clock_timestamp()`;

/** How a document stands in the table. */
function rowOf({ tenantId }: Context, document: SearchDocument) {
  const { type, id, title, titleEn, passages, industryIds, enterpriseSizes, tagIds } = document;
  return {
    ...{ tenantId, type, id, title, titleEn, passages: [...passages] },
    ...indexEntryOf(document),
    ...{ industryIds: [...industryIds], enterpriseSizes: [...enterpriseSizes], tagIds: [...tagIds] },
    ...{ docNo: document.docNo, itemCode: document.itemCode, url: document.url },
    ...{ agencyId: document.agencyId, agencyName: document.agencyName },
    ...{ publishDate: document.publishDate, effectiveDate: document.effectiveDate },
    ...{ expiryDate: document.expiryDate, endedBy: document.endedBy },
    ...{ applyStart: document.applyStart, applyEnd: document.applyEnd, isSuspended: document.isSuspended },
    ...{ amountCapWan: document.amountCapWan, indexedAt: moment },
  };
}

const { tenantId: tenant, type: typeColumn, id: idColumn } = searchDocuments;

/**
 * The index in the product's own database, alike on both engines. What words mean is asked for every query, since editors
 * change it while people search.
 */
export const databaseIndex = (thesaurusOf: (context: Context) => Promise<Thesaurus>): SearchIndex => ({
  async put(context, document) {
    const row = rowOf(context, document);
    await context.db
      .insert(searchDocuments)
      .values(row)
      .onConflictDoUpdate({ target: [tenant, typeColumn, idColumn], set: row });
  },
  async remove({ db, tenantId }, { type, id }) {
    await db.delete(searchDocuments).where(and(eq(tenant, tenantId), eq(typeColumn, type), eq(idColumn, id)));
  },
  async find(context, question) {
    return findDocuments(context, question, await thesaurusOf(context));
  },
  async suggest(context, typed) {
    const { titles } = await knownContent(context);
    return suggestedOf(titles, typed);
  },
});
