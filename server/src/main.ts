import { buildApp } from './app.ts';
import { compose } from './compose.ts';
import { isDebugging, readConfig } from './config.ts';
import { openPrepared } from './db/client.ts';
import { systemClock } from './kit/clock.ts';
import { failureOf } from './kit/failure.ts';
import { movableClock } from './kit/test-clock.ts';
import { testClockModule } from './modules/testing/test-clock.ts';
import { seed } from './seed.ts';
import { startFailure } from './start-failure.ts';

/** How often the server looks for timers that are due. */
const timersEveryMs = 1000;
const say = (step: string) => void process.stdout.write(`step: ${step}\n`);

async function start() {
  const config = readConfig();
  const movable = config.testClock ? movableClock() : null;
  const clock = movable ?? systemClock;
  say('opening the database');
  const { databaseUrl, dataDir } = config;
  const onWait = () => say('waiting for another server that prepares the database');
  const parts = await openPrepared({ databaseUrl, dataDir, onLost: stop, onWait }, async (database) => {
    const composed = await compose({ config, database, clock });
    await seed(composed, say);
    return composed;
  });
  const { database } = parts.services;
  const app = await buildApp(
    movable ? { ...parts, modules: [...parts.modules, testClockModule(movable)] } : parts,
  );
  const report = (error: unknown, jobId: string) => app.log.error({ err: error, jobId }, 'timer failed');
  const timers = parts.workflow.startTimers({ db: database.db, clock, report, everyMs: timersEveryMs });
  await app.listen({ port: config.port, host: config.host });
  say(`listening on http://${config.host}:${config.port}`);

  const close = async () => {
    await timers.stop();
    await app.close();
    await database.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
}

/** What has gone for good ends the process, and whoever supervises it starts it again. */
function stop(error: Error) {
  process.stderr.write(`The server ends: ${failureOf(error).message}\n`);
  process.exit(1);
}

await start().catch((error: unknown) => {
  process.stderr.write(`${startFailure(error)}\n`);
  if (isDebugging()) process.stderr.write(`${failureOf(error).stack}\n`);
  process.exit(1);
});
