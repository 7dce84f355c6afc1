import { expect, it } from 'vitest';

import { describeOnEachServer, signedIn } from '../../../../test/describe-on-server.ts';
import { personOf } from '../../../../test/journeys/people.ts';
import { clientHeader } from '../../../../test/test-server.ts';
import { idOf } from '../../../seeds/slug-id.ts';
import { clientTable } from '../tables.ts';

describeOnEachServer('clients', (server) => {
  const admin = signedIn(server, 'admin');

  const submit = (sent: object) => admin.post('blade-system/client/submit', sent);
  const isKnown = async (id: string, secret: string) => {
    const headers = clientHeader(id, secret);
    const { status } = await server.call({ method: 'POST', url: '/api/blade-auth/oauth/token', headers });
    return status !== 401;
  };

  it('are believed with their secret, which no answer tells and no table holds', async () => {
    const secret = 'a-secret-of-its-own';
    const sent = { clientId: 'kiosk', grantTypes: 'password', clientSecret: secret };
    const { body } = await submit(sent);
    const { id } = body.data as { id: string };
    const answers = [
      body,
      (await admin.get('blade-system/client/detail', { id })).body,
      (await admin.get('blade-system/client/list', { size: '200' })).body,
    ];
    expect(JSON.stringify(answers)).not.toMatch(/secret/i);
    expect(JSON.stringify(await server.context.db.select().from(clientTable))).not.toContain(secret);
    expect([await isKnown('kiosk', secret), await isKnown('kiosk', 'other')]).toEqual([true, false]);
    await submit({ id, version: 1, clientSecret: 'taken-over-by-a-change' });
    expect([await isKnown('kiosk', secret), await isKnown('kiosk', 'taken-over-by-a-change')]).toEqual([
      ...[true, false],
    ]);
  });

  it('without a secret are never believed', async () => {
    await submit({ clientId: 'mute', grantTypes: 'password' });
    expect([await isKnown('mute', ''), await isKnown('mute', 'null')]).toEqual([false, false]);
    const short = { clientId: 'short', grantTypes: 'password', clientSecret: '123' };
    expect((await submit(short)).body).toMatchObject({ code: 400, msg: '应用密钥至少12位' });
  });

  it('are told a new secret once, and forget the old one', async () => {
    const id = idOf('client:integration');
    const { clientId, clientSecret } = (await admin.post('blade-system/client/rotate', { id })).body.data;
    expect(clientId).toBe('integration');
    expect(await isKnown('integration', clientSecret)).toBe(true);
    expect(await isKnown('integration', 'integration_secret')).toBe(false);
    const manager = await personOf(server, 'manager', { client: 'integration' });
    expect((await manager.post('blade-system/client/rotate', { id })).status).not.toBe(200);
  });

  it('do not go while somebody is signed in through them to remove them', async () => {
    const { body } = await admin.post('blade-system/client/remove', { ids: idOf('client:integration') });
    expect(body).toMatchObject({ code: 400, msg: '不能删除当前登录所用的应用' });
  });
});
