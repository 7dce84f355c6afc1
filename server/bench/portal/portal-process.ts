import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { buildApp } from '../../src/app.ts';
import { compose } from '../../src/compose.ts';
import { readConfig } from '../../src/config.ts';
import { openDatabase } from '../../src/database/client.ts';
import { systemClock } from '../../src/kit/runtime/clock.ts';
import { installerContext, seed } from '../../src/seeds/seed.ts';
import { freePort } from '../../test/free-port.ts';
import { seedPolicies } from '../policies.ts';
import { answerQuestions } from '../process/answer-questions.ts';
import { seedGuides } from './guides.ts';

// The benchmarked process: the whole server on 10,000 policies and 2,000 guides, with everything else that the demonstration shows.
const [seedArchive, policies = '', guides = '', databaseUrl] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'bench-portal-'));
const config = readConfig({
  ...{ APP_MODE: 'test', DATA_DIR: folder, LOG_LEVEL: 'error', SERVER_PORT: String(await freePort()) },
  ...{ RATE_LIMIT_FACTOR: '1000000', CAPTCHA_TEST_ANSWER: 'PASS5' },
  ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
});
const database = await openDatabase({ databaseUrl, dataDir: folder, seedArchive });
const parts = await compose({ config, database, clock: systemClock });
await seed(parts, () => undefined);
const context = installerContext(parts.services);
await seedPolicies(context, Number(policies));
await seedGuides(context, Number(guides));
await database.db.execute('vacuum analyze');

const app = await buildApp(parts);
const origin = await app.listen({ port: config.port, host: '127.0.0.1' });
answerQuestions({ api: `${origin}/api` }, () => rmSync(folder, { recursive: true, force: true }));
