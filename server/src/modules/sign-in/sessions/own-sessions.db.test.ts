import { hashPassword } from '@policy/shared/auth/credentials/password-hash.ts';
import { message } from '@policy/shared/contract/entities/desk/message.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { deviceTokenHeader } from '@policy/shared/auth/storage/site.ts';
import { and, eq, like } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { describeOnEachServer } from '../../../../test/describe-on-server.ts';
import { callerOf, personOf } from '../../../../test/journeys/people.ts';
import { sentBy } from '../../../../test/sent-messages.ts';
import { bearer, clientHeader } from '../../../../test/test-server.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { asSystem } from '../../../kit/rules/rules.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { seedMessageTemplates } from '../../../seeds/reference/message-templates.ts';
import { seedResources } from '../../../seeds/reference/resources.ts';

describeOnEachServer('a person’s own sessions', (server) => {
  /** As our own apps sign in. */
  const enter = async (account: string, device: string | null, remoteAddress = '198.51.100.9') => {
    const { body } = await server.call({
      ...{ method: 'POST', url: '/api/blade-auth/oauth/token', remoteAddress },
      headers: {
        ...clientHeader('integration'),
        'content-type': 'application/x-www-form-urlencoded',
        'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0',
        ...(device !== null && { [deviceTokenHeader]: device }),
      },
      payload: new URLSearchParams({
        ...{ grant_type: 'password', username: account, password: hashPassword(account) },
      }).toString(),
    });
    return { person: callerOf(server, bearer(body.access_token)), device: body.device_token as string };
  };

  it('are listed by page with their device, address and time, and nobody else’s among them', async () => {
    const [here, other] = [await enter('editor', ''), await enter('editor', '')];
    await enter('reviewer', '');
    const { body } = await here.person.get('blade-user/session/mine', { size: '1' });
    expect(body.data).toMatchObject({ total: 2, size: 1, pages: 2 });
    const all = (await here.person.get('blade-user/session/mine')).body.data.records;
    expect(all).toHaveLength(2);
    expect(all.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toHaveLength(1);
    expect(all[0]).toMatchObject({ remoteIp: '198.51.100.9', userAgent: expect.stringContaining('Chrome') });
    expect(all[0]).not.toHaveProperty('account');
    expect((await other.person.get('blade-user/session/mine')).status).toBe(200);
  });

  it('are ended one by one or all others, but not those of somebody else, nor the one that asks', async () => {
    const [here, one, two] = [await enter('lead', ''), await enter('lead', ''), await enter('lead', '')];
    const stranger = await enter('acceptor', '');
    const mine = async ({ person }: typeof here) =>
      (await person.get('blade-user/session/mine')).body.data.records as { id: string; isCurrent: boolean }[];
    const current = async (of: typeof here) => (await mine(of)).find(({ isCurrent }) => isCurrent)!.id;
    const end = (ids: string) => here.person.post('blade-user/session/end-mine', { ids });
    for (const ids of [await current(stranger), await current(here), ''])
      expect((await end(ids)).status, ids).toBe(404);
    expect((await end(`${await current(one)},${await current(stranger)}`)).status).toBe(404);
    expect((await end(await current(one))).status).toBe(200);
    expect((await one.person.get('blade-user/info')).status).toBe(401);
    expect((await here.person.post('blade-user/session/end-others')).status).toBe(200);
    expect((await two.person.get('blade-user/info')).status).toBe(401);
    expect((await stranger.person.get('blade-user/info')).status).toBe(200);
    expect(await mine(here)).toHaveLength(1);
  });

  it('on a device that he has not used before are told of, once for a caller that hides it', async () => {
    await seedResources(server.context);
    await seedMessageTemplates(server.context);
    const unruled = asSystem(server.context, 'how a person of the test is reached');
    const own = await repositoryOf(user, unruled).first(eq(tableOf(user).account, 'finance'));
    await repositoryOf(user, unruled).update(own!.id, { email: 'finance@example.cn' });
    const { mailTo } = sentBy(server);
    const { device } = await enter('finance', '');
    await enter('finance', device);
    const table = tableOf(message);
    const notices = () =>
      repositoryOf(message, unruled).count(and(eq(table.userId, own!.id), like(table.title, '%新设备%')));
    expect(await notices()).toBe(0);
    await enter('finance', '', '203.0.113.44');
    await expect.poll(notices, { timeout: 20_000 }).toBe(1);
    expect(await mailTo('finance@example.cn')).toContain('203.0.113.44');
    for (let times = 0; times < 3; times += 1) await enter('finance', null, '203.0.113.45');
    await expect.poll(notices, { timeout: 20_000 }).toBe(2);
    const person = await personOf(server, 'finance');
    expect((await person.get('blade-desk/message/list')).body.data.total).toBeGreaterThanOrEqual(2);
  });
});
