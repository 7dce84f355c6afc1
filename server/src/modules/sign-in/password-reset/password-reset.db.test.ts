import { hashPassword } from '@policy/shared/auth/credentials/password-hash.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { deviceTokenHeader } from '@policy/shared/auth/storage/site.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';

import { describeOnEachServer } from '../../../../test/describe-on-server.ts';
import { callerOf, personOf } from '../../../../test/journeys/people.ts';
import { sentBy } from '../../../../test/sent-messages.ts';
import { bearer, captchaAnswer, clientHeader, signIn } from '../../../../test/test-server.ts';
import { addAccount } from '../../../seeds/accounts.ts';
import { seedResources } from '../../../seeds/reference/resources.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { asSystem } from '../../../kit/rules/rules.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { outbox } from '../../../kit/transaction/outbox.ts';
import { signInSteps } from '../second-factor/tables.ts';

const minute = 60_000;
const path = 'blade-user/password-reset';
let last = 0;

describeOnEachServer('a forgotten password', (server) => {
  const here = () => callerOf(server, clientHeader('admin'));
  /** Somebody who was never asked for, so that no test meets the limits of another. */
  const somebody = async (over: { phone?: string; email?: string } = {}) => {
    last += 1;
    const account = `forgetful${String(last)}`;
    await addAccount(server.context, {
      ...{ id: `user:${account}`, userType: 1, roles: ['editor'], account, password: 'First-Pass0' },
      realName: '健忘',
    });
    const reached = { phone: `1370000${String(1000 + last)}`, email: `${account}@example.cn`, ...over };
    const unruled = asSystem(server.context, 'how a person of the test is reached');
    const own = await repositoryOf(user, unruled).first(eq(tableOf(user).account, account));
    await repositoryOf(user, unruled).update(own!.id, reached);
    return { account, id: own!.id, ...reached };
  };
  const captcha = async () => {
    const { body } = await server.call({ method: 'GET', url: '/api/blade-auth/oauth/captcha' });
    return { 'Captcha-Key': body.key as string, 'Captcha-Code': captchaAnswer };
  };
  const ask = async (account: string, by: 'phone' | 'email', more: Record<string, string> = {}) =>
    here().post(`${path}/ask`, { account, by }, { ...(await captcha()), ...more });
  const finish = (id: string, proof: string, password = 'Fresh-Pass1') =>
    here().post(`${path}/finish`, { id, proof, newPassword: password, newPassword1: password });
  const { told, codeTo, mailTo, rowOf } = sentBy(server);
  const linkTo = async (address: string) => {
    const found = /(http\S+)#(\S+)\.(\S+)/.exec(await mailTo(address));
    if (!found) throw new Error(`no link to ${address}`);
    return found;
  };
  const byPhone = async (person: { account: string; phone: string }) => {
    const { id } = (await ask(person.account, 'phone')).body.data;
    await told(id);
    return { id: id as string, code: await codeTo(person.phone) };
  };

  beforeAll(async () => {
    await seedResources(server.context);
  });

  it('is replaced with a code by phone; every session ends, half-done sign-ins too, and the code is spent', async () => {
    const person = await somebody();
    const open = await personOf(server, person.account, { password: 'First-Pass0' });
    const { id, code } = await byPhone(person);
    const { db } = server.context;
    const expiresAt = '2099-01-01 00:00:00';
    await db.insert(signInSteps).values({
      ...{ hash: `step-${id}`, tenantId: '000000', userId: person.id, account: person.account },
      ...{ clientId: 'admin', expiresAt },
    });
    expect((await finish(id, code)).status).toBe(200);
    expect((await open.get('blade-user/info')).status).toBe(401);
    expect(await db.select().from(signInSteps).where(eq(signInSteps.userId, person.id))).toEqual([]);
    expect((await signIn(server, person.account, { password: 'First-Pass0' })).status).toBe(400);
    expect((await signIn(server, person.account, { password: 'Fresh-Pass1' })).status).toBe(200);
    const { status, body } = await finish(id, code, 'Other-Pass2');
    expect([status, body.msg]).toEqual([400, '链接或验证码已失效，请重新申请']);
  });

  it('is replaced with a link by e-mail, whose secret stands in the fragment', async () => {
    const person = await somebody();
    const { id } = (await ask(person.account, 'email')).body.data;
    await told(id);
    const [, page, named, token] = await linkTo(person.email);
    expect([page, named]).toEqual(['http://localhost:3001/login/reset', id]);
    expect((await finish(id, `${token!}x`)).body.msg).toBe('验证码不正确');
    expect((await finish(id, token!)).status).toBe(200);
  });

  it('is answered alike whoever is asked for', async () => {
    const unreached = await somebody({ phone: '', email: '' });
    const known = await somebody();
    for (const account of [unreached.account, known.account, 'nobody-at-all', 'company01', ''])
      for (const by of ['phone', 'email'] as const) {
        const { status, body } = await ask(account, by);
        expect([status, Object.keys(body.data), body.data.minutes]).toEqual([200, ['id', 'minutes'], 15]);
        expect((await finish(body.data.id, 'x')).body.msg).toBe('验证码不正确');
      }
  });

  it('takes no sixth guess, and no code after a quarter of an hour', async () => {
    const person = await somebody();
    const { id, code } = await byPhone(person);
    const wrong = code === '000000' ? '111111' : '000000';
    for (let tried = 0; tried < 5; tried += 1)
      expect((await finish(id, wrong)).body.msg).toBe('验证码不正确');
    expect((await finish(id, code)).body.msg).toBe('链接或验证码已失效，请重新申请');
    const other = await somebody();
    const late = await byPhone(other);
    server.clock.moveBy(16 * minute);
    expect((await finish(late.id, late.code)).body.msg).toBe('链接或验证码已失效，请重新申请');
  });

  it('is over with every change of the password, the phone or the address', async () => {
    const person = await somebody();
    const first = await byPhone(person);
    const mailed = (await ask(person.account, 'email')).body.data;
    await told(mailed.id);
    const token = (await linkTo(person.email))[3]!;
    expect((await finish(first.id, first.code)).status).toBe(200);
    expect((await finish(mailed.id, token, 'Other-Pass2')).body.msg).toBe('链接或验证码已失效，请重新申请');
    const moved = await somebody();
    const before = await byPhone(moved);
    const unruled = asSystem(server.context, 'an officer changes how a person is reached');
    await repositoryOf(user, unruled).update(moved.id, { email: 'elsewhere@example.cn' });
    expect((await finish(before.id, before.code)).body.msg).toBe('链接或验证码已失效，请重新申请');
  });

  it('is spent once by two who use one code at once', async () => {
    const person = await somebody();
    const { id, code } = await byPhone(person);
    const answers = await Promise.all([finish(id, code, 'Fresh-Pass1'), finish(id, code, 'Other-Pass2')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('is held to the policy, and a refused one is no guess', async () => {
    const person = await somebody();
    const { id, code } = await byPhone(person);
    for (let tried = 0; tried < 6; tried += 1) {
      const { body } = await finish(id, code, tried % 2 ? 'weak' : 'First-Pass0');
      expect(body.data.errors[0].field).toBe('newPassword');
    }
    const { body } = await here().post(`${path}/finish`, {
      ...{ id, proof: code, newPassword: 'Fresh-Pass1', newPassword1: 'Fresh-Pass2' },
    });
    expect(body.data.errors[0].field).toBe('newPassword1');
    expect((await finish(id, code)).status).toBe(200);
  });

  it('asks for a captcha that is right, and for a client', async () => {
    const refused = await here().post(`${path}/ask`, { account: 'editor', by: 'phone' });
    expect([refused.status, refused.body.msg]).toEqual([400, '验证码不正确']);
    const nobody = callerOf(server, {});
    expect((await nobody.post(`${path}/ask`, { account: 'editor' }, await captcha())).status).toBe(401);
    expect((await nobody.post(`${path}/finish`, { id: 'x', proof: 'x' })).status).toBe(401);
  });

  it('is not reset through the application of others', async () => {
    const person = await somebody();
    const portal = callerOf(server, clientHeader('portal'));
    const { body } = await portal.post(
      `${path}/ask`,
      { account: person.account, by: 'email' },
      await captcha(),
    );
    const real = (await ask(person.account, 'email')).body.data;
    await told(real.id);
    const row = await rowOf(body.data.id);
    expect([row?.userId, row?.secretHash]).toEqual([null, null]);
  });

  it('is asked for by a stranger in a share of his own, which leaves that of the devices that the person uses', async () => {
    const person = await somebody();
    const entered = await server.call({
      ...{ method: 'POST', url: '/api/blade-auth/oauth/token' },
      headers: {
        ...clientHeader('integration'),
        'content-type': 'application/x-www-form-urlencoded',
        [deviceTokenHeader]: '',
      },
      payload: new URLSearchParams({
        ...{ grant_type: 'password', username: person.account, password: hashPassword('First-Pass0') },
      }).toString(),
    });
    const sent: (string | null)[] = [];
    const secretOf = async (id: string) => {
      const waiting = () => server.context.db.select().from(outbox).where(eq(outbox.kind, 'account'));
      await expect.poll(async () => (await waiting()).length, { timeout: 20_000 }).toBe(0);
      return (await rowOf(id))?.secretHash ?? null;
    };
    for (let asked = 0; asked < 8; asked += 1)
      sent.push(await secretOf((await ask(person.account, 'email')).body.data.id));
    // Every call of a test comes from a network of its own.
    expect(sent.filter((one) => one !== null)).toHaveLength(6);
    const known = { [deviceTokenHeader]: entered.body.device_token as string };
    expect(await secretOf((await ask(person.account, 'email', known)).body.data.id)).not.toBeNull();
  });

  it('stands in no log', async () => {
    const person = await somebody();
    const { id, code } = await byPhone(person);
    await finish(id, code);
    const admin = callerOf(server, bearer((await signIn(server, 'admin')).body.access_token));
    await expect
      .poll(async () => {
        const { body } = await admin.get('blade-log/api/list', { requestUri: 'password-reset', size: '10' });
        return body.data.records.length > 0 && JSON.stringify(body.data.records);
      })
      .not.toMatch(new RegExp(`${code}|Fresh-Pass1|${person.account}`));
  });
});
