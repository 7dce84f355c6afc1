import { oncePer } from '@policy/shared/contract/kit/once-per.ts';
import { count, eq, sql } from 'drizzle-orm';

import type { Database } from '../../database/client.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { readingsIn } from '../query/readings.ts';
import { vocabularyOf } from '../query/vocabulary.ts';
import type { Vocabulary } from '../query/vocabulary.ts';
import { foldLine } from '../text/fold.ts';
import type { KnownTitle } from './suggest-titles.ts';
import { searchDocuments } from './search-tables.ts';

/** What is kept in memory of a tenant's index: its titles and the words that lists show. */
export interface KnownContent {
  documents: number;
  vocabulary: Vocabulary;
  titles: readonly KnownTitle[];
  readings(typed: string): readonly string[];
}

interface Kept {
  /** How many documents there were and when the newest was put in: the same means the same index. */
  state: string;
  checkedAt: number;
  content: Promise<KnownContent>;
}

/** For so long nobody looks whether the index has changed. */
const freshMs = 2000;
const keptOf = oncePer((_: Database) => new Map<string, Kept>());

/** The titles and words of the tenant's index, read again when it has changed; not older than two seconds. */
export async function knownContent(context: Context): Promise<KnownContent> {
  const { db, tenantId } = context;
  const all = keptOf(db);
  const kept = all.get(tenantId);
  const now = performance.now();
  if (kept && now - kept.checkedAt < freshMs) return kept.content;
  const { state, documents } = await stateOf(context);
  const content = kept?.state === state ? kept.content : readContent(context, documents);
  const next = { state, checkedAt: now, content };
  all.set(tenantId, next);
  content.catch(() => all.get(tenantId) === next && all.delete(tenantId));
  return content;
}

async function stateOf({ db, tenantId }: Context) {
  const [row] = await db
    .select({ documents: count(), newest: sql<string | null>`max(${searchDocuments.indexedAt})::text` })
    .from(searchDocuments)
    .where(eq(searchDocuments.tenantId, tenantId));
  const documents = row?.documents ?? 0;
  return { documents, state: `${String(documents)} ${row?.newest ?? ''}` };
}

async function readContent(context: Context, documents: number): Promise<KnownContent> {
  const [counts, titles] = [await readCounts(context), await readTitles(context)];
  return {
    documents,
    vocabulary: vocabularyOf(counts),
    titles,
    readings: readingsIn(titles.map(({ sounds }) => sounds)),
  };
}

/** In how many documents each word of the heads is (`ts_stat`, PostgreSQL 12.4.4). */
async function readCounts({ db, tenantId }: Context): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ word: string; documents: number }>(sql`
    select word, ndoc::int as documents
    from ts_stat(format('select head from search_document where tenant_id = %L', ${tenantId}::text))`);
  return new Map(rows.map(({ word, documents }) => [word, documents]));
}

async function readTitles({ db, tenantId }: Context): Promise<KnownTitle[]> {
  const { type, id, title, titleEn, titleLetters, titleSyllables } = searchDocuments;
  const rows = await db
    .select({ type, id, title, titleEn, titleLetters, titleSyllables })
    .from(searchDocuments)
    .where(eq(searchDocuments.tenantId, tenantId))
    .orderBy(type, id);
  return rows.map((row) => ({
    ...{ type: row.type, id: row.id, text: row.title, letters: row.titleLetters },
    english: row.titleEn === null ? null : foldLine(row.titleEn),
    sounds: { text: row.titleLetters.replaceAll(/\P{Script=Han}/gu, ''), syllables: row.titleSyllables },
  }));
}
