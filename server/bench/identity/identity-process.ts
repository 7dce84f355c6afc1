import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { buildApp } from '../../src/app.ts';
import { compose } from '../../src/compose.ts';
import { readConfig } from '../../src/config.ts';
import { openDatabase } from '../../src/database/client.ts';
import { systemClock } from '../../src/kit/runtime/clock.ts';
import { seed } from '../../src/seeds/seed.ts';
import { freePort } from '../../test/free-port.ts';
import { answerQuestions } from '../process/answer-questions.ts';
import { fillCompanies, volumeOf } from './fill-companies.ts';

// A benchmarked process: the whole server with as many companies and members as a large city has. The first one fills the
// database with the part that it is told; one that is told none joins it.
const [databaseUrl = '', issuer = '', part = ''] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'bench-identity-'));
const config = readConfig({
  ...{ APP_MODE: 'test', DATA_DIR: folder, LOG_LEVEL: 'error', SERVER_PORT: String(await freePort()) },
  ...{ DATABASE_URL: databaseUrl, CAPTCHA_TEST_ANSWER: 'PASS5', RATE_LIMIT_FACTOR: '100000' },
  LOCAL_PROVIDER_ORIGIN: issuer,
});
const database = await openDatabase({ databaseUrl, dataDir: folder });
const parts = await compose({ config, database, clock: systemClock });
if (part !== '') {
  await seed(parts, () => undefined);
  await fillCompanies(databaseUrl, volumeOf(Number(part)));
}
const app = await buildApp(parts);
const origin = await app.listen({ port: config.port, host: '127.0.0.1' });

answerQuestions({ api: `${origin}/api` }, () => rmSync(folder, { recursive: true, force: true }));
