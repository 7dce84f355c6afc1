import { failureOf } from '@policy/shared/node/failure.ts';
import { makeObjectsYoung } from '@policy/shared/node/young-objects.ts';

import { buildApp } from './app.ts';
import { compose } from './compose.ts';
import { isDebugging, readConfig } from './config.ts';
import { openPrepared } from './database/client.ts';
import { systemClock } from './kit/runtime/clock.ts';
import { processLog } from './kit/runtime/process-log.ts';
import { movableClock } from './kit/runtime/test-clock.ts';
import { openMetrics } from './metrics/open-metrics.ts';
import { serverGauges } from './metrics/server-gauges.ts';
import { testClockModule } from './modules/testing/test-clock.ts';
import { seed } from './seeds/seed.ts';
import { signingOf } from './signing/signing.ts';
import { startFailure } from './start-failure.ts';

/** How often the server looks for timers that are due. */
const timersEveryMs = 1000;

async function start() {
  makeObjectsYoung();
  const config = readConfig();
  const movable = config.testClock ? movableClock() : null;
  const clock = movable ?? systemClock;
  const log = processLog(config.logLevel);
  const say = (step: string) => log.info({ step });
  say('opening the database');
  const { databaseUrl, dataDir } = config;
  const onWait = () => say('waiting for another server that prepares the database');
  const parts = await openPrepared({ databaseUrl, dataDir, onLost: stop, onWait }, async (database) => {
    const composed = await compose({ config, database, clock, log });
    await seed(composed, say);
    return composed;
  });
  const { database, rules } = parts.services;
  const modules = movable ? [...parts.modules, testClockModule(movable)] : parts.modules;
  const metrics = await openMetrics(config.metrics);
  const app = await buildApp({ ...parts, modules, observe: metrics.observe });
  metrics.watch([...serverGauges(parts), ...parts.services.gauges.all()]);
  const report = (error: unknown, jobId: string) => log.error({ err: error, jobId }, 'timer failed');
  const timers = parts.workflow.startTimers({
    db: database.db,
    clock,
    rules,
    report,
    everyMs: timersEveryMs,
  });
  await app.listen({ port: config.port, host: config.host });
  say(`signatures of applicants: ${signingOf(parts.services).name}`);
  say(`listening on http://${config.host}:${config.port}`);

  const close = async () => {
    metrics.close();
    await timers.stop();
    await app.close();
    await database.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void close().catch((error: unknown) => stop(error)));
}
/** What has gone for good ends the process, and whoever supervises it starts it again. */
function stop(error: unknown) {
  process.stderr.write(`The server ends: ${failureOf(error).message}\n`);
  process.exit(1);
}

await start().catch((error: unknown) => {
  process.stderr.write(`${startFailure(error)}\n`);
  if (isDebugging()) process.stderr.write(`${failureOf(error).stack}\n`);
  process.exit(1);
});
