import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { applyMigrations } from './apply-migrations.ts';
import type { Database, DatabaseOptions, Preparation } from './client.ts';
import { migrationCheck } from './migration-journal.ts';
import type { Migrations } from './migrations.ts';

/** Any number will do, as long as every server process of this product takes the same one. */
const startLock = 7_205_519;

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

type Options = Pick<DatabaseOptions, 'connectMs' | 'onWait'> & {
  databaseUrl: string;
  migrations: Migrations;
};

/** Opens a PostgreSQL (15 or newer); one process at a time migrates and prepares it. */
export function openPostgres<T>(options: Options, prepare: Preparation<T>): Promise<T> {
  const { databaseUrl: connectionString, connectMs: connectionTimeoutMillis = usualConnectMs } = options;
  const reach = { connectionString, connectionTimeoutMillis };
  return alone(reach, options.onWait, async (client) => {
    await applyMigrations(drizzle({ client, casing: 'snake_case' }), options.migrations);
    const pool = openPool(reach);
    const db = onPool(pool);
    return prepare({
      db,
      kind: 'postgres',
      close: () => pool.end(),
      ping: async () => {
        await pool.query('select 1');
      },
      isMigrated: migrationCheck(db, options.migrations),
      connections: () => ({
        inUse: pool.totalCount - pool.idleCount,
        idle: pool.idleCount,
        waiting: pool.waitingCount,
      }),
    });
  });
}

/** Drizzle keeps a connection for ever when its BEGIN fails; here every transaction gives its connection back. */
function onPool(pool: pg.Pool): Database {
  const db: Database = drizzle({ client: pool, casing: 'snake_case' });
  // Once per connection: what Drizzle learns of names and tables stays with it.
  const known = new WeakMap<pg.PoolClient, Database>();
  const aloneOn = (client: pg.PoolClient): Database => {
    const alone: Database = known.get(client) ?? drizzle({ client, casing: 'snake_case' });
    known.set(client, alone);
    return alone;
  };
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

// A process may wait for another one's first seeding, which takes longer than any statement of a caller may.
const patience = '-c statement_timeout=0 -c lock_timeout=0 -c idle_session_timeout=0';

/** Does the work on a connection that holds the lock of all starts. */
async function alone<T>(
  reach: Reach,
  onWait: (() => void) | undefined,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...reach, options: patience, keepAlive: true });
  client.on('error', heard);
  await client.connect();
  try {
    const taken = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      startLock,
    ]);
    if (!taken.rows[0]?.taken) {
      onWait?.();
      await client.query('select pg_advisory_lock($1)', [startLock]);
    }
    return await work(client);
  } finally {
    // Ending the session releases the lock.
    await client.end();
  }
}
