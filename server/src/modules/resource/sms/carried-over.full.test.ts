import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';

import { enginesToTry, openTestDatabase } from '../../../../test/database.ts';
import { migrationsAround } from '../../../../test/migrations-around.ts';

describe.each(enginesToTry())('SMS that waited before there was one outbox (%s)', (kind) => {
  test('still leave, when they were due and after as many attempts', async () => {
    const { migrations, statements } = migrationsAround('0046_outbox');
    const opened = await openTestDatabase(kind, migrations);
    onTestFinished(() => opened.close());
    const { db } = opened;
    const id = '0198c0de-0000-7000-8000-000000000001';
    const [made, due] = ['2026-11-20T00:00:00Z', '2026-11-20T00:02:00Z'];
    await db.execute(
      sql`insert into sms_message (id, tenant_id, create_time, update_time, phone, template_code, content, state, attempts, fail_reason)
          values (${id}, '000000', ${made}, ${made}, '138****0001', 'paid', '已拨付。', 'queued', 2, 'HTTP 503')`,
    );
    await db.execute(
      sql`insert into sms_outbox (message_id, tenant_id, due_time) values (${id}, '000000', ${due})`,
    );
    for (const statement of statements) await db.execute(sql.raw(statement));
    const { rows } = await db.execute(
      sql`select tenant_id, kind, record_id, target, state, attempts, last_error, create_time = ${made}::timestamptz as made, due_time = ${due}::timestamptz as due from outbox`,
    );
    expect(rows).toEqual([
      {
        ...{ tenant_id: '000000', kind: 'sms', record_id: id, state: 'pending' },
        target: '138****0001',
        ...{ attempts: 2, last_error: 'HTTP 503', made: true, due: true },
      },
    ]);
    const events = await db.execute(sql`select record_id, is_deleted from outbox_event`);
    expect(events.rows).toEqual([{ record_id: id, is_deleted: 0 }]);
  });
});
