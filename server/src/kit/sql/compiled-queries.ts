import { createHash } from 'node:crypto';
import { is, sql, SQL } from 'drizzle-orm';
import type { QueryWithTypings } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';

import type { Database } from '../../database/client.ts';

const dialect = new PgDialect({ casing: 'snake_case' });

/** The same SQL with its text written out, so that a query made of it is put together in no time. */
export function flat(part: SQL): SQL {
  const { sql: text, params } = dialect.sqlToQuery(part);
  const texts = text.split(/\$\d+/).map((piece) => sql.raw(piece));
  return sql.join(texts.flatMap((piece, at) => (at < params.length ? [piece, sql`${params[at]}`] : [piece])));
}

/** A query with its text written out, so that it is written once whatever is done with it. */
export type CompiledQuery = QueryWithTypings;

/** Writes a query's text out. */
export const compiled = (query: SQL): CompiledQuery => dialect.sqlToQuery(query);

/** A query as one text, values and all: two of the same text ask the same. */
export const questionOf = ({ sql: text, params }: CompiledQuery, placeholders: object = {}): string =>
  JSON.stringify([text, params, placeholders]);

interface Reading<R> {
  read: (values: unknown[]) => R;
  /** Whether PostgreSQL keeps the statement planned, on each connection: for one whose plan is the same whatever it is asked with. */
  isKept?: boolean | undefined;
  /** What the query's placeholders stand for this time. */
  placeholders?: Record<string, unknown>;
}

/** Runs a query and reads each row's values by position; Drizzle's own builder would write its text anew at every call. */
export function runCompiled<R>(
  db: Database,
  query: SQL | CompiledQuery,
  { read, isKept = false, placeholders = {} }: Reading<R>,
): Promise<R[]> {
  const written = is(query, SQL) ? compiled(query) : query;
  return db._.session
    .prepareQuery<{ execute: R[]; all: unknown; values: unknown }>(
      written,
      undefined,
      isKept ? keptName(written.sql) : undefined,
      true,
      (rows) => rows.map(read),
    )
    .execute(placeholders);
}

/** How many statements a connection keeps: each takes PostgreSQL some tens of kilobytes. */
const mostKept = 200;
const keptNames = new Map<string, string>();

/** The name under which connections keep a statement, from its text, so that two of our processes mean the same by it; none where they keep enough. */
function keptName(text: string): string | undefined {
  const known = keptNames.get(text);
  if (known || keptNames.size >= mostKept) return known;
  const name = createHash('sha1').update(text).digest('base64');
  keptNames.set(text, name);
  return name;
}
