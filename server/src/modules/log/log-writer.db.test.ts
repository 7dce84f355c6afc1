import { apiLog } from '@policy/shared/contract/entities/log/api-log.ts';
import { errorLog } from '@policy/shared/contract/entities/log/error-log.ts';
import { usualLog } from '@policy/shared/contract/entities/log/usual-log.ts';
import { like, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { describeOnEachServer, signedIn } from '../../../test/describe-on-server.ts';
import { tableOf } from '../../kit/table/table.ts';

describeOnEachServer('a log that cannot be written', (server) => {
  const admin = signedIn(server, 'admin');

  const upload = (message: string) =>
    admin.post('blade-auth/oauth/logout', [{ type: 'TypeError', message }] as never);
  const messages = async () =>
    (await server.database.db.select().from(tableOf(errorLog))).map(({ message }) => message);

  /** As long as the table of kinds is away, no error can be counted, and so none be written. */
  async function withoutKinds(work: () => Promise<void>) {
    const { db } = server.database;
    await db.execute(sql`alter table error_kind rename to error_kind_away`);
    try {
      await work();
    } finally {
      await db.execute(sql`alter table error_kind_away rename to error_kind`);
    }
  }

  test('is no acknowledged write, leaves nothing half done and keeps no other log from its rows', async () => {
    await server.services.logs.flush();
    await withoutKinds(async () => {
      await admin.get('policy/tags/list', { name: 'beside' });
      expect((await upload('lost')).status).toBe(500);
      await server.services.logs.flush();
    });
    expect(await messages()).not.toContain('lost');
    const { params } = tableOf(apiLog);
    const calls = await server.database.db.select().from(tableOf(apiLog)).where(like(params, '%beside%'));
    expect(calls).toHaveLength(1);
    expect((await upload('kept')).status).toBe(200);
    expect(await messages()).toContain('kept');
  });

  test('counts the rows that did not fit, and says so in the general log', async () => {
    const { logs } = server.services;
    await logs.flush();
    const row = { tenantId: '000000', values: { logLevel: 'info', logId: 'many', logData: '' } };
    for (let at = 0; at < 10_003; at += 1) logs.add(usualLog, row);
    await logs.flush();
    const { body } = await admin.get('blade-log/usual/list', { logId: 'log.dropped' });
    expect(body.data.records).toMatchObject([{ logData: '3 rows did not fit' }]);
  });
});
