import { hashPassword } from '@policy/shared/auth/credentials/password-hash.ts';
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { userTable } from '../../../src/accounts/tables.ts';
import { accountMessages } from '../../../src/modules/sign-in/account-codes/tables.ts';
import { addClerk } from '../../companies.ts';
import { bearer, signIn } from '../../test-server.ts';
import type { TestServer } from '../../test-server.ts';
import { callerOf } from '../people.ts';
import { goThrough, portalBrowser } from './browser.ts';

let made = 0;

/** How logins at the simulated provider are tied to accounts and untied, on a server that has it. */
export function bindingCases(server: TestServer): void {
  /** Somebody new, at his browser. */
  const somebody = async () => {
    const account = `tied${String((made += 1))}`;
    const id = await addClerk(server.context, account);
    const { body } = await signIn(server, account);
    const headers = bearer(String(body.access_token));
    const browser = portalBrowser(server);
    const password = hashPassword(account);
    return { account, id, password, headers, browser, person: callerOf(server, headers) };
  };
  type Somebody = Awaited<ReturnType<typeof somebody>>;
  const begin = ({ browser, headers, password }: Somebody, sent: object = {}) =>
    browser.post('bind', { provider: 'province', password, ...sent }, headers);
  const finish = ({ browser, headers }: Somebody, { code = '', ...back }: Record<string, string>) =>
    browser.post('bindcallback', { loginCode: code, ...back }, headers);
  const visit = async (who: Somebody, login: string) =>
    goThrough(String((await begin(who)).body.data.url), login);
  const tie = async (who: Somebody, login: string) => finish(who, await visit(who, login));
  const signOn = async (login: string) => {
    const browser = portalBrowser(server);
    const { url } = (await browser.api('gdgovelogin', { provider: 'province' })).body.data;
    const { code = '', ...back } = await goThrough(url, login);
    return browser.api('logincallback', { loginCode: code, ...back });
  };
  const ways = async ({ person }: Somebody) => (await person.get('blade-user/sign-in-way/list')).body.data;
  const untie = ({ person, password }: Somebody, id: string) =>
    person.post('blade-user/sign-in-way/unbind', { id, password });
  const over = '本次登录已失效或不是从本浏览器发起，请重新登录';

  it('a login is tied by its own person, told, signs in from then on, and no more once it is untied', async () => {
    const who = await somebody();
    expect((await begin(who, { password: 'wrong' })).body.data.errors[0]).toMatchObject({
      field: 'password',
    });
    expect((await tie(who, 'person-4')).body.data).toEqual({ name: '省统一身份认证' });
    const told = await server.context.db
      .select({ id: accountMessages.id })
      .from(accountMessages)
      .where(and(eq(accountMessages.userId, who.id), eq(accountMessages.purpose, 'wayAdded')));
    expect(told).toHaveLength(1);
    const { body } = await signOn('person-4');
    expect(body.account).toBe(who.account);
    const { logins, hasPassword } = await ways(who);
    expect([hasPassword, logins]).toEqual([
      1,
      [expect.objectContaining({ nickName: '林知夏', isUsable: true })],
    ]);
    const stranger = await somebody();
    expect((await untie(stranger, logins[0].id)).status).toBe(404);
    expect((await untie(who, logins[0].id)).status).toBe(200);
    expect((await ways(who)).logins).toEqual([]);
    expect((await signOn('person-4')).body.ticket).toBeTruthy();
    // Whoever sits elsewhere by that login sits there no more.
    expect((await callerOf(server, bearer(body.access_token)).get('blade-user/info')).status).toBe(401);
  });

  it('what began to tie a login signs nobody in, holds in its session and once', async () => {
    const [who, other] = [await somebody(), await somebody()];
    const back = await visit(who, 'person-3');
    const { code = '', ...rest } = back;
    expect(
      (await who.browser.api('logincallback', { loginCode: code, ...rest })).body.error_description,
    ).toBe(over);
    expect((await finish({ ...who, headers: other.headers }, back)).body.msg).toBe(over);
    expect((await finish({ ...who, browser: portalBrowser(server) }, back)).body.msg).toBe(over);
    expect((await finish(who, back)).status).toBe(200);
    expect((await finish(who, back)).body.msg).toBe(over);
    const begun = await who.browser.api('gdgovelogin', { provider: 'province' });
    const signing = await goThrough(begun.body.data.url, 'person-3');
    expect((await finish(who, signing)).body.msg).toBe(over);
  });

  it('a login of another account is refused and stays with it; one’s own again changes nothing', async () => {
    const [who, other] = [await somebody(), await somebody()];
    expect((await tie(who, 'newcomer-company')).status).toBe(200);
    expect((await tie(who, 'newcomer-company')).status).toBe(200);
    const refused = await tie(other, 'newcomer-company');
    expect([refused.status, refused.body.msg]).toEqual([409, '该统一身份已绑定其他账号']);
    expect((await signOn('newcomer-company')).body.account).toBe(who.account);
    expect((await ways(other)).logins).toEqual([]);
  });

  it('the last way in stays, and who has no password proves himself by a fresh sign-in', async () => {
    const who = await somebody();
    await tie(who, 'person-1');
    await server.context.db.update(userTable).set({ passwordHash: null }).where(eq(userTable.id, who.id));
    const { logins, hasPassword } = await ways(who);
    expect(hasPassword).toBe(0);
    const bare = { ...who, password: '' };
    expect((await untie(bare, logins[0].id)).body.msg).toContain('最后一种登录方式');
    expect((await signOn('person-1')).body.account).toBe(who.account);
    server.clock.moveBy(11 * 60_000);
    expect((await untie(bare, logins[0].id)).body.msg).toContain('请退出后重新登录');
    expect((await begin(bare)).body.msg).toContain('请退出后重新登录');
  });
}
