import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { archiveFor, openTestDatabase } from '../../../test/database.ts';
import { counterMigrations } from '../../../test/counters.ts';
import type { Database, OpenedDatabase } from '../client.ts';
import { DatabaseStopped, isUnavailable, refusalOf } from '../errors.ts';
import { Connection } from './connection.ts';
import { drizzleClient } from './drizzle-client.ts';
import { LiveConnection } from './live-connection.ts';

describe('the thread of the embedded database', () => {
  let opened: OpenedDatabase;

  beforeAll(async () => {
    opened = await openTestDatabase('pglite', counterMigrations);
  });
  afterAll(() => opened.close());

  it('leaves the main thread free during a long statement', async () => {
    const statement = opened.db.execute(sql`select pg_sleep(3)`);
    const turns = async () => {
      for (let turn = 0; turn < 20; turn += 1) await delay(10);
      return 'turned';
    };
    expect(await Promise.race([statement, turns()])).toBe('turned');
    await statement;
  });

  it('finds Chinese text by trigrams', async () => {
    const { rows } = await opened.db.execute(
      sql`select similarity('企业技术改造补贴', '技术改造') > 0 as similar`,
    );
    expect(rows).toEqual([{ similar: true }]);
  });
});

describe('a worker that dies', () => {
  let folder: string;
  let live: LiveConnection;
  let db: Database;
  let newest: Connection;
  let lost: Error[];

  const open = async (archive?: string): Promise<Connection> => {
    newest = await Connection.open({ dataDir: join(folder, 'cluster'), archive, idleTransactionMs: 3000 });
    return newest;
  };

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'pglite-worker-'));
    lost = [];
    live = new LiveConnection(await open(await archiveFor(counterMigrations)), {
      reopen: open,
      onLost: (error) => lost.push(error),
    });
    db = drizzle({ client: drizzleClient(live.get) as PGlite, casing: 'snake_case' });
    await db.execute(sql`create table kept (id int primary key)`);
  });
  afterEach(async () => {
    await live.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('rejects what was under way, opens again and has every acknowledged row', async () => {
    await db.execute(sql`insert into kept values (1)`);
    const underWay = db.execute(sql`select pg_sleep(5)`).catch((error: unknown) => error);
    await newest.kill();
    expect(isUnavailable(await underWay)).toBe(true);
    const { rows } = await db.execute(sql`select id from kept`);
    expect(rows).toEqual([{ id: 1 }]);
    expect(lost).toEqual([]);
  });

  it('takes its open transaction with it', async () => {
    const cut = db.transaction(async (tx) => {
      await tx.execute(sql`insert into kept values (2)`);
      await newest.kill();
      await tx.execute(sql`insert into kept values (3)`);
    });
    await expect(cut).rejects.toSatisfy(isUnavailable);
    const { rows } = await db.execute(sql`select id from kept`);
    expect(rows).toEqual([]);
  });

  it('is given up when it dies again at once', async () => {
    await newest.kill();
    await db.execute(sql`select 1`);
    await newest.kill();
    await expect(db.execute(sql`select 1`)).rejects.toSatisfy(isUnavailable);
    expect(lost).toEqual([expect.any(DatabaseStopped)]);
  });

  it('rolls back a transaction that idles, so that others can work', async () => {
    let others: Promise<unknown> = Promise.resolve();
    const idling = db.transaction(async (tx) => {
      await tx.execute(sql`insert into kept values (4)`);
      // They wait for this one, and this one for them: only the end of the idling lets either go on.
      others = db.execute(sql`select id from kept`);
      await others;
      await tx.execute(sql`insert into kept values (5)`);
    });
    expect(await idling.catch(refusalOf)).toMatchObject({ code: '25P03' });
    expect(await others).toMatchObject({ rows: [] });
  });
});
