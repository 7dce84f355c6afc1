import { searchTypes } from '@policy/shared/contract/portal/search.ts';
import { sql } from 'drizzle-orm';
import {
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
  boolean,
} from 'drizzle-orm/pg-core';

import { ofTenant, wireTimestamp } from '../../kit/table/columns.ts';
import type { Passage } from '../snippets/snippet.ts';

/** Words of a text as PostgreSQL looks for them. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** What can be found: one row for each published document, with its words. Everything in it is public, and made of other tables. */
export const searchDocuments = pgTable(
  'search_document',
  {
    ...ofTenant(),
    type: text({ enum: searchTypes }).notNull(),
    /** The id of the row that it was made of. */
    id: uuid().notNull(),
    title: text().notNull(),
    titleEn: text(),
    /** Names of its tags, and its key words. */
    tags: text().array().notNull(),
    /** Words of what lists show, by the weight of where they stand. Small, and within its row (migration 0090), for ranking reads it of each hit. */
    head: tsvector().notNull(),
    /** Every word, without weights: which documents have it. */
    words: tsvector().notNull(),
    /** The title as one run of folded letters, how many words it has, and its sound. */
    titleLetters: text().notNull(),
    titleWords: integer().notNull(),
    titleSyllables: text().array().notNull(),
    /** What snippets are cut from. */
    passages: jsonb().$type<Passage[]>().notNull(),
    docNo: text(),
    itemCode: text(),
    agencyId: uuid(),
    agencyName: text(),
    agencyNameEn: text(),
    industryIds: uuid().array().notNull(),
    enterpriseSizes: text().array().notNull(),
    tagIds: uuid().array().notNull(),
    publishDate: date({ mode: 'string' }),
    effectiveDate: date({ mode: 'string' }),
    expiryDate: date({ mode: 'string' }),
    endedBy: text(),
    applyStart: date({ mode: 'string' }),
    applyEnd: date({ mode: 'string' }),
    isSuspended: boolean().notNull(),
    amountCapWan: doublePrecision(),
    views: integer().notNull(),
    url: text().notNull(),
    indexedAt: wireTimestamp().notNull(),
    /** What it was made of has changed, and it is made again soon: so much that no writer is to wait for it. */
    isStale: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.type, table.id] }),
    // Entries go into it at once: the embedded database never vacuums, and each query would read through the list of pending ones.
    index('search_document_words').using('gin', table.words).with({ fastupdate: false }),
    index('search_document_indexed').on(table.tenantId, table.indexedAt),
    index('search_document_stale')
      .on(table.tenantId)
      .where(sql`${table.isStale}`),
  ],
);

/** The last time that a tenant's index was made anew as a whole, and how far that is while it goes on. */
export const searchRebuilds = pgTable('search_rebuild', {
  tenantId: text().primaryKey(),
  /** By which form of the index the whole was made last; none while the first one goes on. */
  form: integer().notNull(),
  done: integer().notNull(),
  total: integer().notNull(),
  startedAt: wireTimestamp().notNull(),
  finishedAt: wireTimestamp(),
  /** Until when nobody else begins: whoever makes it puts this ahead as he gets on, so that another goes on where one has died. */
  heldUntil: wireTimestamp(),
  /** Why the last one came to no end. */
  failure: text(),
});
