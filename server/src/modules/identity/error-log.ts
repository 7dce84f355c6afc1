import { errorLog } from '@policy/shared/contract/entities/log/error-log.ts';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';

import { wireTime } from '../../kit/clock.ts';
import type { Context } from '../../kit/context.ts';
import { found } from '../../kit/errors.ts';
import { tableOf } from '../../kit/table.ts';

/** The most entries of one upload that are kept; a screen that fails in a loop says nothing new after these. */
const mostEntries = 99;

// Longer texts are cut, not refused: a log that is turned away helps nobody.
const cut = (max: number) =>
  z
    .unknown()
    .optional()
    .transform((value) => (typeof value === 'string' ? value.slice(0, max) : ''));
const entry = z.object({
  type: cut(50),
  message: cut(2000),
  stack: cut(8000),
  info: cut(2000),
  url: cut(1000),
  time: cut(40),
});
const entries = z.array(entry).max(1000);

/** Errors as the specification's client sends them, or under the name `logs`. */
export const sentErrors = z.union([entries, z.object({ logs: entries })]);

/** Stores the latest errors that a browser met, as text. */
export async function storeErrors(context: Context, sent: z.output<typeof sentErrors>) {
  const latest = (Array.isArray(sent) ? sent : sent.logs).slice(-mostEntries);
  if (latest.length === 0) return;
  const { userId } = found(context.actor);
  const createTime = wireTime(context.clock.now());
  const rows = latest.map((error) => ({
    id: uuidv7(),
    tenantId: context.tenantId,
    userId,
    ...{ createTime, updateTime: createTime, source: 'browser' },
    ...error,
  }));
  await context.db.insert(tableOf(errorLog)).values(rows);
}
