import { oncePer } from '@policy/shared/contract/kit/once-per.ts';
import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';

import type { Database } from '../../database/client.ts';

/** The query that is running, and the next one, which everybody who asked since then waits for. */
interface Flight<T> {
  now: Promise<T>;
  next?: Promise<T>;
}

/** Asks the database, unless others ask it the same just now. */
export type Shared<T> = (db: Database, question: string, ask: () => Promise<T>) => Promise<T>;

/**
 * Answers that askers of the same question share; nobody may change what he is given.
 * Whoever asks while a query is running waits for the next one: the running one may have begun before the caller's own write.
 */
export function singleFlight<T>(): Shared<T> {
  const sharingsOf = oncePer((_: Database) => new Map<string, Flight<T>>());
  return (db, question, ask) => {
    // Inside a transaction only its own connection sees what it has written.
    if (is(db, PgTransaction)) return ask();
    const sharings = sharingsOf(db);
    const sharing = sharings.get(question);
    if (!sharing) return begin(sharings, question, ask);
    sharing.next ??= sharing.now.then(
      () => begin(sharings, question, ask),
      () => begin(sharings, question, ask),
    );
    return sharing.next;
  };
}

function begin<T>(sharings: Map<string, Flight<T>>, question: string, ask: () => Promise<T>): Promise<T> {
  const sharing: Flight<T> = { now: ask() };
  sharings.set(question, sharing);
  const end = () => {
    if (!sharing.next) sharings.delete(question);
  };
  sharing.now.then(end, end);
  return sharing.now;
}
