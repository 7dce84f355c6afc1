import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import type { Database } from '../../database/client.ts';
import { wireTime } from '../../kit/runtime/clock.ts';
import { snakeCase } from '../../kit/table/table.ts';
import type { Log } from './logs.ts';
import { logs } from './logs.ts';

/** A month as Beijing counts it, such as `2026-11`. */
export type Month = string;

/** The month of a moment, or one so many months later. */
export function monthOf(moment: Date, later = 0): Month {
  const [year = 0, month = 0] = wireTime(moment).slice(0, 7).split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + later)).toISOString().slice(0, 7);
}

/** Gives every log a part for each of these months; what came to a month before it had one moves there. */
export async function makeMonths(db: Database, months: readonly Month[]): Promise<void> {
  for (const log of logs) {
    const there = await monthsOf(db, log);
    for (const month of months) if (!there.includes(month)) await makeMonth(db, log, month);
  }
}

/** Removes the parts of all months before this one, and with them their rows; answers how many parts went. */
export async function dropMonths(db: Database, before: Month): Promise<number> {
  let gone = 0;
  for (const log of logs) {
    const old = (await monthsOf(db, log)).filter((month) => month < before);
    for (const month of old)
      await alone(db, (inside) => inside.execute(sql`drop table if exists ${part(log, month)}`));
    gone += old.length;
  }
  return gone;
}

/** The months that a log has parts for, the oldest first. */
export async function monthsOf(db: Database, { name }: Log): Promise<Month[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select c.relname::text as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
        where i.inhparent = ${name}::text::regclass order by 1`,
  );
  return rows.flatMap((row) => {
    const [, year, month] = /_(\d{4})_(\d\d)$/.exec(row.name) ?? [];
    return year && month ? [`${year}-${month}`] : [];
  });
}

function makeMonth(db: Database, log: Log, month: Month): Promise<void> {
  const [whole, other, one] = [sql.identifier(log.name), part(log, 'other'), part(log, month)];
  const [from, to] = [firstMoment(month), firstMoment(monthOf(new Date(`${month}-15`), 1))];
  const at = sql.identifier(snakeCase(log.at.name));
  return alone(db, async (inside) => {
    // Another server may have made it while this one waited.
    if ((await monthsOf(inside, log)).includes(month)) return;
    // Attached to what is there already, a part keeps nobody from reading and writing the others.
    await inside.execute(sql`create table ${one} (like ${whole} including all)`);
    await inside.execute(sql`lock table ${other} in access exclusive mode`);
    await inside.execute(
      sql`with moved as (delete from ${other} where ${at} >= ${from} and ${at} < ${to} returning *)
          insert into ${one} select * from moved`,
    );
    await inside.execute(
      sql`alter table ${whole} attach partition ${one} for values from (${from}) to (${to})`,
    );
  });
}

const part = ({ name }: Log, which: string): SQL =>
  sql`${sql.identifier(`${name}_${which.replace('-', '_')}`)}`;

/** Written out, because the bounds of a part take no parameters. */
const firstMoment = (month: Month): SQL => sql.raw(`'${month}-01 00:00:00+08'`);

/** Any number will do, as long as every server process of this product takes the same one. */
const monthsLock = 7_205_520;

/**
 * One server at a time, the others wait for their turn. Who then cannot have a table at once tries again
 * an hour later rather than make everybody queue behind him.
 */
const alone = (db: Database, work: (inside: Database) => Promise<unknown>): Promise<void> =>
  db.transaction(async (inside) => {
    await inside.execute(sql`select pg_advisory_xact_lock(${monthsLock}::int)`);
    await inside.execute(sql`set local lock_timeout = '1s'`);
    await work(inside);
  });
