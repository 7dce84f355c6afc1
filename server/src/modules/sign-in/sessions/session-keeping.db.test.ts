import { expect, test } from 'vitest';

import { describeOnEachServer, signedIn } from '../../../../test/describe-on-server.ts';
import { callerOf, personOf } from '../../../../test/journeys/people.ts';
import type { Person } from '../../../../test/journeys/people.ts';
import { bearer, signIn } from '../../../../test/test-server.ts';

describeOnEachServer('sessions under an administrator’s eye', (server) => {
  const admin = signedIn(server, 'admin');

  const open = async (query: Record<string, string> = {}, by = admin) =>
    (await by.get('blade-user/session/list', query)).body.data.records as {
      id: string;
      account: string;
    }[];
  const end = (who: Person, ids: string) => who.post('blade-user/session/end', { ids });

  test('an open session is listed with who, where from and since when', async () => {
    const headers = { 'user-agent': 'Browser 7' };
    await server.call({
      method: 'GET',
      url: '/api/blade-auth/oauth/user-info',
      headers: { ...headers, ...bearer((await signIn(server, 'acceptor')).body.access_token) },
    });
    const [row] = await open({ account: 'acceptor' });
    expect(row).toMatchObject({ account: 'acceptor', realName: '周文静', clientId: 'integration' });
    expect((row as unknown as { remoteIp: string }).remoteIp).toMatch(/^10\./);
    expect(await open({ account: 'acceptor', clientId: 'portal' })).toEqual([]);
  });

  test('one that is ended answers nothing from the next request on, and the log says so', async () => {
    const { body } = await signIn(server, 'reviewer');
    const person = callerOf(server, bearer(body.access_token));
    expect((await person.get('blade-user/info')).status).toBe(200);
    const [row] = await open({ account: 'reviewer' });
    expect((await end(admin, row!.id)).status).toBe(200);
    expect((await person.get('blade-user/info')).status).toBe(401);
    expect(await open({ account: 'reviewer' })).toEqual([]);
    await server.services.logs.flush();
    const told = await admin.get('blade-log/login/list', { account: 'reviewer', result: 'ended' });
    expect(told.body.data.total).toBe(1);
    expect((await end(admin, row!.id)).status).toBe(404);
  });

  test('nobody ends his own session, that of a mightier person, or without the permission', async () => {
    const manager = await personOf(server, 'manager');
    const clerk = await personOf(server, 'clerk');
    const [mine] = await open({ account: 'manager' });
    const [mightier] = await open({ account: 'admin' });
    expect(await end(manager, mine!.id)).toMatchObject({
      status: 400,
      body: { msg: '不能对自己执行此操作' },
    });
    expect((await end(manager, mightier!.id)).status).toBe(403);
    expect((await end(clerk, mine!.id)).status).toBe(403);
    expect((await clerk.get('blade-user/session/list')).status).toBe(403);
    expect((await manager.get('blade-user/info')).status).toBe(200);
  });

  test('one left unused for longer than its client allows is no session any more', async () => {
    await signIn(server, 'lead');
    expect(await open({ account: 'lead' })).toHaveLength(1);
    server.clock.moveBy(8 * 86_400_000);
    expect(await open({ account: 'lead' }, await personOf(server, 'admin'))).toEqual([]);
  });
});
