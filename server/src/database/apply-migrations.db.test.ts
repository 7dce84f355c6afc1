import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';

import { counterMigrations } from '../../test/counters.ts';
import { enginesHere } from '../../test/database.ts';
import { newDatabase } from '../../test/new-database.ts';
import type { NewDatabase } from '../../test/new-database.ts';
import type { DataMigration } from './data-migrations/data-migration.ts';
import { migrationsHash } from './migrations.ts';
import type { Migrations } from './migrations.ts';

const folder = mkdtempSync(join(tmpdir(), 'data-migrations-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** The counter's schema, and one more migration that takes its label away. */
const schemaFolder = join(folder, 'schema');
cpSync(counterMigrations.schemaFolder, schemaFolder, { recursive: true });
writeFileSync(join(schemaFolder, '0001_unlabelled.sql'), 'alter table counter drop column label');
const entry = (idx: number, tag: string) => ({ idx, tag, when: 1_700_000_000_000 + idx, breakpoints: true });
writeFileSync(
  join(schemaFolder, 'meta/_journal.json'),
  JSON.stringify({ entries: [entry(0, '0000_counter'), entry(1, '0001_unlabelled')] }),
);

describe.each(enginesHere())('data migrations (%s)', (kind) => {
  const ran: string[] = [];
  beforeEach(() => {
    ran.length = 0;
  });

  const step = (name: string, run: DataMigration['run'], after = '0000_counter'): DataMigration => ({
    ...{ name, after },
    run: async (tx) => {
      ran.push(name);
      await run(tx);
    },
  });
  const add = step('0001-add', async (tx) => {
    await tx.execute(sql`insert into counter values (1, 5, '兑现')`);
  });
  const double = step('0002-double', async (tx) => {
    await tx.execute(sql`update counter set amount = amount * 2`);
  });
  const both: Migrations = { ...counterMigrations, data: [add, double] };
  const fresh = async () => {
    const database = await newDatabase(kind);
    onTestFinished(() => database.drop());
    return database;
  };
  const amounts = async (database: NewDatabase, migrations: Migrations) => {
    const opened = await database.open(migrations);
    const { rows } = await opened.db.execute(sql`select amount from counter order by id`);
    const isMigrated = await opened.isMigrated();
    await opened.close();
    return [rows.map(({ amount }) => amount), isMigrated];
  };

  it('run once each in their order, and refuse a program that does not know them', async () => {
    const database = await fresh();
    const first = { ...both, data: [add] };
    expect(await amounts(database, first)).toEqual([[5], true]);
    expect(await amounts(database, both)).toEqual([[10], true]);
    expect(await amounts(database, both)).toEqual([[10], true]);
    expect(ran).toEqual(['0001-add', '0002-double']);
    await expect(database.open(first)).rejects.toThrow(
      'the database is newer than this program: it has 1 data migrations that the program does not know, the newest 0002-double',
    );
  });

  it('find the schema they were written for, also where later schema migrations wait', async () => {
    const database = await fresh();
    const late = step('0002-late', double.run, '0001_unlabelled');
    // The first one writes the label that the later schema migration takes away.
    expect(await amounts(database, { schemaFolder, data: [add, late] })).toEqual([[10], true]);
  });

  it('leave nothing behind when they fail, and run again at the next start', async () => {
    const database = await fresh();
    const broken = step('0002-double', async (tx) => {
      await double.run(tx);
      throw new Error('a row that nobody thought of');
    });
    await expect(database.open({ ...both, data: [add, broken] })).rejects.toThrow('nobody thought of');
    expect(await amounts(database, both)).toEqual([[10], true]);
  });

  it.runIf(kind === 'postgres')('run once when several servers start at once', async () => {
    const database = await fresh();
    const seen = await Promise.all([1, 2, 3].map(() => amounts(database, both)));
    expect(seen).toEqual([1, 2, 3].map(() => [[10], true]));
    expect(ran).toEqual(['0001-add', '0002-double']);
  });
});

it('names archives of empty databases by their data migrations too', () => {
  const step: DataMigration = { name: '0001-add', after: '0000_counter', run: () => Promise.resolve() };
  const hashes = [[], [step], [{ ...step, name: '0001-other' }]].map((data) =>
    migrationsHash({ ...counterMigrations, data }),
  );
  expect(new Set(hashes).size).toBe(3);
});
