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

type Options = Pick<WorkerOptions, 'dataDir' | 'archive' | 'compiled'>;

/** Starts the embedded PostgreSQL on a folder or in memory, on the calling thread. */
export async function startEngine({ dataDir, archive, compiled }: Options): Promise<PGlite> {
  return PGlite.create({
    dataDir,
    extensions: { pg_trgm },
    ...(archive && { loadDataDir: new WholeFile(await readFile(archive)) }),
    ...(compiled && { pgliteWasmModule: compiled }),
  });
}

/** A blob that hands out a file's bytes as they are: the usual one puts them together from small copies. */
class WholeFile extends Blob {
  readonly #content: Buffer<ArrayBuffer>;

  constructor(content: Buffer<ArrayBuffer>) {
    super();
    this.#content = content;
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    const { buffer, byteOffset, byteLength } = this.#content;
    const isAlone = byteLength === buffer.byteLength;
    return Promise.resolve(isAlone ? buffer : buffer.slice(byteOffset, byteOffset + byteLength));
  }
}

/** Runs one statement on the engine or inside a transaction of it. */
export function runStatement(on: Pick<PGlite, 'query'>, statement: Statement): Promise<Results> {
  const options: QueryOptions = { rowMode: statement.asArrays ? 'array' : 'object' };
  if (statement.rawDates) options.parsers = rawParsers;
  return on.query(statement.text, statement.params, options);
}
