import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../../src/database/client.ts';
import { inTransaction } from '../../src/database/transaction.ts';

/** Makes the two tables that every write puts one row into. */
export async function makePairTables(db: Database): Promise<void> {
  await db.execute(sql`create table if not exists whole (mark uuid primary key, writer int)`);
  await db.execute(sql`create table if not exists part (mark uuid primary key)`);
}

/** One write of two rows in one transaction; answers its mark once it is committed. */
export async function writePair(db: Database, writer: number): Promise<string> {
  const mark = randomUUID();
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`insert into whole values (${mark}, ${writer})`);
    await tx.execute(sql`insert into part values (${mark})`);
  });
  return mark;
}

/** The marks of whole pairs, and how many rows lack their partner. */
export async function readPairs(db: Database): Promise<{ marks: string[]; halves: number }> {
  const { rows } = await db.execute<{ whole: string | null; part: string | null }>(
    sql`select whole.mark as whole, part.mark as part from whole full join part using (mark)`,
  );
  const marks = rows.flatMap((row) => (row.whole && row.part ? [row.whole] : []));
  return { marks, halves: rows.length - marks.length };
}
