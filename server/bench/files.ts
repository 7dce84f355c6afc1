import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';

import { openDatabase } from '../src/database/client.ts';
import type { Database, DatabaseOptions } from '../src/database/client.ts';
import { seedOfficers } from '../src/seeds/demo/accounts.ts';
import { seedFirstTenant } from '../src/seeds/reference/first-tenant.ts';
import type { Context } from '../src/kit/runtime/context.ts';
import { systemClock } from '../src/kit/runtime/clock.ts';
import { orphansOf } from '../src/modules/resource/orphans.ts';
import { startCluster } from '../test/postgres-cluster.ts';
import { postgresPrograms } from '../test/postgres-programs.ts';
import { rulesAlone } from '../test/rules-alone.ts';
import { policyCount, seedPolicies } from './policies.ts';

const fileCount = 100_000;
/** Each policy holds three files in its attachments, and every tenth one more in its text. */
const heldEach = 3;
const inText = 10;
const tenantId = '000000';
const aimMs = 200;

const fileId = (at: string) => `md5('file' || ${at})::uuid`;
const numbered = `(select id, row_number() over (order by id) as at from policy where tenant_id = '${tenantId}') numbered`;

const statements = [
  `insert into attachment (id, tenant_id, create_time, update_time, original_name, name, extension, content_type,
     attach_size, sha256, purpose, scan_status)
   select ${fileId('g')}, '${tenantId}', now() - g * interval '1 minute' - interval '2 days', now(), '文件' || g || '.pdf',
     ${fileId('g')}::text || '.pdf', 'pdf', 'application/pdf', 1000, md5(g::text), 'content', 'ready'
   from generate_series(1, ${String(fileCount)}) g`,
  `update policy set attachments = (select jsonb_agg(jsonb_build_object('attachId', ${fileId('(numbered.at * 3 + held)')},
     'name', 'a.pdf', 'ext', 'pdf', 'sizeKb', 1)) from generate_series(1, ${String(heldEach)}) held)
   from ${numbered} where numbered.id = policy.id`,
  `update policy set body = policy.body || '<a href="/x/' || ${fileId(`(numbered.at + 3 * ${String(policyCount)} + 10)`)} || '.pdf">x</a>'
   from ${numbered} where numbered.id = policy.id and numbered.at % ${String(inText)} = 0`,
  'analyze',
];

async function measure(engine: string, options: DatabaseOptions): Promise<void> {
  const opened = await openDatabase(options);
  try {
    const { db } = opened;
    const context = contextOn(db);
    await seedFirstTenant(context);
    await seedOfficers(context);
    await seedPolicies(context);
    // Filling takes longer than a statement of the product may.
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      for (const statement of statements) await tx.execute(sql.raw(statement));
    });
    const times: number[] = [];
    let orphans = 0;
    let after: string | null = null;
    do {
      const began = performance.now();
      const part = await orphansOf(context, after);
      times.push(performance.now() - began);
      orphans += part.orphans.length;
      after = part.next;
    } while (after !== null);
    const expected = fileCount - policyCount * heldEach - policyCount / inText;
    times.sort((one, other) => one - other);
    const [middle, longest] = [times[times.length >> 1] ?? 0, times.at(-1) ?? 0];
    console.log(
      `${engine}: ${String(fileCount)} files in ${String(times.length)} pages, ${String(orphans)} orphans (${String(expected)} expected), ` +
        `median ${middle.toFixed(0)} ms, longest ${longest.toFixed(0)} ms, aim ${String(aimMs)} ms`,
    );
  } finally {
    await opened.close();
  }
}

const contextOn = (db: Database): Context => ({
  ...{
    db,
    tenantId,
    actor: null,
    locale: 'zh',
    clock: systemClock,
    rules: rulesAlone,
    idempotencyKey: null,
    remoteIp: null,
  },
  afterCommit: (effect) => effect(),
});

if (postgresPrograms) {
  const cluster = await startCluster(postgresPrograms);
  try {
    await measure('PostgreSQL', { databaseUrl: cluster.url('postgres'), dataDir: 'memory' });
  } finally {
    await cluster.stop();
  }
}
const folder = mkdtempSync(join(tmpdir(), 'bench-files-'));
try {
  await measure('PGlite', { dataDir: folder });
} finally {
  rmSync(folder, { recursive: true });
}
