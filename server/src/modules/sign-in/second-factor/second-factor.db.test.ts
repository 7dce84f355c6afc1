import { apiLog } from '@policy/shared/contract/entities/log/api-log.ts';
import { loginLog } from '@policy/shared/contract/entities/log/login-log.ts';
import { role } from '@policy/shared/contract/entities/permissions/role.ts';
import { usualLog } from '@policy/shared/contract/entities/log/usual-log.ts';
import { hashPassword } from '@policy/shared/auth/credentials/password-hash.ts';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';

import { describeOnEachServer, signedIn } from '../../../../test/describe-on-server.ts';
import { callerOf, personOf } from '../../../../test/journeys/people.ts';
import type { Person } from '../../../../test/journeys/people.ts';
import { bearer, clientHeader, signIn } from '../../../../test/test-server.ts';
import type { Answer } from '../../../../test/test-server.ts';
import { addAccount } from '../../../seeds/accounts.ts';
import { idOf } from '../../../seeds/slug-id.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { recoveryCodes, secondFactors } from './tables.ts';

const minute = 60_000;
const proof = (account: string) => ({ password: hashPassword(account) });
const wrongCode = [400, '动态验证码不正确'];
const refused = ({ status, body }: Answer) => [status, body.error_description ?? body.msg];

