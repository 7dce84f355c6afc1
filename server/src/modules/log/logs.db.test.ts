import { expect, test } from 'vitest';

import { describeOnEachServer, signedIn } from '../../../test/describe-on-server.ts';
import { callerOf, personOf } from '../../../test/journeys/people.ts';
import { bearer, signIn } from '../../../test/test-server.ts';
import { idOf } from '../../seeds/slug-id.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { errorLog } from '@policy/shared/contract/entities/log/error-log.ts';
import { errorKind } from '@policy/shared/contract/entities/log/error-kind.ts';
import { param } from '@policy/shared/contract/entities/system/param.ts';
import { tableOf } from '../../kit/table/table.ts';
import { removeOldLogs } from './retention.ts';

describeOnEachServer('the logs', (server) => {
  const admin = signedIn(server, 'admin');

  const rowsOf = async (log: string, query: Record<string, string> = {}) => {
    await server.services.logs.flush();
    const { status, body } = await admin.get(`blade-log/${log}/list`, { size: '200', ...query });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data.records as Record<string, unknown>[];
  };

  test('a call is told with method, path, status, duration, actor, tenant, client and trace', async () => {
    await admin.get('policy/tags/list', { name: '人才' });
    const [row] = await rowsOf('api', { requestUri: 'policy/tags/list' });
    expect(row).toMatchObject({
      method: 'GET',
      requestUri: '/api/policy/tags/list',
      statusCode: 200,
      createBy: 'admin',
      tenantId: '000000',
      params: JSON.stringify({ query: { name: '人才' } }),
    });
    expect(row!.time).toBeTypeOf('number');
    expect(String(row!.remoteIp)).toMatch(/^10\./);
    expect(String(row!.traceId)).toMatch(/^[\da-f-]{36}$/);
  });

  test('a call that nobody answers is told as well, under its path alone', async () => {
    await callerOf(server, {}).get('nowhere/at/all', { token: 'SECRET' });
    const [row] = await rowsOf('api', { requestUri: 'nowhere/at/all' });
    expect(row).toMatchObject({ statusCode: 404, createBy: null, requestUri: '/api/nowhere/at/all' });
    expect(JSON.stringify(row)).not.toContain('SECRET');
  });

  test('no log tells a password, whether it was right, wrong or new', async () => {
    await signIn(server, 'acceptor', { password: 'Guess#4711' });
    const payload = { oldPassword: 'Old#4711', newPassword: 'New#4711', newPassword1: 'New#4712' };
    await admin.post('blade-user/update-password', payload);
    await admin.post('blade-user/submit', { account: 'x', password: 'Plain#4711' });
    const everything = JSON.stringify([await rowsOf('api'), await rowsOf('login'), await rowsOf('error')]);
    for (const secret of ['Guess', 'Old#', 'New#', 'Plain#']) expect(everything).not.toContain(secret);
    expect(everything).toContain('blade-user/update-password');
  });

  test('a list is filtered and ordered by the server, and pages do not overlap', async () => {
    for (let at = 0; at < 3; at += 1) await admin.get('policy/industry/list');
    const times = (await rowsOf('api', { descs: 'time' })).map(({ time }) => Number(time));
    expect(times).toEqual([...times].sort((one, other) => other - one));
    expect((await rowsOf('api', { statusCode: '404' })).every((row) => row.statusCode === 404)).toBe(true);
    const page = async (current: string) => {
      const query = { current, size: '2', requestUri: 'policy/industry/list' };
      const { body } = await admin.get('blade-log/api/list', query);
      return (body.data.records as { id: string }[]).map(({ id }) => id);
    };
    const [first, second] = [await page('1'), await page('2')];
    expect(first).toHaveLength(2);
    expect(first.filter((id) => second.includes(id))).toEqual([]);
  });

  test('folders of the server are told to the platform’s administrator alone', async () => {
    const place = '/srv/policy/server/dist';
    const values = {
      ...{ source: 'server', type: 'Error', message: `no ${place}/a.json`, url: '/', time: '', info: '' },
      stack: `    at load (${place}/main.js:1:2)`,
    };
    server.services.logs.add(errorLog, { tenantId: '000000', values });
    const [whole] = await rowsOf('error', { type: 'Error' });
    expect(whole).toMatchObject({ message: `no ${place}/a.json`, stack: values.stack });
    const manager = await personOf(server, 'manager');
    const { body } = await manager.get('blade-log/error/list', { type: 'Error' });
    const detail = await manager.get('blade-log/error/detail', { id: String(whole!.id) });
    const kinds = await manager.get('blade-log/error-kind/list', { type: 'Error' });
    const sheet = await manager.get('blade-log/error/export', { format: 'csv' });
    expect(body.data.records[0]).toMatchObject({ message: 'no a.json', stack: '    at load (main.js:1:2)' });
    expect(detail.body.data).toMatchObject({ message: 'no a.json', stack: '    at load (main.js:1:2)' });
    expect([kinds.status, sheet.status]).toEqual([200, 200]);
    expect(String(sheet.body)).toContain('no a.json');
    expect(`${JSON.stringify(kinds.body)}${String(sheet.body)}`).not.toContain('/srv/');
  });

  test('another header’s tenant is turned away and told to the general log', async () => {
    await admin.get('policy/tags/list', {});
    const { body } = await signIn(server, 'admin');
    await callerOf(server, { ...bearer(body.access_token), 'tenant-id': '100001' }).get('policy/tags/list');
    const [row] = await rowsOf('usual', { logId: 'access.tenantMismatch' });
    expect(row).toMatchObject({ logLevel: 'warn', createBy: 'admin', logData: 'asked for 100001' });
  });

  test('sign-in is told: success, failure with its reason, lock, and logout', async () => {
    const { body } = await signIn(server, 'finance');
    await callerOf(server, bearer(body.access_token)).get('blade-auth/oauth/logout');
    for (let at = 0; at < 6; at += 1)
      await signIn(server, 'finance', { password: 'wrong', remoteAddress: '198.51.100.4' });
    const rows = await rowsOf('login', { account: 'finance' });
    const count = (result: string, reason: string | null) =>
      rows.filter((row) => row.result === result && row.reason === reason).length;
    expect([count('success', null), count('logout', null)]).toEqual([1, 1]);
    expect([count('failure', 'wrong'), count('locked', 'locked')]).toEqual([5, 1]);
    expect(rows[0]).toMatchObject({ tenantId: '000000', clientId: null });
  });

  test('a failure of the server’s own is told with its trace and its place, and without values', async () => {
    const { database } = server.services;
    const { db } = database;
    // A database that fails in the middle of a call.
    database.db = new Proxy(db, {
      get: (target, key) => {
        if (key === '_')
          throw new Error('outer', { cause: new Error('broken inside\nparams: SECRET-VALUE') });
        return Reflect.get(target, key) as unknown;
      },
    });
    const answer = await admin.get('policy/tags/list');
    database.db = db;
    expect(answer.status).toBe(500);
    const [row] = await rowsOf('error', { traceId: String(answer.body.data.traceId) });
    expect(row).toMatchObject({ source: 'server', message: 'broken inside', statusCode: 500 });
    expect(String(row!.stack)).toContain('at ');
    expect(JSON.stringify(row)).not.toContain('SECRET-VALUE');
    const [call] = await rowsOf('api', { traceId: String(answer.body.data.traceId) });
    expect(call).toMatchObject({ statusCode: 500, requestUri: '/api/policy/tags/list' });
  });

  test('what a browser met lands in the error log', async () => {
    await admin.post('blade-auth/oauth/logout', [
      { type: 'TypeError', message: 'x is no function' },
    ] as never);
    const [row] = await rowsOf('error', { source: 'browser' });
    expect(row).toMatchObject({ type: 'TypeError', message: 'x is no function', userName: '林知远' });
  });

  test('an error that is met again is counted with those like it, and is back once it was handled', async () => {
    const meet = (message: string, stack = 'at open (x.js:1:2)') =>
      admin.post('blade-auth/oauth/logout', [{ type: 'RangeError', message, stack }] as never);
    const kinds = () => rowsOf('error-kind', { type: 'RangeError', descs: 'times' });
    await meet('row 17 is out of range');
    await meet('row 4711 is out of range');
    await meet('row 4711 is out of range', 'at close (x.js:9:9)');
    const [often, once] = await kinds();
    expect(often).toMatchObject({ times: 2, status: 'open', message: 'row 4711 is out of range' });
    expect(once).toMatchObject({ times: 1, status: 'open' });
    const entries = await rowsOf('error', { fingerprint: String(often!.fingerprint) });
    expect(entries.map(({ message }) => message)).toEqual([
      ...['row 4711 is out of range', 'row 17 is out of range'],
    ]);

    const mark = { id: String(often!.id), status: 'handled', remark: 'bounds are checked', times: 0 };
    expect((await admin.post('blade-log/error-kind/submit', mark)).status).toBe(200);
    expect((await kinds())[0]).toMatchObject({ times: 2, status: 'handled', remark: 'bounds are checked' });
    await meet('row 5 is out of range');
    expect((await kinds())[0]).toMatchObject({ times: 3, status: 'again', remark: 'bounds are checked' });
    await admin.post('blade-log/error-kind/submit', { ...mark, status: 'ignored' });
    await meet('row 6 is out of range');
    expect((await kinds())[0]).toMatchObject({ times: 4, status: 'ignored' });
  });

  test('many errors of one kind at once are one kind', async () => {
    const storm = Array.from({ length: 99 }, (_, at) => ({
      ...{ type: 'StormError', message: `call ${String(at)} failed` },
    }));
    await Promise.all([
      admin.post('blade-auth/oauth/logout', storm as never),
      admin.post('blade-auth/oauth/logout', storm as never),
    ]);
    expect(await rowsOf('error-kind', { type: 'StormError' })).toMatchObject([{ times: 198 }]);
  });

  test('nobody adds a kind of error, and who may not read the logs marks none', async () => {
    const draft = { status: 'handled', remark: 'made up' };
    expect((await admin.post('blade-log/error-kind/submit', draft)).status).toBe(404);
    const officer = await personOf(server, 'acceptor');
    const [kind] = await rowsOf('error-kind');
    const marked = { id: String(kind!.id), status: 'handled' };
    expect((await officer.post('blade-log/error-kind/submit', marked)).status).toBe(403);
    expect((await officer.get('blade-log/error-kind/list')).status).toBe(403);
    expect((await admin.post('blade-log/error-kind/remove', { ids: marked.id })).status).toBe(404);
  });

  test('logs are read by who may, of his own tenant, and written or removed by nobody', async () => {
    const officer = await personOf(server, 'acceptor');
    for (const log of ['usual', 'api', 'error', 'login']) {
      expect((await officer.get(`blade-log/${log}/list`)).status).toBe(403);
      expect((await admin.post(`blade-log/${log}/remove`, { ids: crypto.randomUUID() })).status).toBe(404);
      expect((await admin.post(`blade-log/${log}/submit`, {})).status).toBe(404);
    }
  });

  test('rows are removed once they are older than the tenant keeps them, and never before the law allows it', async () => {
    await admin.get('policy/tags/list');
    // Every call leaves a row: one that were written between the last two removals would be found old.
    await server.services.logs.flush();
    const kept = idOf('param:log.keptDays');
    await repositoryOf(param, server.context).update(kept, { paramValue: '7' });
    server.clock.moveBy(183 * 86_400_000);
    expect(await removeOldLogs(server.services)).toEqual({ months: 0, rows: 0 });
    server.clock.moveBy(2 * 86_400_000);
    const { rows } = await removeOldLogs(server.services);
    expect(rows).toBeGreaterThan(5);
    expect(await server.database.db.select().from(tableOf(errorKind))).toEqual([]);
    expect(await removeOldLogs(server.services)).toEqual({ months: 0, rows: 0 });
  });
});
