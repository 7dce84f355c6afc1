import { errorKind } from '@policy/shared/contract/entities/log/error-kind.ts';
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';

import type { Database } from '../../database/client.ts';
import { tableOf } from '../../kit/table/table.ts';

type Columns = Readonly<Record<string, unknown>>;

/** Ids and numbers differ from one time to the next. */
const changing = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{16,}|\d+/gi;
/** The function that failed; where in a file it stands is another place after the next release. */
const failing = /^\s*at (?:async )?([\w$.<>]+) \(/m;
const length = 32;
const textIn = (value: unknown) => (typeof value === 'string' ? value : '');

/** A short text that is the same for errors that differ in ids, numbers and moment alone. */
export function fingerprintOf({ source, type, message, stack }: Columns): string {
  const [, place = ''] = failing.exec(textIn(stack)) ?? [];
  const alike = [source, type, textIn(message).replaceAll(changing, '#'), place];
  return createHash('sha256').update(alike.join('\n')).digest('hex').slice(0, length);
}

/** Counts errors that were just written, each with those like it; one that had been handled is there again. */
export async function countErrors(db: Database, rows: readonly Columns[]): Promise<void> {
  const kinds = new Map<string, { last: Columns; first: Columns; times: number }>();
  for (const row of rows) {
    const key = `${textIn(row['tenantId'])} ${textIn(row['fingerprint'])}`;
    const known = kinds.get(key);
    kinds.set(key, { last: row, first: known?.first ?? row, times: (known?.times ?? 0) + 1 });
  }
  const table = tableOf(errorKind);
  // In the same order everywhere: two servers that count the same kinds must not wait for each other.
  const counted = [...kinds]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, kind]) => valuesOf(kind));
  await db
    .insert(table)
    .values(counted)
    .onConflictDoUpdate({
      target: [table.tenantId, table.fingerprint],
      targetWhere: sql`is_deleted = 0`,
      set: {
        message: sql`excluded.message`,
        url: sql`excluded.url`,
        times: sql`${table.times} + excluded.times`,
        lastTime: sql`excluded.last_time`,
        status: sql`case ${table.status} when 'handled' then 'again' else ${table.status} end`,
      },
    });
}

function valuesOf({ last, first, times }: { last: Columns; first: Columns; times: number }) {
  const texts = Object.fromEntries(
    ['tenantId', 'source', 'type', 'message', 'url', 'fingerprint'].map((key) => [key, textIn(last[key])]),
  );
  const [firstTime, lastTime] = [textIn(first['createTime']), textIn(last['createTime'])];
  const moments = { createTime: firstTime, updateTime: firstTime, firstTime, lastTime };
  return { id: uuidv7(), ...texts, ...moments, times, status: 'open' };
}
