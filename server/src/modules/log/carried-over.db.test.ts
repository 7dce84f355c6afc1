import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterAll, expect, test } from 'vitest';

import { defaultMigrationsDir } from '../../db/migrations.ts';

const folder = mkdtempSync(join(tmpdir(), 'policy-migrations-'));
const engine = new PGlite();
afterAll(async () => {
  await engine.close();
  rmSync(folder, { recursive: true });
});

/** The migrations up to the one before the named one. */
function migrationsBefore(tag: string) {
  cpSync(defaultMigrationsDir, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { tag: string }[] };
  const at = journal.entries.findIndex((entry) => entry.tag === tag);
  expect(at).toBeGreaterThan(0);
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }));
  return folder;
}

test('rows of a log that was one table lie in the months in which Beijing wrote them', async () => {
  const db = drizzle({ client: engine });
  await migrate(db, { migrationsFolder: migrationsBefore('0013_logs_by_month') });
  const moments = ['2026-10-31T15:59:59Z', '2026-10-31T16:00:00Z', '2026-11-20T00:00:00Z'];
  for (const moment of moments)
    await engine.query(
      `insert into login_log (id, tenant_id, create_time, update_time, account, result, remote_ip)
       values (gen_random_uuid(), '000000', $1, $1, 'admin', 'passed', '127.0.0.1')`,
      [moment],
    );
  await migrate(db, { migrationsFolder: defaultMigrationsDir });
  const { rows } = await engine.query<{ part: string; rows: number }>(
    'select tableoid::regclass::text as part, count(*)::int as rows from login_log group by 1 order by 1',
  );
  expect(rows).toEqual([
    { part: 'login_log_2026_10', rows: 1 },
    { part: 'login_log_2026_11', rows: 2 },
  ]);
});