describeOnEachServer('a second factor', (server) => {
  const admin = signedIn(server, 'admin');
  let made = 0;

  const codeOf = (secret: string, offset = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: server.clock.now().getTime() + offset,
    });
  /** Somebody new whose password is his account. */
  const addPerson = async (roles: Parameters<typeof addAccount>[1]['roles'] = ['editor']) => {
    const account = `factor${++made}`;
    const names = { account, password: account, realName: account };
    await addAccount(server.context, { id: `user:${account}`, userType: 1, roles, ...names });
    return account;
  };
  const enrol = async (person: Person, account: string) => {
    const { secret, uri } = (await person.post('blade-user/second-factor/begin', proof(account))).body.data;
    const confirmed = await person.post('blade-user/second-factor/confirm', { code: codeOf(secret) });
    expect(confirmed.status, JSON.stringify(confirmed.body)).toBe(200);
    // The code that confirmed it is spent.
    server.clock.moveBy(minute);
    return { secret, uri, codes: confirmed.body.data.recoveryCodes as string[] };
  };
  const enrolled = async () => {
    const account = await addPerson();
    const person = await personOf(server, account);
    return { account, person, ...(await enrol(person, account)) };
  };
  const secondStep = (ticket: string, code: string, client = 'integration') =>
    server.call({
      ...{ method: 'POST', url: '/api/blade-auth/oauth/token/second-step' },
      ...{ headers: clientHeader(client), payload: { mfa_token: ticket, code } },
    });
  const ticketOf = async (account: string) => (await signIn(server, account)).body.mfa_token as string;

  it('is asked for once the password is right, and its code opens the session', async () => {
    const { account, secret } = await enrolled();
    const first = await signIn(server, account);
    expect(refused(first)).toEqual([400, '请输入动态验证码']);
    expect(first.body).toMatchObject({ error: 'mfa_required' });
    expect(first.body).not.toHaveProperty('access_token');
    const { status, body } = await secondStep(first.body.mfa_token, codeOf(secret));
    expect(status).toBe(200);
    expect(body).toMatchObject({ account, must_enrol_second_factor: false });
    const me = callerOf(server, bearer(body.access_token));
    expect((await me.get('blade-user/info')).body.data.account).toBe(account);
  });

  it('says nothing to whoever does not know the password', async () => {
    const { account } = await enrolled();
    expect(refused(await signIn(server, account, { password: 'wrong' }))).toEqual([400, '用户名或密码错误']);
  });

  it('takes a code once, whoever comes first', async () => {
    const { account, secret } = await enrolled();
    const tickets = [await ticketOf(account), await ticketOf(account)];
    const code = codeOf(secret);
    const answers = await Promise.all(tickets.map((ticket) => secondStep(ticket, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(refused(await secondStep(await ticketOf(account), code))).toEqual(wrongCode);
    // An older code of the window is worth nothing either.
    expect((await secondStep(await ticketOf(account), codeOf(secret, -30_000))).status).toBe(400);
  });

  it('takes a ticket once, for five minutes, from the application that began', async () => {
    const { account, secret } = await enrolled();
    const over = [400, '登录已超时，请重新输入密码'];
    const ticket = await ticketOf(account);
    expect(refused(await secondStep(ticket, codeOf(secret), 'admin'))).toEqual(over);
    expect((await secondStep(ticket, codeOf(secret))).status).toBe(200);
    server.clock.moveBy(minute);
    expect(refused(await secondStep(ticket, codeOf(secret)))).toEqual(over);
    const late = await ticketOf(account);
    server.clock.moveBy(6 * minute);
    expect(refused(await secondStep(late, codeOf(secret)))).toEqual(over);
    expect(refused(await secondStep('no-such-ticket', codeOf(secret)))).toEqual(over);
  });

  it('is opened by each recovery code once, and the log tells it', async () => {
    const { account, person, codes } = await enrolled();
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    const typed = codes[0]!.toUpperCase().replaceAll('-', ' ');
    const { body } = await secondStep(await ticketOf(account), typed);
    expect(body.account).toBe(account);
    expect((await secondStep(await ticketOf(account), codes[0]!)).status).toBe(400);
    const { data } = (await person.get('blade-user/second-factor/state')).body;
    expect(data).toMatchObject({ enrolled: 1, required: 0, recoveryCodesLeft: 9 });
    await server.services.logs.flush();
    const table = tableOf(usualLog);
    const rows = await server.database.db
      .select()
      .from(table)
      .where(eq(table.createBy, account))
      .orderBy(table.id);
    expect(rows.map(({ logId }) => logId)).toEqual(['secondFactor.enrolled', 'secondFactor.recovered']);
  });

  it('keeps neither its secret nor its recovery codes readable', async () => {
    const { account, secret, codes } = await enrolled();
    const userId = idOf(`user:${account}`);
    const { db } = server.database;
    const kept = [
      await db.select().from(secondFactors).where(eq(secondFactors.userId, userId)),
      await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
    ];
    const text = JSON.stringify(kept);
    for (const plain of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect(text).not.toContain(plain);
    await server.services.logs.flush();
    const calls = JSON.stringify(await db.select({ params: tableOf(apiLog).params }).from(tableOf(apiLog)));
    expect(calls).not.toContain(hashPassword(account));
  });

  it('is set up with the password, confirmed by a code, and ends the person’s other sessions', async () => {
    const account = await addPerson();
    const [here, elsewhere] = [await personOf(server, account), await personOf(server, account)];
    const path = 'blade-user/second-factor';
    expect(refused(await here.post(`${path}/begin`, { password: 'x' }))).toEqual([400, '原密码不正确']);
    expect(refused(await here.post(`${path}/confirm`, { code: '123456' }))).toEqual(wrongCode);
    await here.post(`${path}/begin`, proof(account));
    // Begun is not set up: the password alone still opens.
    expect((await signIn(server, account)).status).toBe(200);
    const { uri } = await enrol(here, account);
    expect(decodeURIComponent(uri)).toContain(`${account}@000000`);
    expect((await elsewhere.get('blade-user/info')).status).toBe(401);
    expect((await here.get('blade-user/info')).status).toBe(200);
    expect(refused(await here.post(`${path}/begin`, proof(account)))).toEqual([400, '二次验证已启用']);
  });

  it('is taken away with the password, and its recovery codes with it', async () => {
    const { account, person, codes } = await enrolled();
    const path = 'blade-user/second-factor';
    expect((await person.post(`${path}/remove`, { password: 'wrong' })).status).toBe(400);
    const renewed = await person.post(`${path}/recovery-codes`, proof(account));
    expect(renewed.body.data.recoveryCodes).toHaveLength(10);
    expect((await secondStep(await ticketOf(account), codes[0]!)).status).toBe(400);
    expect((await person.post(`${path}/remove`, proof(account))).status).toBe(200);
    expect((await signIn(server, account)).status).toBe(200);
    expect(refused(await person.post(`${path}/recovery-codes`, proof(account)))).toEqual([
      400,
      '二次验证尚未启用',
    ]);
  });

  describe('asked for by a role', () => {
    const ask = async (requireTotp: 0 | 1) => {
      await repositoryOf(role, server.context).update(idOf('role:contentReviewer'), { requireTotp });
      server.clock.moveBy(6000);
    };

    it('holds its people back from everything but setting it up', async () => {
      const account = await addPerson(['contentReviewer', 'editor']);
      const person = await personOf(server, account);
      expect((await person.get('policy/policyinfo/listmanage')).status).toBe(200);
      await ask(1);
      const held = [403, '请先启用二次验证'];
      expect(refused(await person.get('policy/policyinfo/listmanage'))).toEqual(held);
      expect(refused(await person.get('blade-workflow/process/todoList'))).toEqual(held);
      expect(refused(await person.post('blade-user/update-info', { name: '新名' }))).toEqual(held);
      expect((await person.get('blade-system/menu/buttons')).body.data).toEqual([]);
      expect((await signIn(server, account)).body).toMatchObject({
        ...{ role_name: '', must_enrol_second_factor: true },
      });
      await enrol(person, account);
      expect((await person.get('policy/policyinfo/listmanage')).status).toBe(200);
      // Taken away again, it is asked for again.
      await person.post('blade-user/second-factor/remove', proof(account));
      expect(refused(await person.get('policy/policyinfo/listmanage'))).toEqual(held);
      await ask(0);
      expect((await person.get('policy/policyinfo/listmanage')).status).toBe(200);
    });

    it('is asked for of whoever chose to act in another of his roles', async () => {
      const account = await addPerson(['contentReviewer', 'editor']);
      await ask(1);
      const { body } = await signIn(server, account, { roleId: idOf('role:editor') });
      expect(body.must_enrol_second_factor).toBe(true);
      await ask(0);
    });
  });

  it('is reset by an administrator: the person is out, signs in with his password, and the log says who did it', async () => {
    const { account, person } = await enrolled();
    const userIds = idOf(`user:${account}`);
    expect((await person.post('blade-user/second-factor/reset', { userIds })).status).toBe(403);
    expect((await admin.post('blade-user/second-factor/reset', { userIds })).status).toBe(200);
    expect((await person.get('blade-user/info')).status).toBe(401);
    expect((await signIn(server, account)).status).toBe(200);
    await server.services.logs.flush();
    const table = tableOf(usualLog);
    const [row] = await server.database.db.select().from(table).where(eq(table.logId, 'secondFactor.reset'));
    expect(row).toMatchObject({ createBy: 'admin', logData: account });
    expect(
      (await admin.post('blade-user/second-factor/reset', { userIds: idOf('user:nobody') })).status,
    ).toBe(404);
  });

  it('tells the sign-in log of the step, the wrong code and the right one', async () => {
    const { account, secret } = await enrolled();
    const ticket = await ticketOf(account);
    await secondStep(ticket, '000000');
    await secondStep(ticket, codeOf(secret));
    await server.services.logs.flush();
    const table = tableOf(loginLog);
    const rows = await server.database.db
      .select()
      .from(table)
      .where(eq(table.account, account))
      .orderBy(table.id);
    expect(rows.slice(1).map(({ result, reason }) => [result, reason])).toEqual([
      ['challenged', 'secondStep'],
      ['failure', 'secondFactor'],
      ['success', null],
    ]);
  });
});
