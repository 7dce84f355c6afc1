import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';

import type { Database } from '../db/client.ts';

const dialect = new PgDialect({ casing: 'snake_case' });

/** The same SQL with its text written out, so that a query made of it is put together in no time. */
export function flat(part: SQL): SQL {
  const { sql: text, params } = dialect.sqlToQuery(part);
  const texts = text.split(/\$\d+/).map((piece) => sql.raw(piece));
  return sql.join(texts.flatMap((piece, at) => (at < params.length ? [piece, sql`${params[at]}`] : [piece])));
}

/** A query as one text, values and all: two of the same text ask the same. */
export function questionOf(query: SQL): string {
  const { sql: text, params } = dialect.sqlToQuery(query);
  return JSON.stringify([text, params]);
}

interface Reading<R> {
  read: (values: unknown[]) => R;
  /** What the query's placeholders stand for this time. */
  placeholders?: Record<string, unknown>;
}

/** Runs a query and reads each row's values by position; Drizzle's own builder would write its text anew at every call. */
export function runReady<R>(db: Database, query: SQL, { read, placeholders = {} }: Reading<R>): Promise<R[]> {
  return db._.session
    .prepareQuery<{ execute: R[]; all: unknown; values: unknown }>(
      dialect.sqlToQuery(query),
      undefined,
      undefined,
      true,
      (rows) => rows.map(read),
    )
    .execute(placeholders);
}
