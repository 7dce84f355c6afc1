import { and, eq, inArray, or, sql } from 'drizzle-orm';

import type { Context } from '../../kit/runtime/context.ts';
import type { Thesaurus } from '../query/thesaurus.ts';
import { countFor, findDocuments, findGroups } from './find.ts';
import { findableWords } from './findable-words.ts';
import { indexEntryOf } from './index-entry.ts';
import { knownContent } from './known-content.ts';
import type { DocumentKey, SearchDocument, SearchIndex } from './search-index.ts';
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
    tags: [...document.tags],
    ...{ industryIds: [...industryIds], enterpriseSizes: [...enterpriseSizes], tagIds: [...tagIds] },
    ...{ docNo: document.docNo, itemCode: document.itemCode, url: document.url, views: document.views },
    ...{ agencyId: document.agencyId, agencyName: document.agencyName, agencyNameEn: document.agencyNameEn },
    ...{ publishDate: document.publishDate, effectiveDate: document.effectiveDate },
    ...{ expiryDate: document.expiryDate, endedBy: document.endedBy },
    ...{ applyStart: document.applyStart, applyEnd: document.applyEnd, isSuspended: document.isSuspended },
    ...{ amountCapWan: document.amountCapWan, indexedAt: moment, isStale: false },
  };
}

const { tenantId: tenant, type: typeColumn, id: idColumn } = searchDocuments;

/** So many rows a statement: thirty values each, and their texts in one message. */
const rowsAtOnce = 50;

const inParts = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / rowsAtOnce) }, (_, at) =>
    all.slice(at * rowsAtOnce, (at + 1) * rowsAtOnce),
  );

/** The rows of documents: those of each type by their ids. */
function rowsOfDocuments({ tenantId }: Context, documents: readonly DocumentKey[]) {
  const types = new Set(documents.map(({ type }) => type));
  const ofTypes = [...types].map((type) => {
    const ids = documents.filter((one) => one.type === type).map(({ id }) => id);
    return and(eq(typeColumn, type), inArray(idColumn, ids));
  });
  return and(eq(tenant, tenantId), or(...ofTypes));
}

/**
 * The index in the product's own database, alike on both engines. What words mean is asked for every query, since editors
 * change it while people search.
 */
export const databaseIndex = (thesaurusOf: (context: Context) => Promise<Thesaurus>): SearchIndex => ({
  async put(context, documents) {
    for (const part of inParts(documents)) {
      // What stood there goes first: a statement that writes many rows cannot set each to its own values otherwise.
      await context.db.delete(searchDocuments).where(rowsOfDocuments(context, part));
      await context.db.insert(searchDocuments).values(part.map((document) => rowOf(context, document)));
    }
  },
  async remove(context, documents) {
    if (documents.length > 0)
      await context.db.delete(searchDocuments).where(rowsOfDocuments(context, documents));
  },
  async find(context, question) {
    return findDocuments(context, question, await thesaurusOf(context));
  },
  async findGroups(context, asked, size) {
    return findGroups(context, { ...asked, size }, await thesaurusOf(context));
  },
  async count(context, keyword) {
    return countFor(context, keyword, await thesaurusOf(context));
  },
  async state(context) {
    return (await knownContent(context)).state;
  },
  async findableWords(context, keyword) {
    return findableWords(context, keyword, await thesaurusOf(context));
  },
  async suggest(context, typed) {
    const thesaurus = await thesaurusOf(context);
    const { titles } = await knownContent(context);
    return suggestedOf(titles, { typed, locale: context.locale }, thesaurus);
  },
});
