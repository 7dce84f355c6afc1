import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { archiveFor } from '../../../test/database.ts';
import { counterMigrations as migrations, counters } from '../../../test/counters.ts';
import { openDatabase, type OpenedDatabase } from '../client.ts';
import { findArchive } from './archive.ts';

describe('the embedded database in a folder', () => {
  let dataDir: string;
  let archive: string;
  const open = (seedArchive?: string): Promise<OpenedDatabase> =>
    openDatabase({ dataDir, migrations, seedArchive });

  beforeEach(async () => {
    archive = await archiveFor(migrations);
    dataDir = mkdtempSync(join(tmpdir(), 'pglite-open-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  it('starts from the archive with just what its migrations make', async () => {
    const fromArchive = await open(archive);
    const archived = await describeSchema(fromArchive);
    await fromArchive.close();
    const fromNothing = await openDatabase({ dataDir: 'memory', migrations });
    const migrated = await describeSchema(fromNothing);
    await fromNothing.close();
    expect(archived).toEqual(migrated);
    expect(archived).toContainEqual(expect.objectContaining({ name: 'counter_label_trgm' }));
  });

  it('ignores an archive of other migrations', () => {
    const other = join(dataDir, 'pglite-0.0.0-0000000000000000.tar.gz');
    writeFileSync(other, 'not of these migrations');
    expect(findArchive(migrations, other)).toBeUndefined();
    expect(findArchive(migrations, archive)).toBe(archive);
  });

  it('keeps its rows over a close', async () => {
    const first = await open(archive);
    await first.db.insert(counters).values({ id: 1, amount: 5, label: '兑现' });
    await first.close();
    const second = await open(archive);
    const rows = await second.db.select().from(counters);
    await second.close();
    expect(rows).toEqual([{ id: 1, amount: 5, label: '兑现' }]);
  });

  it('refuses a second opener with one sentence and leaves the first at work', async () => {
    const first = await open(archive);
    await expect(open()).rejects.toThrow(
      `The database in ${join(dataDir, 'database')} is already open in process ${process.pid}`,
    );
    await first.ping();
    await first.close();
  });

  it('makes the cluster anew when the first start was cut short', async () => {
    mkdirSync(join(dataDir, 'database/cluster/base'), { recursive: true });
    writeFileSync(join(dataDir, 'database/cluster/PG_VERSION'), '18');
    writeFileSync(join(dataDir, 'database/unfinished'), '');
    const opened = await open(archive);
    await opened.ping();
    await opened.close();
    expect(existsSync(join(dataDir, 'database/unfinished'))).toBe(false);
  });

  it('gives the folder back when the migrations cannot be read', async () => {
    await expect(
      openDatabase({ dataDir, migrations: { schemaFolder: join(dataDir, 'nowhere'), data: [] } }),
    ).rejects.toThrow('_journal.json');
    expect(existsSync(join(dataDir, 'database/lock'))).toBe(false);
  });
});

async function describeSchema({ db }: OpenedDatabase): Promise<unknown[]> {
  const columns = await db.execute(sql`
    select table_name as name, column_name, data_type, is_nullable, column_default
    from information_schema.columns where table_schema in ('public', 'drizzle') order by 1, 2`);
  const indexes = await db.execute(
    sql`select indexname as name, indexdef from pg_indexes where schemaname = 'public' order by 1`,
  );
  const applied = await db.execute(
    sql`select hash, created_at from drizzle.__drizzle_migrations order by id`,
  );
  return [...columns.rows, ...indexes.rows, ...applied.rows];
}
