import { buildApp } from './app.ts';
import { compose } from './compose.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './db/client.ts';
import { systemClock } from './kit/clock.ts';
import { movableClock } from './kit/test-clock.ts';

const config = readConfig();
const clock = config.testClock ? movableClock() : systemClock;
const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir });
const parts = await compose({ config, database, clock });
const app = await buildApp(parts);

await app.listen({ port: config.port, host: config.host });
process.stdout.write(`step: listening on http://${config.host}:${config.port}\n`);

let isClosing = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (isClosing) return;
    isClosing = true;
    void app.close().then(() => database.close());
  });
}
