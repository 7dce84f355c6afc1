import type { PGlite, QueryOptions } from '@electric-sql/pglite';
import type { Connection } from './connection.ts';
import type { Statement } from './messages.ts';

/** The part of PGlite that Drizzle calls. */
export type DrizzleClient = Pick<PGlite, 'query' | 'exec' | 'transaction'>;

interface Statements {
  query(text: string, params?: unknown[], options?: QueryOptions): Promise<unknown>;
  exec(text: string): Promise<unknown>;
}

/** Gives Drizzle a PGlite whose work happens on another thread; every call asks anew which connection is the live one. */
export function drizzleClient(live: () => Promise<Connection>): DrizzleClient {
  const client = { ...statementsOn(live), transaction: transactionsOn(live) };
  // Drizzle reads `rows` and nothing else of what comes back, and passes its own functions on unseen.
  return client as unknown as DrizzleClient;
}

function statementsOn(live: () => Promise<Connection>, transaction?: number): Statements {
  return {
    query: async (text, params, options) =>
      (await live()).call({ kind: 'query', transaction, statement: statementOf(text, params, options) }),
    exec: async (text) => (await live()).call({ kind: 'exec', transaction, text }),
  };
}

function transactionsOn(live: () => Promise<Connection>) {
  return async <T>(work: (inside: Statements) => Promise<T>): Promise<T> => {
    const connection = await live();
    const transaction = (await connection.call({ kind: 'begin' })) as number;
    const end = (commit: boolean): Promise<unknown> => connection.call({ kind: 'end', transaction, commit });
    const result = await work(statementsOn(() => Promise.resolve(connection), transaction)).catch(
      async (error: unknown) => {
        // When the thread has died with the transaction there is nothing left to roll back, and the first error says more.
        await end(false).catch(() => undefined);
        throw error;
      },
    );
    await end(true);
    return result;
  };
}

function statementOf(text: string, params: unknown[] = [], options: QueryOptions = {}): Statement {
  return { text, params, asArrays: options.rowMode === 'array', rawDates: options.parsers !== undefined };
}
