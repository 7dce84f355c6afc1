import type { SourceColumn, SourceTable } from '@policy/shared/contract/develop/answers.ts';
import type { LookupFunction } from 'node:net';

/** Where a data source is, as a driver takes it. */
export interface Place {
  host: string;
  port: number;
  database: string;
  schema: string;
  username: string;
  password: string;
  isEncrypted: boolean;
  /** Resolves the host, and refuses what may not be reached. */
  lookup: LookupFunction;
}

/** What is asked of a foreign database; nothing it does can change one. */
export interface SourceReader {
  version(): Promise<{ version: string; mayWrite: boolean }>;
  /** Tables and views that the account may read, the first 500 by name whose name holds the word. */
  tables(word: string): Promise<SourceTable[]>;
  /** The first 300 columns of a table in their order; none for a table that is not there. */
  columns(table: string): Promise<SourceColumn[]>;
  close(): Promise<void>;
}

/** How long a foreign database may take to let us in, and to answer. */
export const patienceMs = 5_000;
/** Bounds of what is browsed. */
export const [mostTables, mostColumns] = [500, 300];
