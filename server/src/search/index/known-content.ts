import { setTimeout as delay } from 'node:timers/promises';

import { oncePer } from '@policy/shared/contract/kit/once-per.ts';
import { count, eq, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';

import type { Database } from '../../database/client.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { readingsIn, soundingTitle } from '../query/readings.ts';
import { soundsOf } from '../text/pinyin.ts';
import { writtenIn } from '../query/written.ts';
import { vocabularyOf } from '../query/vocabulary.ts';
import type { Vocabulary } from '../query/vocabulary.ts';
import { foldLine } from '../text/fold.ts';
import { wordsOf } from '../text/terms.ts';
import { lettersOf } from './index-entry.ts';
import type { KnownTitle } from './suggest-titles.ts';
import { searchDocuments } from './search-tables.ts';

/** What is kept in memory of a tenant's index: its titles and the words that lists show. */
export interface KnownContent {
  /** Another one means another index. */
  state: string;
  documents: number;
  /** In how many documents terms are that somebody has asked for. */
  termCounts: LRUCache<string, number>;
  vocabulary: Vocabulary;
  titles: readonly KnownTitle[];
  readings: (typed: string) => readonly string[];
  isWritten: (letters: string) => boolean;
  nearWritten: (letters: string) => string | null;
}

interface Kept {
  /** Never while it is being looked at. */
  checkedAt: number;
  known: KnownContent | undefined;
  read: Promise<KnownContent>;
}

/** For so long nobody looks whether the index has changed. */
const freshMs = 2000;
/** For so long a query waits for what has changed; of a large index it takes what was known before, and a later one has it. */
const patienceMs = 150;
const mostCounts = 20_000;
const keptOf = oncePer((_: Database) => new Map<string, Kept>());

/** The titles and words of the tenant's index, read again when it has changed; looked at every two seconds, by one for all. */
export async function knownContent(context: Context): Promise<KnownContent> {
  const last = keptOf(context.db).get(context.tenantId);
  const isFresh = last !== undefined && performance.now() - last.checkedAt < freshMs;
  const { checkedAt, known, read } = isFresh ? last : look(context, last?.known);
  return known && checkedAt === Infinity ? Promise.race([read, delay(patienceMs, known)]) : read;
}

/** Looks whether the index has changed since something was known of it. */
function look(context: Context, known: KnownContent | undefined): Kept {
  const all = keptOf(context.db);
  const kept: Kept = { checkedAt: Infinity, known, read: readIfChanged(context, known) };
  all.set(context.tenantId, kept);
  kept.read.then(
    (read) => Object.assign(kept, { known: read, checkedAt: performance.now() }),
    () => all.delete(context.tenantId),
  );
  return kept;
}

async function readIfChanged(context: Context, before: KnownContent | undefined): Promise<KnownContent> {
  const { state, documents } = await stateOf(context);
  if (before?.state === state) return before;
  return { ...(await readContent(context, documents)), state };
}

async function stateOf({ db, tenantId }: Context) {
  const { indexedAt } = searchDocuments;
  // The sum beside the newest: of two that write at once, the one that began first may be seen last.
  const when = sql<
    string | null
  >`max(${indexedAt})::text || ' ' || sum(extract(epoch from ${indexedAt}))::text`;
  const [row] = await db
    .select({ documents: count(), when })
    .from(searchDocuments)
    .where(eq(searchDocuments.tenantId, tenantId));
  const documents = row?.documents ?? 0;
  return { documents, state: `${String(documents)} ${row?.when ?? ''}` };
}

async function readContent(context: Context, documents: number): Promise<Omit<KnownContent, 'state'>> {
  const counts = await readCounts(context);
  const titles = await readTitles(context);
  const tags = await readTags(context);
  const english = titles.flatMap((title) =>
    title.english ? wordsOf(title.english).map(({ text }) => text) : [],
  );
  return {
    ...{ documents, titles, vocabulary: vocabularyOf({ counts, english }) },
    termCounts: new LRUCache<string, number>({ max: mostCounts }),
    ...writtenIn([...titles.map(({ letters }) => letters), ...tags.map(lettersOf)]),
    readings: readingsIn([...titles.map(({ sounds }) => sounds), ...tags.map(soundsOf).map(soundingTitle)]),
  };
}

/** In how many documents each word of the heads is (`ts_stat`, PostgreSQL 12.4.4). */
async function readCounts({ db, tenantId }: Context): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ word: string; documents: number }>(sql`
    select word, ndoc::int as documents
    from ts_stat(format('select head from search_document where tenant_id = %L', ${tenantId}::text))`);
  return new Map(rows.map(({ word, documents }) => [word, documents]));
}

/** Names of tags, and key words: what people call things that titles call otherwise. */
async function readTags({ db, tenantId }: Context): Promise<string[]> {
  const tag = sql<string>`unnest(${searchDocuments.tags})`;
  const rows = await db
    .selectDistinct({ tag })
    .from(searchDocuments)
    .where(eq(searchDocuments.tenantId, tenantId));
  return rows.map((row) => row.tag);
}

async function readTitles({ db, tenantId }: Context): Promise<KnownTitle[]> {
  const { type, id, url, title, titleEn, titleLetters, titleSyllables } = searchDocuments;
  const rows = await db
    .select({ type, id, url, title, titleEn, titleLetters, titleSyllables })
    .from(searchDocuments)
    .where(eq(searchDocuments.tenantId, tenantId))
    .orderBy(type, id);
  return rows.map((row) => ({
    ...{ type: row.type, id: row.id, url: row.url, letters: row.titleLetters },
    ...{ title: row.title, titleEn: row.titleEn },
    english: row.titleEn === null ? null : foldLine(row.titleEn),
    sounds: soundingTitle({
      text: row.titleLetters.replaceAll(/\P{Script=Han}/gu, ''),
      syllables: row.titleSyllables,
    }),
  }));
}
