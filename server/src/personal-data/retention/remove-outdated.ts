import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/transaction.ts';
import { wireDate } from '../../kit/runtime/clock.ts';
import type { Services } from '../../kit/services/services.ts';
import { terms } from './terms.ts';
import type { Term } from './terms.ts';

type Ports = Pick<Services, 'database' | 'clock'>;

/** So many rows go in one statement, and so many statements are made of one table in a round: nobody waits long for a lock. */
const rowsAtOnce = 1000;
const mostRounds = 20;
const dayMs = 86_400_000;

/** What a round removed, by table. */
export type Removed = ReadonlyMap<string, number>;

/** Removes what is past its term, and what the law no longer keeps of people who were deleted. */
export async function removeOutdated({ database: { db }, clock }: Ports): Promise<Removed> {
  const now = clock.now();
  const removed = new Map<string, number>();
  for (const term of terms) {
    const many = await inBatches((most) => removeSome(db, term, { now, most }));
    if (many > 0) removed.set(term.table, many);
  }
  const sealed = await inBatches((most) => removeSealed(db, wireDate(now), most));
  if (sealed > 0) removed.set('sealed_record', sealed);
  return removed;
}

async function inBatches(removeSomeOf: (most: number) => Promise<number>): Promise<number> {
  let gone = 0;
  for (let round = 0; round < mostRounds; round += 1) {
    const some = await removeSomeOf(rowsAtOnce);
    gone += some;
    if (some < rowsAtOnce) break;
  }
  return gone;
}

async function counted(db: Database, statement: SQL): Promise<number> {
  const { rows } = await db.execute<{ many: number }>(
    sql`with gone as (${statement} returning 1) select count(*)::int as many from gone`,
  );
  return rows[0]?.many ?? 0;
}

function removeSome(db: Database, { table, days, since, which }: Term, at: { now: Date; most: number }) {
  const before = new Date(at.now.getTime() - days * dayMs).toISOString();
  const isOver = sql`${sql.identifier(since)} < ${before}::timestamptz ${which ? sql`and ${sql.raw(which)}` : sql``}`;
  const name = sql.identifier(table);
  return counted(
    db,
    sql`delete from ${name} where ctid in (select ctid from ${name} where ${isOver} limit ${at.most})`,
  );
}

/** With the values go the files that were set aside for them: their bodies are removed as those of any removed file are. */
function removeSealed(db: Database, today: string, most: number): Promise<number> {
  return inTransaction(db, async (tx) => {
    const over = sql`select id from sealed_record where last_day < ${today}::date order by id limit ${most}`;
    await tx.execute(sql`update attachment set is_deleted = 1, update_time = '2000-01-01 00:00:00+08'::timestamptz
      where is_deleted = 2 and id in (select row_id from sealed_record where table_name = 'attachment' and id in (${over}))`);
    return counted(tx, sql`delete from sealed_record where id in (${over})`);
  });
}
