import { param } from '@policy/shared/contract/entities/identity/param.ts';
import { tenant } from '@policy/shared/contract/entities/identity/tenant.ts';
import { apiLog } from '@policy/shared/contract/entities/log/api-log.ts';
import { errorLog } from '@policy/shared/contract/entities/log/error-log.ts';
import { loginLog } from '@policy/shared/contract/entities/log/login-log.ts';
import { revealLog } from '@policy/shared/contract/entities/log/reveal-log.ts';
import { usualLog } from '@policy/shared/contract/entities/log/usual-log.ts';
import { and, eq, inArray, lt } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

import { changeRecords } from '../../kit/change-history.ts';
import { wireTime } from '../../kit/clock.ts';
import type { Services } from '../../kit/services.ts';
import { tableOf } from '../../kit/table.ts';

type Ports = Pick<Services, 'clock' | 'database'>;

/** Half a year is what the law asks for at least. */
const usualDays = 180;
const parameter = 'log.keptDays';
const rowsAtOnce = 5000;
const dayMs = 86_400_000;

interface Log {
  table: PgTable;
  id: AnyPgColumn;
  tenantId: AnyPgColumn;
  at: AnyPgColumn;
}

const logOf = (
  entity: typeof apiLog | typeof usualLog | typeof errorLog | typeof loginLog | typeof revealLog,
): Log => {
  const table = tableOf(entity);
  return { table, id: table.id, tenantId: table.tenantId, at: table.createTime };
};

const logs: readonly Log[] = [
  ...[apiLog, usualLog, errorLog, loginLog, revealLog].map(logOf),
  {
    table: changeRecords,
    ...{ id: changeRecords.id, tenantId: changeRecords.tenantId, at: changeRecords.at },
  },
];

/** Removes what every tenant's logs have kept for longer than its parameter says; answers how many rows went. */
export async function removeOldLogs(ports: Ports): Promise<number> {
  const tenants = tableOf(tenant);
  const rows = await ports.database.db.select({ no: tenants.tenantNo }).from(tenants);
  const days = await keptDays(ports);
  let gone = 0;
  for (const { no } of rows) {
    const before = wireTime(new Date(ports.clock.now().getTime() - (days.get(no) ?? usualDays) * dayMs));
    for (const log of logs) gone += await removeFrom(ports, log, { tenantId: no, before });
  }
  return gone;
}

/** A few thousand at a time, so that nobody waits for a lock or a long transaction. */
async function removeFrom(
  { database: { db } }: Ports,
  { table, id, tenantId, at }: Log,
  old: { tenantId: string; before: string },
) {
  let gone = 0;
  for (;;) {
    const some = db
      .select({ id })
      .from(table)
      .where(and(eq(tenantId, old.tenantId), lt(at, old.before)))
      .limit(rowsAtOnce);
    const removed = await db.delete(table).where(inArray(id, some)).returning({ id });
    gone += removed.length;
    if (removed.length < rowsAtOnce) return gone;
  }
}

/** What the tenants say themselves; anything but a number of days from 1 on counts as silence. */
async function keptDays({ database: { db } }: Ports): Promise<Map<string, number>> {
  const params = tableOf(param);
  const said = await db
    .select({ tenantId: params.tenantId, value: params.paramValue })
    .from(params)
    .where(and(eq(params.paramKey, parameter), eq(params.isDeleted, 0)));
  const usable = said.map(({ tenantId, value }): [string, number] => [tenantId, Number(value)]);
  return new Map(usable.filter(([, days]) => Number.isInteger(days) && days > 0));
}
