import { usualLog } from '@policy/shared/contract/entities/log/usual-log.ts';

import type { Module } from '../../kit/route.ts';
import { makeMonths, monthOf } from './months.ts';
import { removeOldLogs } from './retention.ts';

const everyMs = 3_600_000;
/** This month's parts of the logs, and those of the next ones, so that a month never begins without. */
const monthsAhead = [0, 1, 2];

/** Tells when the server starts and stops; once an hour it makes the months ahead and removes what is old. */
export const housekeepingModule: Module = (app) => {
  const { services } = app;
  const say = (logId: string, logData: string) =>
    services.logs.add(usualLog, { tenantId: '000000', values: { logLevel: 'info', logId, logData } });
  const keep = async () => {
    const now = services.clock.now();
    const ahead = monthsAhead.map((later) => monthOf(now, later));
    await makeMonths(services.database.db, ahead);
    const { months, rows } = await removeOldLogs(services);
    const told = `${String(months)} months and ${String(rows)} rows were older than they are kept`;
    if (months + rows > 0) say('log.cleared', told);
  };
  let running = Promise.resolve();
  const run = () => {
    running = running.then(keep).catch((error: unknown) => {
      app.log.error({ err: error }, 'the logs were not kept in order');
    });
  };
  const timer = setInterval(run, everyMs);
  timer.unref();
  app.addHook('onListen', () => {
    say('server.started', `listening in mode ${services.config.mode}`);
    run();
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    say('server.stopped', 'closing');
    await running;
  });
};
