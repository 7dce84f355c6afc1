import { readFile } from 'node:fs/promises';
import { PGlite, type QueryOptions, type Results, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { Statement, WorkerOptions } from './messages.ts';

const asWritten = (value: string): string => value;

// Dates, times and numeric arrays, as Drizzle's own driver asks; its functions cannot be sent to another thread.
const rawParsers = Object.fromEntries(
  [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1231, 1115, 1185, 1187, 1182].map(
    (oid) => [oid, asWritten],
  ),
);

/** Starts the embedded PostgreSQL on a folder or in memory, on the calling thread. */
export async function startEngine(options: Pick<WorkerOptions, 'dataDir' | 'archive'>): Promise<PGlite> {
  const archive = options.archive ? { loadDataDir: new Blob([await readFile(options.archive)]) } : {};
  return PGlite.create({ dataDir: options.dataDir, extensions: { pg_trgm }, ...archive });
}

/** Runs one statement on the engine or inside a transaction of it. */
export function runStatement(on: Pick<PGlite, 'query'>, statement: Statement): Promise<Results> {
  const options: QueryOptions = { rowMode: statement.asArrays ? 'array' : 'object' };
  if (statement.rawDates) options.parsers = rawParsers;
  return on.query(statement.text, statement.params, options);
}
