import { usualLog } from '@policy/shared/contract/entities/log/usual-log.ts';

import type { Module } from '../../kit/route.ts';
import { removeOldLogs } from './retention.ts';

const everyMs = 3_600_000;

/** Tells when the server starts and stops, and removes old rows once an hour while it runs. */
export const housekeepingModule: Module = (app) => {
  const { services } = app;
  const say = (logId: string, logData: string) =>
    services.logs.add(usualLog, { tenantId: '000000', values: { logLevel: 'info', logId, logData } });
  const clear = async () => {
    const gone = await removeOldLogs(services);
    if (gone > 0) say('log.cleared', `${String(gone)} rows were older than they are kept`);
  };
  let running = Promise.resolve();
  const run = () => {
    running = running.then(clear).catch((error: unknown) => {
      app.log.error({ err: error }, 'old logs were not removed');
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
