import { tenant } from '@policy/shared/contract/entities/tenants/tenant.ts';
import { hashPassword } from '@policy/shared/auth/credentials/password-hash.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';

import { describeOnEachServer } from '../../../test/describe-on-server.ts';
import { signInWithCaptcha } from '../../../test/fixtures/captcha-sign-in.ts';
import { askToken, bearer, clientHeader, signIn } from '../../../test/test-server.ts';
import type { Answer } from '../../../test/test-server.ts';
import { addAccount } from '../../seeds/accounts.ts';
import type { AccountSeed } from '../../seeds/accounts.ts';
import { idOf } from '../../seeds/slug-id.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { loginFailures } from './lockout/tables.ts';
import { userTable } from '../../accounts/tables.ts';

const sentence = ({ status, body }: Answer) => [status, body.error_description];

describeOnEachServer('sign-in', (server) => {
  /** Somebody whose name and password are his account. */
  const addPerson = (account: string, place: Pick<AccountSeed, 'userType' | 'roles'>) =>
    addAccount(server.context, {
      ...{ id: `user:${account}`, account, password: account, realName: account },
      ...place,
    });
  const wrongPassword = [400, '用户名或密码错误'];

  beforeAll(() => addPerson('company', { userType: 2, roles: ['applicant'] }));

  it('answers a token flat, in the words of OAuth, to the right password', async () => {
    const { status, body, headers } = await signIn(server, 'acceptor');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toMatchObject({
      ...{ token_type: 'bearer', expires_in: 3600, scope: 'all', tenant_id: '000000', account: 'acceptor' },
      ...{
        user_id: idOf('user:acceptor'),
        role_id: idOf('role:acceptor'),
        role_name: 'acceptor',
        dept_id: idOf('district'),
      },
      ...{ real_name: '周文静', client_id: 'integration', oauth_id: '', must_change_password: false },
    });
    expect(body).not.toHaveProperty('code');
    expect(JSON.stringify(body)).not.toContain('argon2');
  });

  it('keeps an argon2id of the SM3 that was sent, and never lets what is kept sign in', async () => {
    const [row] = await server.database.db
      .select({ hash: userTable.passwordHash })
      .from(userTable)
      .where(eq(userTable.account, 'editor'));
    expect(row?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const tried = await askToken(server, {
      grant_type: 'password',
      username: 'editor',
      password: String(row?.hash),
    });
    expect(sentence(tried)).toEqual(wrongPassword);
  });

  it('says the same of an unknown account and of a wrong password', async () => {
    const wrong = await signIn(server, 'reviewer', { password: 'nope' });
    const unknown = await signIn(server, 'nobody-here', { password: 'nope' });
    expect(sentence(wrong)).toEqual(wrongPassword);
    expect({ ...unknown.body, traceId: wrong.body.traceId }).toEqual(wrong.body);
    expect(unknown.body.traceId).toBe(unknown.headers['x-request-id']);
  });

  it('works as hard for an unknown account as for a wrong password', async () => {
    const [known, unknown] = await leastWork(['lead', 'no-such-person'], async (username) => {
      await server.database.db.delete(loginFailures);
      return () => signIn(server, username, { password: 'nope' });
    });
    // Without the hash an unknown account would cost a tenth.
    expect(unknown! / known!).toBeGreaterThan(0.5);
    expect(unknown! / known!).toBeLessThan(2);
  });

  it('says it in the reader’s language', async () => {
    const { body } = await signInWithCaptcha(
      server,
      { password: hashPassword('nope'), username: 'clerk' },
      { 'accept-language': 'en' },
    );
    expect(body.error_description).toBe('Wrong user name or password');
  });

  it('refuses a client that is unknown or does not know its secret', async () => {
    for (const headers of [
      {},
      clientHeader('admin', 'guess'),
      clientHeader('saber', 'saber_secret'),
      { authorization: 'Basic !!!' },
    ]) {
      const answer = await server.call({
        method: 'POST',
        url: '/api/blade-auth/oauth/token',
        headers,
        query: { grant_type: 'captcha' },
      });
      expect(sentence(answer)).toEqual([401, '客户端认证失败']);
    }
  });

  it('needs no client for any other call, but refuses a wrong one', async () => {
    const { access_token: token } = (await signIn(server, 'acceptor')).body;
    const ask = (url: string, headers: Record<string, string>) =>
      server.call({ url: `/api/${url}`, headers });
    const own = 'blade-auth/oauth/user-info';
    for (const right of [{}, clientHeader('admin'), clientHeader('portal')])
      expect((await ask(own, { ...bearer(token), ...right })).status).toBe(200);
    for (const wrong of [
      clientHeader('admin', 'guess'),
      clientHeader('nobody'),
      { authorization: 'Bearer x' },
    ]) {
      const answer = await ask(own, { ...bearer(token), ...wrong });
      expect([answer.status, answer.body.msg]).toEqual([401, '客户端认证失败']);
      expect((await ask('blade-system/tenant/info', wrong)).status).toBe(401);
      expect((await ask('blade-auth/oauth/captcha', wrong)).body.error).toBe('invalid_client');
    }
  });

  it('lets a client use the grants of its row only', async () => {
    expect(sentence(await signIn(server, 'acceptor', { client: 'admin' }))).toEqual([
      400,
      '当前客户端不支持此登录方式',
    ]);
    expect((await askToken(server, { grant_type: 'social' })).body.error).toBe('unauthorized_client');
    expect((await askToken(server, { grant_type: 'no_such' })).body.error).toBe('unsupported_grant_type');
    expect((await askToken(server, { grant_type: '__proto__' })).body.error).toBe('unsupported_grant_type');
  });

  it('admits to each application its own kind of people only', async () => {
    const officerInPortal = await signInWithCaptcha(server, { client: 'portal' });
    const companyInAdmin = await signInWithCaptcha(server, {
      username: 'company',
      password: hashPassword('company'),
    });
    expect(sentence(officerInPortal)).toEqual(wrongPassword);
    expect(sentence(companyInAdmin)).toEqual(wrongPassword);
    const companyInPortal = await signInWithCaptcha(server, {
      client: 'portal',
      username: 'company',
      password: hashPassword('company'),
    });
    expect(companyInPortal.status).toBe(200);
  });

  it('refuses an unknown tenant, and one whose licence is over', async () => {
    expect(sentence(await signIn(server, 'acceptor', { tenantId: '999999' }))).toEqual([404, '租户不存在']);
    await repositoryOf(tenant, server.context).insert({
      tenantId: '100001',
      tenantName: '过期',
      expireTime: '2020-01-01 00:00:00',
    });
    expect(sentence(await signIn(server, 'acceptor', { tenantId: '100001' }))).toEqual([
      400,
      '租户授权已过期,请联系管理员',
    ]);
  });

  it('finds nobody of one tenant in another', async () => {
    await repositoryOf(tenant, server.context).insert({ tenantId: '100002', tenantName: '另一个' });
    expect(sentence(await signIn(server, 'acceptor', { tenantId: '100002' }))).toEqual(wrongPassword);
  });

  it('asks a person without a role to wait, once his password is right', async () => {
    await addPerson('pending', { userType: 2, roles: [] });
    expect(sentence(await signIn(server, 'pending'))).toEqual([400, '用户未分配角色,请等待管理员审批']);
    expect(sentence(await signIn(server, 'pending', { password: 'nope' }))).toEqual(wrongPassword);
  });

  it('tells a person who was disabled so, and nobody who does not know his password', async () => {
    await addPerson('gone', { userType: 1, roles: ['clerk'] });
    await server.database.db.update(userTable).set({ status: 0 }).where(eq(userTable.account, 'gone'));
    expect(sentence(await signIn(server, 'gone'))).toEqual([400, '账号已停用，请联系管理员']);
    expect(sentence(await signIn(server, 'gone', { password: 'nope' }))).toEqual(wrongPassword);
  });

  it('takes parameters from a JSON body, a form and the query alike, and refuses repeated ones', async () => {
    const said = {
      tenantId: '000000',
      grant_type: 'password',
      username: 'acceptor',
      password: hashPassword('acceptor'),
    };
    const ask = (options: object) =>
      server.call({
        method: 'POST',
        url: '/api/blade-auth/oauth/token',
        headers: clientHeader('integration'),
        ...options,
      });
    expect((await ask({ payload: said })).status).toBe(200);
    expect((await ask({ query: said })).status).toBe(200);
    expect(
      (await ask({ url: '/api/blade-auth/oauth/token?username=a&username=b', payload: {} })).status,
    ).toBe(400);
  });
});

/** The least that each case cost this process, in microseconds of CPU: the machine may have other work meanwhile. */
async function leastWork(
  cases: readonly string[],
  prepare: (one: string) => Promise<() => Promise<unknown>>,
) {
  const least = cases.map(() => Infinity);
  for (let run = 0; run < 9; run += 1)
    for (const [at, one] of cases.entries()) {
      const work = await prepare(one);
      const before = process.cpuUsage();
      await work();
      const { user, system } = process.cpuUsage(before);
      least[at] = Math.min(least[at]!, user + system);
    }
  return least;
}
