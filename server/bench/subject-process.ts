import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

import { buildApp } from '../src/app.ts';
import { compose } from '../src/compose.ts';
import { readConfig } from '../src/config.ts';
import { openDatabase } from '../src/database/client.ts';
import { seedOfficers } from '../src/seeds/demo/accounts.ts';
import { seedFirstTenant } from '../src/seeds/reference/first-tenant.ts';
import { systemClock } from '../src/kit/runtime/clock.ts';
import { makeMonthsAhead } from '../src/modules/log/housekeeping.ts';
import { installerContext } from '../src/seeds/seed.ts';
import { freePort } from '../test/free-port.ts';
import { limitSql } from './limit-sql.ts';
import { limitApp } from './limit.ts';
import { seedPolicies } from './policies.ts';
import { answerQuestions } from './process/answer-questions.ts';

// The benchmarked process: the server and its bare limit on one seeded database; it tells where both answer.
const [seedArchive, databaseUrl] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const config = readConfig({
  ...{ APP_MODE: 'test', DATA_DIR: folder, LOG_LEVEL: 'error', SERVER_PORT: String(await freePort()) },
  ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
});
const database = await openDatabase({ databaseUrl, dataDir: folder, seedArchive });
const parts = await compose({ config, database, clock: systemClock });
const context = installerContext(parts.services);
await makeMonthsAhead(parts.services);
await seedFirstTenant(context);
await seedOfficers(context);
await seedPolicies(context);
const tables = ['policy', 'policy_item', 'link', 'department'];
for (const table of tables) await database.db.execute(`vacuum analyze ${table}`);

const ours = await listen(await buildApp(parts), config.port);
const limit = await listen(limitApp(limitSql(database, databaseUrl)), 0);
answerQuestions({ ours: `${ours}/api`, limit }, () => rmSync(folder, { recursive: true, force: true }));

function listen(app: FastifyInstance, port: number): Promise<string> {
  return app.listen({ port, host: '127.0.0.1' });
}
