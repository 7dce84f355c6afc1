import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enginesHere, openTestDatabase } from '../../test/database.ts';
import { counters, counterMigrations } from '../../test/counters.ts';
import type { Database, OpenedDatabase } from './client.ts';
import { refusalOf } from './errors.ts';
import { inTransaction } from './transaction.ts';

async function readAmount(db: Database): Promise<number> {
  const [row] = await db.select().from(counters).where(eq(counters.id, 1));
  return row!.amount;
}

async function setAmount(db: Database, amount: number): Promise<void> {
  await db.update(counters).set({ amount }).where(eq(counters.id, 1));
}

async function incrementLocked(tx: Database): Promise<void> {
  const [row] = await tx.select().from(counters).where(eq(counters.id, 1)).for('update');
  await setAmount(tx, row!.amount + 1);
}

describe.each(enginesHere())('a transaction (%s)', (kind) => {
  let opened: OpenedDatabase;
  let db: Database;

  beforeAll(async () => {
    opened = await openTestDatabase(kind, counterMigrations);
    db = opened.db;
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    await db.delete(counters);
    await db.insert(counters).values({ id: 1, amount: 0, label: 'first' });
  });

  /** A transaction that sets the amount and fails before its end. */
  const failsAfter = (on: Database, amount: number, why: string) =>
    inTransaction(on, async (tx) => {
      await setAmount(tx, amount);
      throw new Error(why);
    });

  it('keeps all of 50 concurrent increments that read, then write', async () => {
    await Promise.all(Array.from({ length: 50 }, () => inTransaction(db, incrementLocked)));
    expect(await readAmount(db)).toBe(50);
  });

  it('leaves nothing behind when its work fails', async () => {
    await expect(failsAfter(db, 7, 'changed my mind')).rejects.toThrow('changed my mind');
    expect(await readAmount(db)).toBe(0);
  });

  it('shows its changes to nobody before it ends', async () => {
    let seen = Promise.resolve(-1);
    const failing = inTransaction(db, async (tx) => {
      await setAmount(tx, 7);
      seen = readAmount(db);
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await seen).toBe(0);
  });

  it('becomes a savepoint inside another one, which survives its failure', async () => {
    await inTransaction(db, async (tx) => {
      await setAmount(tx, 1);
      await expect(failsAfter(tx, 2, 'only the inner one')).rejects.toThrow('only the inner one');
    });
    expect(await readAmount(db)).toBe(1);
  });

  it('tells the SQLSTATE and the constraint of a refused row', async () => {
    const refused = await db.insert(counters).values({ id: 2, amount: 0, label: 'first' }).catch(refusalOf);
    expect(refused).toMatchObject({ code: '23505', constraint: 'counter_label_unique' });
  });

  it('runs again after it lost a serialization conflict', async () => {
    const lost = Object.assign(new Error('could not serialize access'), { code: '40001' });
    let runs = 0;
    await inTransaction(db, async (tx) => {
      runs += 1;
      await setAmount(tx, runs);
      if (runs < 3) throw lost;
    });
    expect(await readAmount(db)).toBe(3);
  });

  it('gives up after the fourth conflict', async () => {
    let runs = 0;
    const losing = inTransaction(db, () => {
      runs += 1;
      return Promise.reject(Object.assign(new Error('deadlock detected'), { code: '40P01' }));
    });
    await expect(losing).rejects.toThrow('deadlock detected');
    expect(runs).toBe(4);
  });

  it('reads dates and times in UTC', async () => {
    const { rows } = await db.execute<{ zone: string }>(sql`select current_setting('TimeZone') as zone`);
    expect(['UTC', 'GMT']).toContain(rows[0]!.zone);
  });
});
