import { param } from '@policy/shared/contract/entities/system/param.ts';
import { apiLog } from '@policy/shared/contract/entities/log/api-log.ts';
import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { describeOnEachServer, signedIn } from '../../../test/describe-on-server.ts';
import { momentOf } from '../../kit/runtime/clock.ts';
import { idOf } from '../../seeds/slug-id.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { tableOf } from '../../kit/table/table.ts';
import { logs } from './logs.ts';
import { makeMonths, monthOf, monthsOf } from './months.ts';
import { removeOldLogs } from './retention.ts';

const calls = logs[0]!;

test('a month is the one that Beijing counts, also over the turn of a year', () => {
  expect(monthOf(new Date('2026-10-31T15:59:59Z'))).toBe('2026-10');
  expect(monthOf(new Date('2026-10-31T16:00:00Z'))).toBe('2026-11');
  expect([-11, 0, 1, 2].map((later) => monthOf(new Date('2026-11-30T00:00:00Z'), later))).toEqual([
    ...['2025-12', '2026-11', '2026-12', '2027-01'],
  ]);
});

describeOnEachServer('logs kept apart by month', (server) => {
  // All of these tests happen in November 2026.
  beforeAll(() => server.clock.moveBy(momentOf('2026-11-20 12:00:00').getTime() - Date.now()));
  const admin = signedIn(server, 'admin');
  // Who makes a month does not wait for long, and the calls of the test before are written some time later.
  beforeEach(() => server.services.logs.flush());

  const db = () => server.database.db;
  const row = (createTime: string, requestUri: string, tenantId = '000000') => {
    const id = uuidv7();
    const place = { serviceId: 's', serverHost: 'h', serverIp: 'i', env: 'test', remoteIp: '10.0.0.1' };
    const call = { title: 'x', method: 'GET', requestUri, statusCode: 200, time: 1, traceId: id };
    return { ...{ id, tenantId, createTime, updateTime: createTime }, ...place, ...call };
  };
  const note = async (...told: Parameters<typeof row>) => {
    const noted = row(...told);
    await db().insert(tableOf(apiLog)).values(noted);
    return noted.id;
  };
  const partOf = async (id: string) => {
    const found = await db().execute<{ part: string }>(
      sql`select tableoid::regclass::text as part from api_log where id = ${id}`,
    );
    return found.rows.map(({ part }) => part);
  };
  const page = async (query: Record<string, string>) => {
    // A machine that is busy may take longer to count than a list waits.
    const { status, body } = await vi.waitUntil(
      async () => {
        const answer = await admin.get('blade-log/api/list', query);
        return !answer.body.data.isCounting && answer;
      },
      { timeout: 60_000 },
    );
    expect(status, JSON.stringify(body)).toBe(200);
    const { records, total } = body.data as { records: Record<string, string>[]; total: number };
    return { records, total, uris: records.map(({ requestUri }) => requestUri) };
  };

  test('a row lands in the month in which it was written, to the second of Beijing', async () => {
    await makeMonths(db(), ['2026-10', '2026-11']);
    expect(await partOf(await note('2026-10-31 23:59:59', '/turn/a'))).toEqual(['api_log_2026_10']);
    expect(await partOf(await note('2026-11-01 00:00:00', '/turn/b'))).toEqual(['api_log_2026_11']);
  });

  test('a row that comes before its month has a part is kept, and moves there once it has', async () => {
    const id = await note('2026-09-10 08:00:00', '/early');
    expect(await partOf(id)).toEqual(['api_log_other']);
    await makeMonths(db(), ['2026-09', '2026-10']);
    expect(await partOf(id)).toEqual(['api_log_2026_09']);
    expect((await page({ requestUri: '/early' })).uris).toEqual(['/early']);
  });

  test('two servers that make the same months at once make them once', async () => {
    await Promise.all([makeMonths(db(), ['2026-12']), makeMonths(db(), ['2026-12'])]);
    for (const log of logs)
      expect((await monthsOf(db(), log)).filter((one) => one === '2026-12')).toHaveLength(1);
  });

  test('a list goes on from one month to the one before, page by page and in order', async () => {
    const days = ['2026-09-29', '2026-09-30', '2026-10-01', '2026-10-02', '2026-11-01', '2026-11-02'];
    for (const day of days) await note(`${day} 09:00:00`, `/across/${day}`);
    const query = { requestUri: '/across/', size: '4' };
    const newest = days.map((day) => `/across/${day}`).reverse();
    expect(await page(query)).toMatchObject({ uris: newest.slice(0, 4), total: 6 });
    expect((await page({ ...query, current: '2' })).uris).toEqual(newest.slice(4));
    const october = { createTime_ge: '2026-10-01 00:00:00', createTime_lt: '2026-11-01 00:00:00' };
    expect((await page({ ...query, ...october })).uris).toEqual(newest.slice(2, 4));
    const file = await admin.get('blade-log/api/export', { requestUri: '/across/', format: 'csv' });
    expect(String(file.body).match(/\/across\/[\d-]+/g)).toEqual(newest);
  });

  test('a far page holds the rows that its number says, whichever order is asked for', async () => {
    const rows = Array.from({ length: 1300 }, (_, at) => {
      const minute = String(at % 60).padStart(2, '0');
      const hour = String(Math.floor(at / 60)).padStart(2, '0');
      return row(`2026-10-31 ${hour}:${minute}:00`, `/far/${String(at).padStart(4, '0')}`);
    });
    await db().insert(tableOf(apiLog)).values(rows);
    const named = (at: number, step: number) =>
      Array.from({ length: 10 }, (_, index) => `/far/${String(at + index * step).padStart(4, '0')}`);
    const far = (query: Record<string, string>) => page({ requestUri: '/far/', ...query });
    expect(await far({ current: '121' })).toMatchObject({ uris: named(99, -1), total: 1300 });
    expect(await far({ current: '130' })).toMatchObject({ uris: named(9, -1) });
    expect(await far({ current: '125', ascs: 'createTime' })).toMatchObject({ uris: named(1240, 1) });
    expect(await far({ current: '131' })).toMatchObject({ uris: [], total: 1300 });
  });

  test('rows of one status come newest first, over all months', async () => {
    const { records } = await page({ statusCode: '200', descs: 'statusCode', size: '200' });
    expect(new Set(records.map(({ createTime }) => createTime?.slice(0, 7))).size).toBeGreaterThan(1);
    const times = records.map(({ createTime }) => createTime);
    expect(times).toEqual([...times].sort().reverse());
  });

  test('a row of any month is found by its id', async () => {
    const id = await note('2026-10-15 10:00:00', '/by-id');
    const { body } = await admin.get('blade-log/api/detail', { id });
    expect(body.data).toMatchObject({ requestUri: '/by-id', createTime: '2026-10-15 10:00:00' });
  });

  test('a month that everybody has kept long enough goes as a whole, in every log, and the others stay', async () => {
    await makeMonths(db(), ['2026-04', '2026-05']);
    const gone = await note('2026-04-30 23:59:59', '/kept/april');
    const rest = await note('2026-05-31 12:00:00', '/kept/may');
    // 184 days before 20 November is 20 May: April goes with its part, and of May single rows.
    const early = await note('2026-05-01 12:00:00', '/kept/may');
    expect(await removeOldLogs(server.services)).toEqual({ months: logs.length, rows: 1 });
    for (const log of logs) expect(await monthsOf(db(), log)).not.toContain('2026-04');
    expect(await monthsOf(db(), calls)).toContain('2026-05');
    expect([await partOf(gone), await partOf(early)]).toEqual([[], []]);
    expect(await partOf(rest)).toEqual(['api_log_2026_05']);
  });

  test('what one tenant keeps longer holds nobody else’s rows back', async () => {
    const kept = idOf('param:log.keptDays');
    await repositoryOf(param, server.context).update(kept, { paramValue: '400' });
    await makeMonths(db(), ['2026-03']);
    const ours = await note('2026-03-05 12:00:00', '/kept/ours');
    const theirs = await note('2026-03-05 12:00:00', '/kept/theirs', '100001');
    expect(await removeOldLogs(server.services)).toEqual({ months: 0, rows: 1 });
    expect([await partOf(ours), await partOf(theirs)]).toEqual([['api_log_2026_03'], []]);
  });

  test('a server that runs has the parts of this month and the next two', async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    for (const log of logs)
      await expect
        .poll(() => monthsOf(db(), log), { timeout: 60_000 })
        .toEqual(expect.arrayContaining(['2026-11', '2026-12', '2027-01']));
  });
});
