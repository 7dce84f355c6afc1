import { param } from '@policy/shared/contract/entities/system/param.ts';
import { and, eq, inArray, lt, notInArray } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import { wireTime } from '../../kit/runtime/clock.ts';
import type { Services } from '../../kit/services/services.ts';
import { tableOf } from '../../kit/table/table.ts';
import type { Log } from './logs.ts';
import { aged } from './logs.ts';
import { dropMonths, monthOf } from './months.ts';

type Ports = Pick<Services, 'clock' | 'database'>;

/** Six months, which are 184 days at most, are what the law asks for at least: 网络安全法 (as amended in 2025), article 23, item 3. */
const leastDays = 184;
const parameter = 'log.keptDays';
const rowsAtOnce = 5000;
const dayMs = 86_400_000;

/** What was removed: whole months of a log, and single rows of months that others still keep. */
export interface Removed {
  months: number;
  rows: number;
}

/** Removes what every tenant's logs have kept for longer than its parameter says. */
export async function removeOldLogs(ports: Ports): Promise<Removed> {
  const { db } = ports.database;
  const now = ports.clock.now().getTime();
  const said = await keptDays(ports);
  const longest = Math.max(leastDays, ...said.values());
  const months = await dropMonths(db, monthOf(new Date(now - longest * dayMs)));
  let rows = 0;
  for (const days of new Set([leastDays, ...said.values()])) {
    const before = wireTime(new Date(now - days * dayMs));
    for (const log of aged) rows += await removeRows(ports, log, { before, whose: whose(log, said, days) });
  }
  return { months, rows };
}

/** Holds for the rows of everybody who keeps them for so many days. */
function whose({ tenantId }: Log, said: ReadonlyMap<string, number>, days: number): SQL | undefined {
  const same = [...said].filter(([, own]) => own === days).map(([no]) => no);
  if (days !== leastDays) return inArray(tenantId, same);
  const others = [...said.keys()].filter((no) => !same.includes(no));
  return others.length > 0 ? notInArray(tenantId, others) : undefined;
}

/** A few thousand at a time, so that nobody waits for a lock or a long transaction. */
async function removeRows(
  { database: { db } }: Ports,
  { table, id, at }: Log,
  { before, whose }: { before: string; whose: SQL | undefined },
): Promise<number> {
  // Said of both, so that months which are kept are not even looked at.
  const isOld = lt(at, before);
  let gone = 0;
  for (;;) {
    const some = db.select({ id }).from(table).where(and(isOld, whose)).limit(rowsAtOnce);
    const removed = await db
      .delete(table)
      .where(and(isOld, inArray(id, some)))
      .returning({ id });
    gone += removed.length;
    if (removed.length < rowsAtOnce) return gone;
  }
}

/** What the tenants say themselves; anything but a number of days from 1 on counts as silence, and none keeps less than the law asks for. */
async function keptDays({ database: { db } }: Ports): Promise<Map<string, number>> {
  const params = tableOf(param);
  const said = await db
    .select({ tenantId: params.tenantId, value: params.paramValue })
    .from(params)
    .where(and(eq(params.paramKey, parameter), eq(params.isDeleted, 0)));
  const usable = said.map(({ tenantId, value }): [string, number] => [tenantId, Number(value)]);
  const sound = usable.filter(([, days]) => Number.isInteger(days) && days > 0);
  return new Map(sound.map(([tenantId, days]) => [tenantId, Math.max(leastDays, days)]));
}
