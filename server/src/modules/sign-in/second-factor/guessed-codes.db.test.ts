import { hashPassword } from '@policy/shared/auth/credentials/password-hash.ts';
import { deviceTokenHeader } from '@policy/shared/auth/storage/site.ts';
import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';

import { describeOnEachServer } from '../../../../test/describe-on-server.ts';
import { personOf } from '../../../../test/journeys/people.ts';
import { clientHeader, signIn } from '../../../../test/test-server.ts';
import type { Answer } from '../../../../test/test-server.ts';
import { addAccount } from '../../../seeds/accounts.ts';
import { idOf } from '../../../seeds/slug-id.ts';
import { admitAttempt } from '../lockout/attempts.ts';

const minute = 60_000;
const here = '198.51.100.7';
const proof = (account: string) => ({ password: hashPassword(account) });
const wrongCode = [400, '动态验证码不正确'];
const locked = [400, '登录失败次数过多,请30分钟后再试'];
const refused = ({ status, body }: Answer) => [status, body.error_description ?? body.msg];
/** What a device of our apps says that has not been told yet what it is known by. */
const fresh = '';

describeOnEachServer('codes of a second factor', (server) => {
  let made = 0;

  const codeOf = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now().getTime() });
  /** Somebody new whose password is his account. */
  const addPerson = async () => {
    const account = `guessed${++made}`;
    const names = { account, password: account, realName: account };
    await addAccount(server.context, { id: `user:${account}`, userType: 1, roles: ['editor'], ...names });
    return account;
  };
  const enrol = async (account: string) => {
    const person = await personOf(server, account);
    const { secret } = (await person.post('blade-user/second-factor/begin', proof(account))).body.data;
    await person.post('blade-user/second-factor/confirm', { code: codeOf(secret) });
    // The code that confirmed it is spent.
    server.clock.moveBy(minute);
    return { account, person, secret: String(secret) };
  };
  const enrolled = async () => enrol(await addPerson());
  const ticketOf = async (account: string) => (await signIn(server, account)).body.mfa_token as string;
  /** The second step, from a client that keeps no device or as our own apps take it. */
  const secondStep = (device: string | null, ticket: string, code: string) =>
    server.call({
      ...{ method: 'POST', url: '/api/blade-auth/oauth/token/second-step', remoteAddress: here },
      headers: {
        ...clientHeader('integration'),
        ...(device === null ? {} : { [deviceTokenHeader]: device }),
      },
      payload: { mfa_token: ticket, code },
    });
  /** Wrong codes from so many addresses that the allowance of all of them is used up. */
  const guessEverywhere = async (account: string) => {
    for (let tried = 0; tried < 50; tried += 1)
      await admitAttempt(
        server.services,
        { tenantId: '000000', account },
        { kind: 'codeAddress', source: `203.0.113.${Math.floor(tried / 4)}` },
      );
  };

  it('take none after five wrong ones from one address, whatever ticket they were for', async () => {
    const { account, secret } = await enrolled();
    const ticket = await ticketOf(account);
    for (let n = 0; n < 5; n += 1)
      expect(refused(await secondStep(null, ticket, '000000'))).toEqual(wrongCode);
    expect(refused(await secondStep(null, ticket, codeOf(secret)))).toEqual(locked);
    expect(refused(await secondStep(null, await ticketOf(account), codeOf(secret)))).toEqual(locked);
    const admin = await personOf(server, 'admin');
    await admin.post('blade-user/unlock', { userIds: idOf(`user:${account}`) });
    expect((await secondStep(null, await ticketOf(account), codeOf(secret))).status).toBe(200);
  });

  it('take none from a new device after fifty wrong ones in a day, from however many addresses', async () => {
    const { account, secret } = await enrolled();
    await guessEverywhere(account);
    expect(refused(await secondStep(null, await ticketOf(account), codeOf(secret)))).toEqual(locked);
    server.clock.moveBy(31 * minute);
    expect(refused(await secondStep(null, await ticketOf(account), codeOf(secret)))).toEqual(locked);
    const admin = await personOf(server, 'admin');
    const { data } = (await admin.get(`blade-user/lockout/list?account=${account}`)).body;
    expect(data.records).toMatchObject([{ kind: 'codeAccount', remoteIp: '', failures: 50 }]);
  });

  it('guessed elsewhere keep nobody from his own password nor from signing in where he did before', async () => {
    const { account, secret, person } = await enrolled();
    const known = (await secondStep(fresh, await ticketOf(account), codeOf(secret))).body.device_token;
    await guessEverywhere(account);
    const ticket = await ticketOf(account);
    for (let n = 0; n < 5; n += 1) await secondStep(null, ticket, '000000');
    expect((await person.post('blade-user/check-password', proof(account))).status).toBe(200);
    const changed = await person.post('blade-user/update-password', {
      ...{ oldPassword: hashPassword(account), newPassword: 'Other-1-word' },
      newPassword1: 'Other-1-word',
    });
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    server.clock.moveBy(minute);
    const again = (await signIn(server, account, { password: 'Other-1-word' })).body.mfa_token as string;
    expect(refused(await secondStep(null, again, codeOf(secret)))).toEqual(locked);
    expect((await secondStep(known, again, codeOf(secret))).status).toBe(200);
  });

  it('may be wrong five times on a known device, however often the password is right in between', async () => {
    const { account, secret } = await enrolled();
    const known = (await secondStep(fresh, await ticketOf(account), codeOf(secret))).body.device_token;
    server.clock.moveBy(minute);
    for (let n = 0; n < 5; n += 1)
      expect(refused(await secondStep(known, await ticketOf(account), '000000'))).toEqual(wrongCode);
    expect(refused(await secondStep(known, await ticketOf(account), codeOf(secret)))).toEqual(locked);
  });

  it('count a device as new where only the password was asked for', async () => {
    const account = await addPerson();
    const { body } = await server.call({
      ...{ method: 'POST', url: '/api/blade-auth/oauth/token' },
      headers: { ...clientHeader('integration'), [deviceTokenHeader]: fresh },
      payload: { grant_type: 'password', username: account, password: hashPassword(account) },
    });
    const { secret } = await enrol(account);
    await guessEverywhere(account);
    const tried = await secondStep(body.device_token, await ticketOf(account), codeOf(secret));
    expect(refused(tried)).toEqual(locked);
  });
});
