import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { describeOnEachDatabase } from '../../test/database.ts';
import { idOf } from '../seeds/slug-id.ts';
import { migrationCheck, refuseNewer } from './migration-journal.ts';
import { productMigrations, readSchemaMigrations } from './migrations.ts';

describeOnEachDatabase('a database and its program', (database) => {
  const check = () => refuseNewer(database(), productMigrations);

  it('fit when the database has the migrations of the program', async () => {
    await check();
    expect(await migrationCheck(database(), productMigrations)()).toBe(true);
  });

  it('do not fit when a newer program has migrated the database', async () => {
    const later = Date.UTC(2031, 4, 1);
    await database().execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a newer program', ${later}::bigint)`,
    );
    await expect(check()).rejects.toThrow(
      'the database is newer than this program: it has 1 migrations that the program does not know, the newest of 2031-05-01',
    );
    // Processes that were there before go on until they are replaced.
    expect(await migrationCheck(database(), productMigrations)()).toBe(true);
  });
});

describeOnEachDatabase('the button of the API document', (database) => {
  const button = idOf('menu:openapi_view');
  const parentAfter = async (parent: string) => {
    await database().execute(sql`delete from menu where id = ${button}`);
    await database().execute(
      sql`insert into menu (id, tenant_id, create_time, update_time, parent_id, code, name, sort, category, action, is_open)
          values (${button}, '000000', now(), now(), ${idOf(parent)}, 'openapi_view', '查看接口文档', 99, 2, 1, 1)`,
    );
    const migration = readSchemaMigrations(productMigrations)[24];
    for (const statement of migration?.statements ?? []) await database().execute(sql.raw(statement));
    const { rows } = await database().execute(sql`select parent_id as parent from menu where id = ${button}`);
    return rows[0]?.['parent'];
  };

  it('moves from the workbench to its own menu, and stays where somebody put it', async () => {
    expect(await parentAfter('menu:wel')).toBe(idOf('menu:openapi'));
    expect(await parentAfter('menu:desk')).toBe(idOf('menu:desk'));
  });
});
