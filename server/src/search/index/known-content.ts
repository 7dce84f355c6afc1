import { oncePer } from '@policy/shared/contract/kit/once-per.ts';
import { count, eq, sql } from 'drizzle-orm';

import type { Database } from '../../database/client.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { readingsIn } from '../query/readings.ts';
import { vocabularyOf } from '../query/vocabulary.ts';
import type { Vocabulary } from '../query/vocabulary.ts';
import { foldLine } from '../text/fold.ts';
import { wordsOf } from '../text/terms.ts';
import type { KnownTitle } from './suggest-titles.ts';
import { searchDocuments } from './search-tables.ts';

/** What is kept in memory of a tenant's index: its titles and the words that lists show. */
export interface KnownContent {
  documents: number;
  vocabulary: Vocabulary;
  titles: readonly KnownTitle[];
  readings(typed: string): readonly string[];
  isWritten(letters: string): boolean;
}

interface ReadContent {
  /** How many documents there were and when the newest was put in: the same means the same index. */
  state: string;
  content: KnownContent;
}

interface Kept {
  checkedAt: number;
  read: Promise<ReadContent>;
}

/** For so long nobody looks whether the index has changed. */
const freshMs = 2000;
const keptOf = oncePer((_: Database) => new Map<string, Kept>());

/** The titles and words of the tenant's index, read again when it has changed; looked at every two seconds, by one for all. */
export async function knownContent(context: Context): Promise<KnownContent> {
  const all = keptOf(context.db);
  const kept = all.get(context.tenantId);
  const now = performance.now();
  if (kept && now - kept.checkedAt < freshMs) return (await kept.read).content;
  const next = { checkedAt: now, read: readIfChanged(context, kept?.read) };
  all.set(context.tenantId, next);
  next.read.catch(() => all.get(context.tenantId) === next && all.delete(context.tenantId));
  return (await next.read).content;
}

async function readIfChanged(
  context: Context,
  before: Promise<ReadContent> | undefined,
): Promise<ReadContent> {
  const { state, documents } = await stateOf(context);
  const known = await before?.catch(() => undefined);
  return known?.state === state ? known : { state, content: await readContent(context, documents) };
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
  const counts = await readCounts(context);
  const titles = await readTitles(context);
  const english = titles.flatMap((title) =>
    title.english ? wordsOf(title.english).map(({ text }) => text) : [],
  );
  // One text, so that whether any title has something is asked once.
  const allLetters = titles.map(({ letters }) => letters).join('\n');
  return {
    ...{ documents, titles, vocabulary: vocabularyOf({ counts, english }) },
    readings: readingsIn(titles.map(({ sounds }) => sounds)),
    isWritten: (letters) => allLetters.includes(letters),
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
