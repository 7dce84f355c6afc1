import { errorLog } from '@policy/shared/contract/entities/log/error-log.ts';
import { usualLog } from '@policy/shared/contract/entities/log/usual-log.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { v7 as uuidv7 } from 'uuid';

import { wireTime } from '../../kit/clock.ts';
import { insertAtOnce } from '../../kit/insert-at-once.ts';
import type { LogRow, LogSink } from '../../kit/log-sink.ts';
import type { Services } from '../../kit/services.ts';
import { anyTableOf } from '../../kit/table.ts';
import { countErrors, fingerprintOf } from './error-kinds.ts';
import { placeOf } from './place.ts';

/** Rows that may wait; what comes beyond is counted and let go, so that a slow database never fills the memory. */
const mostWaiting = 10_000;
const rowsAtOnce = 500;
const everyMs = 1000;

type Ports = Pick<Services, 'config' | 'clock' | 'database'>;

interface Waiting {
  entity: Entity;
  columns: Record<string, unknown>;
}

/** Collects rows of logs and writes them a second later, many at a time; `report` hears of batches that were lost. */
export function createLogWriter(ports: Ports, report: (error: unknown) => void): LogSink {
  const place = placeOf(ports.config);
  let waiting: Waiting[] = [];
  let dropped = 0;
  let round: Promise<void> = Promise.resolve();
  const add: LogSink['add'] = (entity, row) => {
    if (waiting.length < mostWaiting)
      waiting.push({ entity, columns: columnsOf(ports, place, { entity, row }) });
    else dropped += 1;
  };
  const write = async () => {
    if (dropped > 0) {
      const lost = String(dropped);
      dropped = 0;
      const values = { logLevel: 'warn', logId: 'log.dropped', logData: `${lost} rows did not fit` };
      waiting.push({
        entity: usualLog,
        columns: columnsOf(ports, place, { entity: usualLog, row: { tenantId: '000000', values } }),
      });
    }
    while (waiting.length > 0) {
      const batch = waiting.slice(0, rowsAtOnce);
      waiting = waiting.slice(rowsAtOnce);
      await insert(ports, batch).catch(report);
    }
  };
  const flush = () => (round = round.then(write));
  const timer = setInterval(() => void flush(), everyMs);
  timer.unref();
  return {
    add,
    flush,
    close: () => {
      clearInterval(timer);
      return flush();
    },
  };
}

async function insert({ database }: Ports, batch: readonly Waiting[]) {
  for (const entity of new Set(batch.map((one) => one.entity))) {
    const rows = batch.filter((one) => one.entity === entity).map(({ columns }) => columns);
    await insertAtOnce(database.db, anyTableOf(entity), rows);
    if (entity === errorLog) await countErrors(database.db, rows);
  }
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
  const kind = entity === errorLog ? { fingerprint: fingerprintOf(values) } : {};
  return {
    ...{ id: uuidv7(), tenantId: row.tenantId, createTime: now, updateTime: now },
    ...{ createUser: row.userId ?? null, ...known, ...values, ...kind },
  };
}

/** PostgreSQL keeps no NUL; one in an address must not cost a whole batch. */
const clean = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\0', '') : value);
