import { role } from '@policy/shared/contract/entities/permissions/role.ts';
import { hashPassword } from '@policy/shared/auth/credentials/password-hash.ts';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';

import { describeOnEachServer, signedIn } from '../../../../test/describe-on-server.ts';
import { personOf } from '../../../../test/journeys/people.ts';
import type { Person } from '../../../../test/journeys/people.ts';
import { softwareAuthenticator } from '../../../../test/software-authenticator.ts';
import { clientHeader } from '../../../../test/test-server.ts';
import { userTable } from '../../../accounts/tables.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { addAccount } from '../../../seeds/accounts.ts';
import { idOf } from '../../../seeds/slug-id.ts';
import { accountMessages } from '../account-codes/tables.ts';

const over = '本次操作已超时或不是从本浏览器发起，请重试';
const refused = '通行密钥未通过验证，请重试或改用其他方式登录';

describeOnEachServer('passkeys', (server) => {
  const admin = signedIn(server, 'admin');
  let made = 0;
  const portal = clientHeader('portal');

  /** Somebody new whose password is his account. */
  const somebody = async (roles: Parameters<typeof addAccount>[1]['roles'] = ['applicant']) => {
    const account = `keyed${String((made += 1))}`;
    const userType = roles.includes('applicant') ? 2 : 1;
    const who = { account, password: account, realName: account, userType, roles } as const;
    await addAccount(server.context, { id: `user:${account}`, ...who });
    return { account, id: idOf(`user:${account}`), person: await personOf(server, account) };
  };
  const begin = (person: Person, account: string, client = portal) =>
    person.post('blade-user/passkey/begin', { password: hashPassword(account) }, client);
  const withKey = async (who: { account: string; person: Person }, device = softwareAuthenticator()) => {
    const { data } = (await begin(who.person, who.account)).body;
    const credential = device.make(data);
    const answer = await who.person.post(
      'blade-user/passkey/confirm',
      { credential, label: '我的手机' },
      portal,
    );
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return device;
  };
  const keysOf = async (person: Person) =>
    (await person.get('blade-user/sign-in-way/list')).body.data.passkeys;

  /** A browser that signs in: what it is asked to have signed, and what becomes of the signature. */
  const browser = (client = portal) => {
    let cookie = '';
    const post = async (path: string, payload: object = {}) => {
      const answer = await server.call({
        ...{ method: 'POST', url: `/api/blade-auth/${path}`, payload },
        headers: { ...client, ...(cookie ? { cookie } : {}) },
      });
      const set = [answer.headers['set-cookie'] ?? []].flat().map(String);
      cookie = set.find((one) => one.includes('-passkey='))?.split(';')[0] ?? cookie;
      return answer;
    };
    return {
      options: async () => (await post('passkey/options')).body.data as { challenge: string },
      send: (credential: string) => post('oauth/token/passkey', { credential }),
    };
  };
  const signIn = async (device: ReturnType<typeof softwareAuthenticator>, spoilt = {}) => {
    const at = browser();
    return at.send(device.sign(await at.options(), spoilt));
  };

  it('is made with the password, told, and signs in', async () => {
    const who = await somebody();
    const wrong = await begin(who.person, 'wrong');
    expect(wrong.body.data.errors[0]).toMatchObject({ field: 'password' });
    const device = await withKey(who);
    const { body, headers } = await signIn(device);
    expect(body).toMatchObject({ account: who.account, token_type: 'bearer' });
    expect(headers['cache-control']).toBe('no-store');
    expect(await keysOf(who.person)).toEqual([
      expect.objectContaining({ label: '我的手机', rpId: 'localhost', lastUsedAt: expect.any(String) }),
    ]);
    const told = await server.context.db
      .select({ purpose: accountMessages.purpose })
      .from(accountMessages)
      .where(eq(accountMessages.userId, who.id));
    expect(told.map(({ purpose }) => purpose)).toContain('wayAdded');
  });

  it('a challenge holds once, for five minutes, in the browser that asked for it', async () => {
    const device = await withKey(await somebody());
    const at = browser();
    const options = await at.options();
    const stranger = browser();
    await stranger.options();
    expect((await stranger.send(device.sign(options))).body.error_description).toBe(over);
    expect((await browser().send(device.sign(options))).body.error_description).toBe(over);
    expect((await at.send(device.sign(options))).status).toBe(200);
    expect((await at.send(device.sign(options))).body.error_description).toBe(over);
    const late = await at.options();
    server.clock.moveBy(5 * 60_000 + 1000);
    expect((await at.send(device.sign(late))).body.error_description).toBe(over);
  });

  it.each([
    ['by nobody in particular', { isUnverified: true }],
    ['for another page', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['by a copy that has signed less often', { counter: 1 }],
  ])('a signature %s is refused', async (_, spoilt) => {
    const device = await withKey(await somebody());
    expect((await signIn(device)).status).toBe(200);
    expect((await signIn(device, spoilt)).body.error_description).toBe(refused);
    expect((await signIn(device)).status).toBe(200);
  });

  it('another device does not sign for it, and one that nobody knows is told so', async () => {
    const device = await withKey(await somebody());
    const at = browser();
    const forged = JSON.parse(softwareAuthenticator().sign(await at.options())) as object;
    const answer = await at.send(JSON.stringify({ ...forged, id: device.id, rawId: device.id }));
    expect(answer.body.error_description).toBe(refused);
    expect((await signIn(softwareAuthenticator())).body.error_description).toBe(
      '平台上没有这个通行密钥，请改用其他方式登录',
    );
    for (const junk of ['', '{}', '[]', 'x', JSON.stringify({ id: device.id, response: {} })])
      expect((await at.send(junk)).body.error_description).toBe(refused);
  });

  it('is made in the session that began, once, and never by what was given to sign in', async () => {
    const [one, other] = [await somebody(), await somebody()];
    const confirm = (person: Person, credential: string, label = '钥匙') =>
      person.post('blade-user/passkey/confirm', { credential, label }, portal);
    const { data } = (await begin(one.person, one.account)).body;
    const credential = softwareAuthenticator().make(data);
    expect((await confirm(other.person, credential)).body.msg).toBe(over);
    expect((await confirm(one.person, credential, ' ')).body.data.errors[0].message).toBe(
      '请给通行密钥起个名称',
    );
    expect((await confirm(one.person, credential)).status).toBe(200);
    expect((await confirm(one.person, credential)).body.msg).toBe(over);
    const options = await browser().options();
    expect((await confirm(one.person, softwareAuthenticator().make(options))).body.msg).toBe(over);
    const unverified = softwareAuthenticator().make((await begin(one.person, one.account)).body.data, {
      isUnverified: true,
    });
    expect((await confirm(one.person, unverified)).body.msg).toBe(refused);
  });

  it('ten are enough, and each is renamed and removed by its own person alone', async () => {
    const [who, other] = [await somebody(), await somebody()];
    const device = await withKey(who);
    for (let more = 1; more < 10; more += 1) await withKey(who);
    expect((await begin(who.person, who.account)).body.msg).toContain('最多添加10个');
    const [{ id }] = await keysOf(who.person);
    const password = hashPassword(other.account);
    const call = (person: Person, act: string, sent: object) =>
      person.post(`blade-user/passkey/${act}`, { id, ...sent });
    expect((await call(other.person, 'rename', { label: '偷' })).status).toBe(404);
    expect((await call(other.person, 'remove', { password })).status).toBe(404);
    expect((await call(who.person, 'remove', { password })).status).toBe(400);
    expect((await call(who.person, 'rename', { label: '旧手机' })).status).toBe(200);
    expect((await keysOf(who.person))[0].label).toBe('旧手机');
    const elsewhere = await personOf(server, who.account);
    const own = { password: hashPassword(who.account) };
    expect((await call(who.person, 'remove', own)).status).toBe(200);
    expect((await signIn(device)).status).toBe(400);
    expect((await elsewhere.get('blade-user/info')).status).toBe(401);
  });

  it('who has no password and no other way keeps the last key, and proves himself by a fresh sign-in', async () => {
    const who = await somebody();
    const device = await withKey(who);
    await server.context.db.update(userTable).set({ passwordHash: null }).where(eq(userTable.id, who.id));
    const [{ id }] = await keysOf(who.person);
    const remove = () => who.person.post('blade-user/passkey/remove', { id });
    expect((await remove()).body.msg).toContain('最后一种登录方式');
    expect((await signIn(device)).status).toBe(200);
    server.clock.moveBy(11 * 60_000);
    expect((await remove()).body.msg).toContain('请退出后重新登录');
  });

  it('proves its person before a change in the place of the password: for what was named, once, here and in time', async () => {
    const [who, other] = [await somebody(), await somebody()];
    const device = await withKey(who);
    const prove = async (purpose: string, person = who.person) =>
      (await person.post('blade-user/passkey/prove', { purpose }, portal)).body;
    const signed = async (purpose: string) => device.sign((await prove(purpose)).data);
    const ask = (credential: string, person = who.person) =>
      person.post(
        'blade-user/contact/ask',
        { kind: 'email', value: `${who.account}@example.cn`, credential },
        portal,
      );
    expect((await prove('contact', other.person)).msg).toContain('还没有通行密钥');
    expect((await prove('anything')).code).toBe(400);
    const credential = await signed('contact');
    const errors = async (answer: ReturnType<typeof ask>) => (await answer).body.data.errors[0];
    expect(await errors(ask(await signed('unbind')))).toMatchObject({ field: 'password', message: over });
    expect((await errors(ask(credential, other.person))).message).toBe(over);
    expect((await ask(credential)).status).toBe(200);
    expect((await errors(ask(credential))).message).toBe(over);
    // Neither does what a browser was given to sign in, nor a key of somebody else.
    expect((await errors(ask(device.sign(await browser().options())))).message).toBe(over);
    const stranger = await withKey(other);
    expect((await errors(ask(stranger.sign((await prove('contact')).data)))).message).toContain(
      '没有这个通行密钥',
    );
    const late = await signed('contact');
    server.clock.moveBy(5 * 60_000 + 1000);
    expect((await errors(ask(late))).message).toBe(over);
  });

  it('proves its person for the second factor, another key and the deletion of his account', async () => {
    const who = await somebody();
    const device = await withKey(who);
    const signed = async (purpose: string) =>
      device.sign((await who.person.post('blade-user/passkey/prove', { purpose }, portal)).body.data);
    const call = async (path: string, purpose: string, more: object = {}) =>
      (await who.person.post(`blade-user/${path}`, { credential: await signed(purpose), ...more }, portal))
        .body;
    expect((await call('second-factor/begin', 'secondFactor')).data.secret).toBeTruthy();
    expect((await call('passkey/begin', 'passkey')).data.challenge).toBeTruthy();
    expect((await call('sign-in-way/unbind', 'unbind', { id: 'none' })).code).toBe(404);
    expect((await call('deletion/confirm', 'passkey')).data.errors[0].message).toBe(over);
    expect((await call('deletion/confirm', 'deletion')).code).toBe(200);
    expect((await who.person.get('blade-user/info')).status).toBe(401);
  });

  it('somebody who is switched off does not sign in with it', async () => {
    const who = await somebody();
    const device = await withKey(who);
    await server.context.db.update(userTable).set({ status: 0 }).where(eq(userTable.id, who.id));
    expect((await signIn(device)).body.error_description).toBe('账号已停用，请联系管理员');
  });

  it('counts as both factors, but for officers whose role asks for the authenticator', async () => {
    const who = await somebody(['contentReviewer']);
    const office = { origin: 'http://localhost:3001', rpId: 'localhost' };
    const client = clientHeader('admin');
    const device = softwareAuthenticator(office);
    const { data } = (await begin(who.person, who.account, client)).body;
    await who.person.post(
      'blade-user/passkey/confirm',
      { credential: device.make(data), label: '钥匙' },
      client,
    );
    const proof = { password: hashPassword(who.account) };
    const { secret } = (await who.person.post('blade-user/second-factor/begin', proof)).body.data;
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: server.clock.now().getTime(),
    });
    expect((await who.person.post('blade-user/second-factor/confirm', { code })).status).toBe(200);
    const enter = async () => {
      const at = browser(client);
      return at.send(device.sign(await at.options()));
    };
    expect((await enter()).body).toMatchObject({ account: who.account });
    const ruled = repositoryOf(role, server.context);
    await ruled.update(idOf('role:contentReviewer'), { requireTotp: 1 });
    expect((await enter()).body).toMatchObject({ error: 'mfa_required', mfa_token: expect.any(String) });
    await ruled.update(idOf('role:contentReviewer'), { requireTotp: 0 });
    expect((await admin.post('blade-user/second-factor/reset', { userIds: who.id })).status).toBe(200);
    expect((await enter()).body.error_description).toContain('没有这个通行密钥');
  });
});
