import pg from 'pg';

import type { OpenedDatabase } from '../src/database/client.ts';
import type { Sql } from './limit.ts';

interface RawClient {
  query(text: string, values: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  transaction<T>(work: (inside: RawClient) => Promise<T>): Promise<T>;
}

/** The driver itself: a pool of as many connections as the server's own, or the embedded engine without Drizzle before it. */
export const limitSql = (opened: OpenedDatabase, databaseUrl: string | undefined): Sql =>
  databaseUrl ? onPool(new pg.Pool({ connectionString: databaseUrl, max: 10 })) : onEngine(opened);

function onPool(pool: pg.Pool): Sql {
  const run = async (client: pg.Pool | pg.PoolClient, text: string, values: unknown[]) =>
    (await client.query<Record<string, unknown>>(text, values)).rows;
  return {
    query: (text, values) => run(pool, text, values),
    transaction: async (work) => {
      const client = await pool.connect();
      await client.query('begin');
      const result = await work((text, values) => run(client, text, values));
      await client.query('commit');
      client.release();
      return result;
    },
  };
}

function onEngine({ db }: OpenedDatabase): Sql {
  // Drizzle keeps the client it was given under this name, and does not tell its type for a coarse database.
  const client = Reflect.get(db, '$client') as RawClient;
  return {
    query: async (text, values) => (await client.query(text, values)).rows,
    transaction: (work) =>
      client.transaction((inside) => work(async (text, values) => (await inside.query(text, values)).rows)),
  };
}
