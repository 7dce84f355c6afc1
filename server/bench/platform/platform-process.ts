import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { buildApp } from '../../src/app.ts';
import { compose } from '../../src/compose.ts';
import { readConfig } from '../../src/config.ts';
import { openDatabase } from '../../src/database/client.ts';
import type { Module } from '../../src/kit/routes/route.ts';
import { systemClock } from '../../src/kit/runtime/clock.ts';
import { makeMonths, monthOf } from '../../src/modules/log/months.ts';
import { seed } from '../../src/seeds/seed.ts';
import { freePort } from '../../test/free-port.ts';
import { answerQuestions } from '../process/answer-questions.ts';
import { fillUp } from './volume.ts';

// The benchmarked process: the whole server on a filled platform.
const [databaseUrl = ''] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'bench-platform-'));
const config = readConfig({
  ...{ APP_MODE: 'test', DATA_DIR: folder, LOG_LEVEL: 'error', SERVER_PORT: String(await freePort()) },
  ...{ DATABASE_URL: databaseUrl, CAPTCHA_TEST_ANSWER: 'PASS5' },
});
const database = await openDatabase({ databaseUrl, dataDir: folder });
const parts = await compose({ config, database, clock: systemClock });
await seed(parts, () => undefined);
const behind = [-6, -5, -4, -3, -2, -1, 0];
await makeMonths(
  database.db,
  behind.map((later) => monthOf(systemClock.now(), later)),
);
await fillUp(databaseUrl);

const lists: string[] = [];
const listener: Module = (api) => {
  api.addHook('onRoute', ({ method, url }) => {
    if (method === 'GET' && /\/(\w+-)?(list\w*|page|\w+List)$/.test(url))
      lists.push(url.replace('/api/', ''));
  });
};
const app = await buildApp({ ...parts, modules: [listener, ...parts.modules] });
const origin = await app.listen({ port: config.port, host: '127.0.0.1' });

answerQuestions({ api: `${origin}/api`, lists }, () => rmSync(folder, { recursive: true, force: true }));
