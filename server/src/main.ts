import { buildApp } from './app.ts';
import { compose } from './compose.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './db/client.ts';
import { systemClock } from './kit/clock.ts';
import { movableClock } from './kit/test-clock.ts';
import { testClockModule } from './modules/testing/test-clock.ts';
import { seed } from './seed.ts';

/** How often the server looks for timers that are due. */
const timersEveryMs = 1000;
const say = (step: string) => void process.stdout.write(`step: ${step}\n`);

async function start() {
  const config = readConfig();
  const movable = config.testClock ? movableClock() : null;
  const clock = movable ?? systemClock;
  say('opening the database');
  const { databaseUrl, dataDir } = config;
  const database = await openDatabase({ databaseUrl, dataDir, onLost: (error) => stop(error) });
  const parts = await compose({ config, database, clock });
  await seed(parts, say);
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

function stop(error: unknown) {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
}

await start().catch(stop);
