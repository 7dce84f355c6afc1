import { sql } from 'drizzle-orm';

import type { Database } from './client.ts';
import { readSchemaMigrations } from './migrations.ts';
import type { Migrations } from './migrations.ts';

/** What a database says of the migrations that were applied to it. */
interface Applied {
  /** The moments that name schema migrations. */
  schema: Set<number>;
  /** The names of data migrations. */
  data: Set<string>;
}

/** Makes both journals unless they are there; drizzle-kit's own tools read the first, so it has their form. */
export async function createJournals(db: Database): Promise<void> {
  await db.execute(sql`create schema if not exists drizzle`);
  await db.execute(sql`create table if not exists drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`);
  await db.execute(sql`create table if not exists drizzle.data_migration
    (name text primary key, applied_at timestamptz not null default now())`);
}

/** Reads both journals in one statement. */
export async function readJournals(db: Database): Promise<Applied> {
  const { rows } = await db.execute<{ moment: string | null; name: string | null }>(sql`
    select created_at::text as moment, null as name from drizzle.__drizzle_migrations
    union all select null, name from drizzle.data_migration`);
  return {
    schema: new Set(rows.flatMap(({ moment }) => (moment === null ? [] : [Number(moment)]))),
    data: new Set(rows.flatMap(({ name }) => (name === null ? [] : [name]))),
  };
}

/** Refuses a database with a migration that this program lacks: a newer one made it, and this one would damage it. */
export async function refuseNewer(db: Database, migrations: Migrations): Promise<void> {
  const applied = await readJournals(db);
  const own = new Set(readSchemaMigrations(migrations).map(({ moment }) => moment));
  const unknown = [...applied.schema].filter((moment) => !own.has(moment));
  if (unknown.length > 0) {
    const newest = new Date(Math.max(...unknown)).toISOString().slice(0, 10);
    throw newerThanProgram(`${unknown.length} migrations`, `of ${newest}`);
  }
  const ownData = new Set<string>(migrations.data.map(({ name }) => name));
  const unknownData = [...applied.data].filter((name) => !ownData.has(name)).sort();
  if (unknownData.length > 0)
    throw newerThanProgram(`${unknownData.length} data migrations`, unknownData.at(-1) ?? '');
}

const newerThanProgram = (unknown: string, newest: string) =>
  new Error(
    `the database is newer than this program: it has ${unknown} that the program does not know, the newest ${newest}; ` +
      'start the newer program, or restore the backup that was taken before it',
  );

/** Tells whether a database has every migration of this program; reads the program's own once. */
export function migrationCheck(db: Database, migrations: Migrations): () => Promise<boolean> {
  const own = readSchemaMigrations(migrations).map(({ moment }) => moment);
  return async () => {
    const applied = await readJournals(db);
    return (
      own.every((moment) => applied.schema.has(moment)) &&
      migrations.data.every(({ name }) => applied.data.has(name))
    );
  };
}
