import type { CopiedError } from './copied-error.ts';

/** What the worker needs to open its database. */
export interface WorkerOptions {
  /** A folder, or `memory://`. */
  dataDir: string;
  /** Archive that fills an empty folder; without it an empty folder gets a fresh cluster. */
  archive?: string | undefined;
  /** The engine as another thread has compiled it. */
  compiled?: WebAssembly.Module | undefined;
  /** A transaction that asks nothing for so long is rolled back, because nobody else can work meanwhile. */
  idleTransactionMs: number;
}

/** A statement with its values; Drizzle wants rows as arrays and dates as PostgreSQL wrote them. */
export interface Statement {
  text: string;
  params: unknown[];
  asArrays: boolean;
  rawDates: boolean;
}

/** One call to the worker; `transaction` is the number that a `begin` answered. */
export type Call =
  | { kind: 'query'; transaction?: number | undefined; statement: Statement }
  | { kind: 'exec'; transaction?: number | undefined; text: string }
  | { kind: 'begin' }
  | { kind: 'end'; transaction: number; commit: boolean }
  | { kind: 'close' };

/** A call with the number that its reply will carry. */
export interface Request {
  id: number;
  call: Call;
}

/** The one answer to a request. */
export interface Reply {
  id: number;
  value?: unknown;
  error?: CopiedError;
}

/** The number of the reply that nobody asked for: the database is open. */
export const openedReply = 0;
