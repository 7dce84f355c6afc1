import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';

import { postgresPrograms } from '../postgres-programs.ts';
import { beginTogether, production } from './begin-together.ts';

const addressOf = (database: string) => inject('postgresAddress').replace('{database}', database);

/** An empty database for the work alone. */
async function onEmptyDatabase<T>(work: (databaseUrl: string, client: pg.Client) => Promise<T>): Promise<T> {
  const name = `start_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: addressOf('postgres') });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const client = new pg.Client({ connectionString: addressOf(name) });
  await client.connect();
  try {
    return await work(addressOf(name), client);
  } finally {
    await client.end();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
}

// `npm run start:together` does it twenty times.
describe.runIf(postgresPrograms)('servers on one PostgreSQL', () => {
  it('three that begin at once on an empty database all stay, and it is seeded once', async () => {
    await onEmptyDatabase(async (databaseUrl, client) => {
      expect(await beginTogether({ databaseUrl, env: production, count: 3 })).toEqual([
        'ready',
        'ready',
        'ready',
      ]);
      const { rows } = await client.query('select account from "user"');
      expect(rows).toEqual([{ account: 'admin' }]);
    });
  });

  it('one that cannot reach its database says so in a sentence without the address, and ends', async () => {
    const databaseUrl = 'postgres://somebody:SECRET@127.0.0.1:1/nothing';
    expect(await beginTogether({ databaseUrl, env: production, count: 1 })).toEqual([
      'exit code 1: The server did not start: the database cannot be reached (ECONNREFUSED).',
    ]);
  });
});
