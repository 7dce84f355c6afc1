import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

const addressOf = (database: string) => inject('postgresAddress').replace('{database}', database);

async function administer(statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: addressOf('postgres') });
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}

/** A database without a single table, on the PostgreSQL of this run. */
export async function emptyDatabase() {
  const name = `start_${randomUUID().replaceAll('-', '')}`;
  await administer(`create database ${name}`);
  return {
    url: addressOf(name),
    /** The rows of one statement. */
    rows: async (statement: string): Promise<unknown[]> => {
      const client = new pg.Client({ connectionString: addressOf(name) });
      await client.connect();
      const { rows } = await client.query<Record<string, unknown>>(statement);
      await client.end();
      return rows;
    },
    drop: () => administer(`drop database ${name} with (force)`),
  };
}
