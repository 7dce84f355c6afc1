import { oncePer } from '@policy/shared/contract/kit/once-per.ts';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database, DatabaseOptions, OpenedDatabase } from './client.ts';

/** Any number will do, as long as every server process of this product takes the same one. */
const migrationLock = 7_205_519;

const limits = {
  // Both engines speak UTC, so that a date read inside a statement means the same on both.
  options: '-c TimeZone=UTC',
  max: 10,
  idleTimeoutMillis: 30_000,
  statement_timeout: 5_000,
  idle_in_transaction_session_timeout: 5_000,
};

// Below the two seconds within which a caller is promised its 503.
const usualConnectMs = 1_800;

type Options = Pick<DatabaseOptions, 'connectMs'> & { databaseUrl: string; migrationsDir: string };

/** Opens a PostgreSQL (15 or newer) after one process at a time has brought it up to the newest migration. */
export async function openPostgres(options: Options): Promise<OpenedDatabase> {
  const { databaseUrl: connectionString, connectMs: connectionTimeoutMillis = usualConnectMs } = options;
  await migrateAlone({ connectionString, connectionTimeoutMillis }, options.migrationsDir);
  const pool = openPool({ connectionString, connectionTimeoutMillis });
  return {
    db: onPool(pool),
    kind: 'postgres',
    close: () => pool.end(),
    ping: async () => {
      await pool.query('select 1');
    },
  };
}

/** Drizzle keeps a connection for ever when its BEGIN fails; here every transaction gives its connection back. */
function onPool(pool: pg.Pool): Database {
  const db: Database = drizzle({ client: pool, casing: 'snake_case' });
  // Once per connection: what Drizzle learns of names and tables stays with it.
  const aloneOn = oncePer((client: pg.PoolClient): Database => drizzle({ client, casing: 'snake_case' }));
  const transaction: Database['transaction'] = async (work, config) => {
    const client = await pool.connect();
    try {
      return await aloneOn(client).transaction(work, config);
    } finally {
      client.release();
    }
  };
  return Object.assign(db, { transaction });
}

type Reach = Pick<pg.PoolConfig, 'connectionString' | 'connectionTimeoutMillis'>;

function openPool(reach: Reach): pg.Pool {
  const pool = new pg.Pool({ ...reach, ...limits });
  pool.on('error', heard);
  pool.on('connect', (client) => client.on('error', heard));
  return pool;
}

/** A lost connection fails the query that used it; without a listener it would also end the process. */
function heard(): void {
  return undefined;
}

async function migrateAlone(reach: Reach, migrationsFolder: string): Promise<void> {
  const client = new pg.Client(reach);
  client.on('error', heard);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle({ client, casing: 'snake_case' }), { migrationsFolder });
  } finally {
    // Ending the session releases the lock.
    await client.end();
  }
}
