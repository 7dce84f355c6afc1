import { withoutUnreadable } from '@policy/shared/contract/kit/readable.ts';
import { errorLog } from '@policy/shared/contract/entities/log/error-log.ts';
import { z } from 'zod';

import type { Context } from '../../../kit/runtime/context.ts';
import { found } from '../../../kit/runtime/errors.ts';
import type { LogSink } from '../../../kit/runtime/log-sink.ts';

/** The most entries of one upload that are kept; a screen that fails in a loop says nothing new after these. */
const mostEntries = 99;

// Longer texts are cut, not refused: a log that is turned away helps nobody.
const cut = (max: number) =>
  z
    .unknown()
    .optional()
    .transform((value) => (typeof value === 'string' ? withoutUnreadable(value).slice(0, max) : ''));
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

/** The columns that name a server stay empty: an error in a browser is not one of a server. */
const nowhere = { serviceId: null, serverHost: null, serverIp: null, env: null };

/** Tells the log the latest errors that a browser met, as text, and waits until they stand there. */
export async function storeErrors(logs: LogSink, context: Context, sent: z.output<typeof sentErrors>) {
  const latest = (Array.isArray(sent) ? sent : sent.logs).slice(-mostEntries);
  const { tenantId, actor } = context;
  const { userId } = found(actor);
  const rows = latest.map((error) => ({
    tenantId,
    values: { source: 'browser', userId, ...nowhere, ...error },
  }));
  await logs.write(errorLog, rows);
}
