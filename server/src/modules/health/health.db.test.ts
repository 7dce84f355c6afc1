import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { apiLog } from '@policy/shared/contract/entities/log/api-log.ts';
import { like } from 'drizzle-orm';

import { describeOnEachServer } from '../../../test/describe-on-server.ts';
import { tableOf } from '../../kit/table/table.ts';

describeOnEachServer('health', (server) => {
  const ask = (path: string, headers = {}) => server.call({ url: `/api/health/${path}`, headers });

  test('anybody may ask, and hears that the server is up and nothing else', async () => {
    for (const path of ['live', 'ready']) {
      const { status, body } = await ask(path);
      expect([status, body.data]).toEqual([200, { status: 'up' }]);
    }
  });

  test('a server whose database lacks a migration is not ready, but lives', async () => {
    const { db } = server.database;
    const newest = sql`(select max(created_at) from drizzle.__drizzle_migrations)`;
    await db.execute(
      sql`update drizzle.__drizzle_migrations set created_at = created_at + 1 where created_at = ${newest}`,
    );
    try {
      expect((await ask('live')).status).toBe(200);
      const { status, body, headers } = await ask('ready', { 'accept-language': 'en' });
      expect([status, body.data]).toEqual([503, { traceId: headers['x-request-id'] }]);
      expect(JSON.stringify(body)).not.toContain('migration');
    } finally {
      await db.execute(
        sql`update drizzle.__drizzle_migrations set created_at = created_at - 1 where created_at = ${newest}`,
      );
    }
  });

  test('no log tells of it', async () => {
    await ask('ready');
    await server.services.logs.flush();
    const { requestUri } = tableOf(apiLog);
    expect(
      await server.database.db.select().from(tableOf(apiLog)).where(like(requestUri, '%health%')),
    ).toEqual([]);
  });

  test('every call has a number, which a trusted proxy may give and nobody else', async () => {
    const numbered = async (remoteAddress: string, number: string) =>
      (await server.call({ url: '/api/none', remoteAddress, headers: { 'x-request-id': number } })).headers[
        'x-request-id'
      ];
    expect(await numbered('127.0.0.1', 'proxy-1.a_b')).toBe('proxy-1.a_b');
    const own = expect.stringMatching(/^[\da-f-]{36}$/);
    expect(await numbered('203.0.113.9', 'stranger-1')).toEqual(own);
    expect(await numbered('127.0.0.1', 'two words')).toEqual(own);
    expect(await numbered('127.0.0.1', 'x'.repeat(65))).toEqual(own);
  });
});
