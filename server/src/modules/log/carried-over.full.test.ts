import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';

import { enginesToTry, openTestDatabase } from '../../../test/database.ts';
import { migrationsAround } from '../../../test/migrations-around.ts';

describe.each(enginesToTry())('a log that was one table (%s)', (kind) => {
  test('has its rows in the months in which Beijing wrote them', async () => {
    const { migrations, statements } = migrationsAround('0013_logs_by_month');
    const opened = await openTestDatabase(kind, migrations);
    onTestFinished(() => opened.close());
    const { db } = opened;
    const moments = ['2026-10-31T15:59:59Z', '2026-10-31T16:00:00Z', '2026-11-20T00:00:00Z'];
    for (const moment of moments)
      await db.execute(
        sql`insert into login_log (id, tenant_id, create_time, update_time, account, result, remote_ip)
            values (gen_random_uuid(), '000000', ${moment}, ${moment}, 'admin', 'passed', '127.0.0.1')`,
      );
    for (const statement of statements) await db.execute(sql.raw(statement));
    const { rows } = await db.execute(
      sql`select tableoid::regclass::text as part, count(*)::int as rows from login_log group by 1 order by 1`,
    );
    expect(rows).toEqual([
      { part: 'login_log_2026_10', rows: 1 },
      { part: 'login_log_2026_11', rows: 2 },
    ]);
  });
});
