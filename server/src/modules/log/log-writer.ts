import { hostname } from 'node:os';
import { usualLog } from '@policy/shared/contract/entities/log/usual-log.ts';
import { firstTenantNo } from '@policy/shared/contract/entities/tenants/tenant.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { v7 as uuidv7 } from 'uuid';

import type { Config } from '../../config.ts';
import { inTransaction } from '../../database/transaction.ts';
import { wireTime } from '../../kit/runtime/clock.ts';
import type { LogRow, LogSink } from '../../kit/runtime/log-sink.ts';
import type { Services } from '../../kit/services/services.ts';
import { insertAtOnce } from '../../kit/sql/bulk-statements.ts';
import { anyTableOf } from '../../kit/table/table.ts';
import { hooksOf } from './log-hooks.ts';

/** Rows that may wait; what comes beyond is counted and let go, so that a slow database never fills the memory. */
const mostWaiting = 10_000;
const rowsAtOnce = 500;
const everyMs = 1000;

type Ports = Pick<Services, 'config' | 'clock' | 'database'>;

interface Waiting {
  entity: Entity;
  columns: Record<string, unknown>;
}

/** Which server writes, as every row of its logs says. */
const placeOf = ({ host, port, mode }: Config): Record<string, string> => ({
  serviceId: 'policy-server',
  serverHost: hostname().slice(0, 100),
  serverIp: `${host}:${String(port)}`,
  env: mode,
});

/** Collects rows of logs and writes them a second later, many at a time; `report` hears of batches that were lost. */
export function createLogWriter(ports: Ports, report: (error: unknown) => void): LogSink {
  const place = placeOf(ports.config);
  let waiting: Waiting[] = [];
  let dropped = 0;
  let lost = 0;
  let round: Promise<void> = Promise.resolve();
  const waitingRow = (entity: Entity, row: LogRow<Entity>): Waiting => ({
    entity,
    columns: columnsOf(ports, place, { entity, row }),
  });
  const add: LogSink['add'] = (entity, row) => {
    if (waiting.length < mostWaiting) waiting.push(waitingRow(entity, row));
    else {
      dropped += 1;
      lost += 1;
    }
  };
  const writeWaiting = async () => {
    if (dropped > 0) {
      const values = {
        logLevel: 'warn',
        logId: 'log.dropped',
        logData: `${String(dropped)} rows did not fit`,
      };
      dropped = 0;
      waiting.push(waitingRow(usualLog, { tenantId: firstTenantNo, values }));
    }
    while (waiting.length > 0) {
      const batch = waiting.slice(0, rowsAtOnce);
      waiting = waiting.slice(rowsAtOnce);
      // One log that cannot be written keeps no other from its rows.
      for (const [log, rows] of byLog(batch)) {
        await insert(ports, log, rows).catch((error: unknown) => {
          lost += rows.length;
          report(error);
        });
      }
    }
  };
  const flush = () => (round = round.then(writeWaiting));
  const timer = setInterval(() => void flush(), everyMs);
  timer.unref();
  return {
    add,
    lost: () => lost,
    flush,
    write: (entity, rows) =>
      insert(
        ports,
        entity,
        rows.map((row) => waitingRow(entity, row)),
      ),
    close: () => {
      clearInterval(timer);
      return flush();
    },
  };
}

/** Rows of each log among those that waited. */
function byLog(batch: readonly Waiting[]): Map<Entity, Waiting[]> {
  const logs = new Map<Entity, Waiting[]>();
  for (const row of batch) logs.set(row.entity, [...(logs.get(row.entity) ?? []), row]);
  return logs;
}

/** Writes the rows of one log with all that they bring about, or none of it. */
async function insert({ database }: Ports, log: Entity, rows: readonly Waiting[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = rows.map((row) => row.columns);
  await inTransaction(database.db, async (tx) => {
    await insertAtOnce(tx, anyTableOf(log), columns);
    await hooksOf(log).afterInsert(tx, columns);
  });
}

function columnsOf(
  { clock }: Ports,
  place: Record<string, string>,
  { entity, row }: { entity: Entity; row: LogRow<Entity> },
): Record<string, unknown> {
  const now = wireTime(clock.now());
  const known = 'serviceId' in entity.fields ? place : {};
  const values: Record<string, unknown> = Object.fromEntries(
    Object.entries<unknown>(row.values).map(([key, value]) => [key, clean(value)]),
  );
  return {
    ...{ id: uuidv7(), tenantId: row.tenantId, createTime: now, updateTime: now },
    ...{ createUser: row.userId ?? null, ...known, ...values, ...hooksOf(entity).derive(values) },
  };
}

/** PostgreSQL keeps no NUL; one in an address must not cost a whole batch. */
const clean = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\0', '') : value);
