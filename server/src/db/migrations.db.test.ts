import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { describeOnEachDatabase } from '../../test/database.ts';
import { defaultMigrationsDir, migrationCheck, refuseNewer } from './migrations.ts';

describeOnEachDatabase('a database and its program', (database) => {
  const check = () => refuseNewer(database(), defaultMigrationsDir);

  it('fit when the database has the migrations of the program', async () => {
    await check();
    expect(await migrationCheck(database(), defaultMigrationsDir)()).toBe(true);
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
    expect(await migrationCheck(database(), defaultMigrationsDir)()).toBe(true);
  });
});
