import { readFileSync } from 'node:fs';
import pg from 'pg';

/** Milliseconds of processor time, of this process and of the database's sessions of one database. */
export interface Busy {
  process: number;
  database: number;
}

/** A meter of the processor time since it was last read; what the database took is told on Linux only. */
export async function busyMeter(url: string): Promise<() => Busy> {
  const sessions = await sessionsOf(url);
  let last = now(sessions);
  return () => {
    const reached = now(sessions);
    const since = { process: reached.process - last.process, database: reached.database - last.database };
    last = reached;
    return since;
  };
}

function now(sessions: readonly number[]): Busy {
  const { user, system } = process.cpuUsage();
  const database = sessions.reduce((sum, session) => sum + onProcessor(session), 0);
  return { process: (user + system) / 1000, database };
}

/** Sessions that are open now: a pool that has been used already opens no others for a single caller. */
async function sessionsOf(connectionString: string): Promise<number[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  await client.end();
  return rows.map(({ pid }) => pid);
}

/** The first number of this file is the time in nanoseconds. */
function onProcessor(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN;
  return Number(readFileSync(`/proc/${String(pid)}/schedstat`, 'utf8').split(' ')[0]) / 1_000_000;
}
