import { apiLog } from '@policy/shared/contract/entities/log/api-log.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { tableOf } from '../../src/kit/table/table.ts';
import { oneEngine } from '../database.ts';
import { serverOf } from '../describe-on-server.ts';

describe('X-Forwarded-For', () => {
  const server = serverOf(oneEngine, { TRUSTED_PROXIES: '203.0.113.0/24, fd00::7' });

  it.each([
    { peer: '203.0.113.9', told: '198.51.100.7', reader: '198.51.100.7' },
    { peer: 'fd00::7', told: '198.51.100.7', reader: '198.51.100.7' },
    { peer: '203.0.113.9', told: '192.0.2.1, 198.51.100.7, 203.0.113.2', reader: '198.51.100.7' },
    // This machine is trusted besides: both apps call from here in a usual installation.
    { peer: '127.0.0.1', told: '198.51.100.7', reader: '198.51.100.7' },
    { peer: '203.0.114.9', told: '198.51.100.7', reader: '203.0.114.9' },
    { peer: 'fd00::8', told: '198.51.100.7', reader: 'fd00::8' },
    { peer: '192.168.0.1', told: '203.0.113.2', reader: '192.168.0.1' },
  ])('from $peer about $told: the caller is $reader', async (call) => {
    const { peer: remoteAddress, told } = call;
    const headers = { 'x-forwarded-for': told };
    const answer = await server.call({ url: '/api/no-such-call', remoteAddress, headers });
    await server.services.logs.flush();
    const table = tableOf(apiLog);
    const { traceId, remoteIp } = table;
    const rows = await server.database.db
      .select({ remoteIp })
      .from(table)
      .where(eq(traceId, String(answer.headers['x-request-id'])));
    expect(rows).toEqual([{ remoteIp: call.reader }]);
  });
});
