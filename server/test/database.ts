import { randomUUID } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { type Database, openDatabase, type OpenedDatabase } from '../src/database/client.ts';
import { migrationsHash, productMigrations } from '../src/database/migrations.ts';
import type { Migrations } from '../src/database/migrations.ts';
import { ensureArchive } from '../src/database/pglite/archive.ts';
import { archiveOf, archiveWithoutTables } from './begun-archive.ts';
import type { Beginning } from './begun-archive.ts';
import { enginesOf, triesAll } from './engine-of-file.ts';
import { postgresPrograms } from './postgres-programs.ts';

/** The engines that tests run on here: PGlite always, PostgreSQL wherever a server is installed. */
export const databases: readonly OpenedDatabase['kind'][] = postgresPrograms
  ? ['pglite', 'postgres']
  : ['pglite'];

/** For tests that find the same on either: a server that runs already, rather than an engine that has to start. */
export const oneEngine: OpenedDatabase['kind'] = postgresPrograms ? 'postgres' : 'pglite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Those of them that the file being read runs on in this run. */
export const enginesHere = (): readonly OpenedDatabase['kind'][] =>
  enginesOf(relative(root, expect.getState().testPath ?? ''), databases);

/** The same of a file that tries a part in `npm test`: in every other run it tries all of it, on each engine. */
export const enginesToTry = (): readonly OpenedDatabase['kind'][] => (triesAll ? databases : enginesHere());

/** Where archives of empty migrated databases are kept between runs, by the hash of their migrations. */
export const archives = fileURLToPath(new URL('../../node_modules/.cache/pglite', import.meta.url));

/** The archive of an empty database with these migrations. */
export const archiveFor = (migrations: Migrations): Promise<string> =>
  ensureArchive(archives, migrations, archiveWithoutTables);

/** A fresh migrated database in about a second; its `close` leaves nothing behind. */
export function openTestDatabase(
  kind: OpenedDatabase['kind'],
  migrations = productMigrations,
): Promise<OpenedDatabase> {
  return kind === 'pglite' ? openInMemory({ migrations }) : openFromTemplate({ migrations });
}

/** The same with what a beginning put into it; the first file of a run that asks for one makes it for all. */
export function openBegunDatabase(
  kind: OpenedDatabase['kind'],
  beginning: Beginning,
): Promise<OpenedDatabase> {
  const start = { migrations: productMigrations, beginning };
  return kind === 'pglite' ? openInMemory(start) : openFromTemplate(start);
}

/** What a database starts from. */
interface Start {
  migrations: Migrations;
  beginning?: Beginning;
}

/** Declares the tests once for each engine of the file; each engine's block gets a fresh database, ready when its tests run. */
export function describeOnEachDatabase(
  title: string,
  tests: (database: () => Database, kind: OpenedDatabase['kind']) => void,
): void {
  describe.each(enginesHere())(`${title} (%s)`, (kind) => {
    let opened: OpenedDatabase;
    beforeAll(async () => {
      opened = await openTestDatabase(kind);
    });
    afterAll(() => opened.close());
    tests(() => opened.db, kind);
  });
}

async function openInMemory({ migrations, beginning }: Start): Promise<OpenedDatabase> {
  const empty = await archiveFor(migrations);
  const seedArchive = beginning ? await archiveOf(beginning, empty, inject('runFolder')) : empty;
  return openDatabase({ dataDir: 'memory', migrations, seedArchive });
}

async function openFromTemplate(start: Start): Promise<OpenedDatabase> {
  const { migrations } = start;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(async (client) => {
    const template = await ensureTemplate(client, start);
    // Copies the files as they are: writing each of their pages to the log as well takes twice the CPU.
    await client.query(`create database ${name} template ${template} strategy file_copy`);
  });
  const opened = await openPostgres(name, migrations);
  const close = async (): Promise<void> => {
    await opened.close();
    await administer((client) => client.query(`drop database ${name} with (force)`));
  };
  return { ...opened, close };
}

/** The first file that needs a template makes it; the others wait for it. */
async function ensureTemplate(client: pg.Client, { migrations, beginning }: Start): Promise<string> {
  const template = ['template', migrationsHash(migrations), beginning?.name].filter(Boolean).join('_');
  await client.query('select pg_advisory_lock(hashtext($1))', [template]);
  const found = await client.query('select 1 from pg_database where datname = $1', [template]);
  if (found.rowCount === 0) {
    // A draft is what migrations that failed leave behind.
    await client.query(`drop database if exists ${template}_draft`);
    await client.query(`create database ${template}_draft`);
    const draft = await openPostgres(`${template}_draft`, migrations);
    try {
      await beginning?.seed(draft);
    } finally {
      await draft.close();
    }
    await client.query(`alter database ${template}_draft rename to ${template}`);
  }
  await client.query('select pg_advisory_unlock(hashtext($1))', [template]);
  return template;
}

async function administer(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: addressOf('postgres') });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** On a busy machine many wait for a connection longer than a caller of the product would. */
const openPostgres = (database: string, migrations: Migrations): Promise<OpenedDatabase> =>
  openDatabase({ databaseUrl: addressOf(database), connectMs: 60_000, dataDir: 'memory', migrations });

function addressOf(database: string): string {
  return inject('postgresAddress').replace('{database}', database);
}
