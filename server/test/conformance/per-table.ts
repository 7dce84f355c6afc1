import { getTableName, sql } from 'drizzle-orm';

import type { Database } from '../../src/database/client.ts';
import { tables } from '../../src/schema.ts';

/** Tables that a call may write to by being made at all. */
const noted = [
  'captcha',
  'session',
  'refresh_token',
  'login_failure',
  'rate_window',
  'known_device',
  'api_log',
  'login_log',
  'usual_log',
];

/** The tables that change only where a call changes something. */
export const tablesOf = (): readonly string[] =>
  tables.map((table) => getTableName(table)).filter((name) => !noted.includes(name));

/** How often each table was found changed; an answer about a table holds as long as its number is the same. */
type Writes = Map<string, number>;
const watched = new WeakMap<Database, Promise<Writes>>();

/** Has the database note every table that is written to, in the writer's own transaction. */
async function watch(db: Database): Promise<Writes> {
  const names = tablesOf();
  await db.execute(sql`create table written (name text not null)`);
  await db.execute(sql`
    create function note_written() returns trigger language plpgsql as
    $$ begin insert into public.written values (tg_argv[0]); return null; end $$`);
  for (const name of names)
    await db.execute(sql`
      create trigger note_written after insert or update or delete or truncate on ${sql.identifier(name)}
      for each statement execute function note_written(${sql.raw(`'${name}'`)})`);
  return new Map(names.map((name) => [name, 0]));
}

/** Answers one question about each of these tables. */
type Ask<T> = (db: Database, tables: readonly string[]) => Promise<ReadonlyMap<string, T>>;

/**
 * A question about every table, asked again only about tables that have been written to since the last time.
 * Looking at all of them after each of a thousand calls took most of the time of the tests that do.
 */
export function perTable<T>(ask: Ask<T>): (db: Database) => Promise<ReadonlyMap<string, T>> {
  const known = new WeakMap<Database, Map<string, { at: number; answer: T }>>();
  return async (db) => {
    if (!watched.has(db)) watched.set(db, watch(db));
    const writes = await watched.get(db)!;
    const { rows } = await db.execute<{ name: string }>(
      sql`with gone as (delete from written returning name) select distinct name from gone`,
    );
    for (const { name } of rows) writes.set(name, (writes.get(name) ?? 0) + 1);
    const answers = known.get(db) ?? new Map<string, { at: number; answer: T }>();
    known.set(db, answers);
    const at = new Map(writes);
    const stale = [...at.keys()].filter((name) => answers.get(name)?.at !== at.get(name));
    if (stale.length > 0)
      for (const [name, answer] of await ask(db, stale)) answers.set(name, { at: at.get(name)!, answer });
    return new Map([...answers].map(([name, { answer }]) => [name, answer]));
  };
}
