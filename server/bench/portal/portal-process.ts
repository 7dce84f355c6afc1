import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

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
await settle();

const app = await buildApp(parts);
const origin = await app.listen({ port: config.port, host: '127.0.0.1' });
answerQuestions({ api: `${origin}/api` }, () => rmSync(folder, { recursive: true, force: true }));

/** Lets the database learn what it holds, and put the index of words in order: longer than a statement of the product may take. */
async function settle(): Promise<void> {
  if (!databaseUrl) {
    // The embedded one has a single session, whose limit is taken away and put back.
    const { rows } = await database.db.execute<{ limit: string }>(
      `select current_setting('statement_timeout') as "limit"`,
    );
    await database.db.execute('set statement_timeout = 0');
    await database.db.execute('vacuum analyze');
    await database.db.execute(`set statement_timeout = '${rows[0]?.limit ?? '0'}'`);
    return;
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('vacuum analyze');
  await client.end();
}
