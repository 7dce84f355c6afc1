import { setTimeout as delay } from 'node:timers/promises';
import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Database } from './client.ts';
import { refusalOf } from './errors.ts';

const attempts = 4;

// Serialization failure and deadlock: PostgreSQL's own advice is to try the whole transaction again.
const retried = new Set(['40001', '40P01']);

/**
 * Runs the work in one transaction, or in a savepoint of it when `db` is a transaction already.
 * A transaction that lost against another one is run again, so the work does nothing outside the database.
 */
export function inTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  return is(db, PgTransaction) ? db.transaction(work) : withRetry(db, work, 1);
}

async function withRetry<T>(db: Database, work: (tx: Database) => Promise<T>, attempt: number): Promise<T> {
  try {
    return await db.transaction(work);
  } catch (error) {
    if (attempt >= attempts || !retried.has(refusalOf(error)?.code ?? '')) throw error;
  }
  // Two that met once should not meet again at the same moment.
  await delay(Math.random() * 20 * 2 ** attempt);
  return withRetry(db, work, attempt + 1);
}
