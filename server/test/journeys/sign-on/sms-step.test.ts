import { desc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { userTable } from '../../../src/accounts/tables.ts';
import { acceptMessages, paramsPlace } from '../../../src/modules/resource/sms/send-message.ts';
import { smsMessageTable } from '../../../src/modules/resource/tables.ts';
import { seedResources } from '../../../src/seeds/reference/resources.ts';
import { consumePhoneTicket } from '../../../src/sign-on/tickets.ts';
import { addClerk } from '../../companies.ts';
import { describeOnEachServer } from '../../describe-on-server.ts';
import { bearer, captchaAnswer, signIn } from '../../test-server.ts';
import { portalBrowser } from './browser.ts';

interface More {
  purpose?: string;
  headers?: Record<string, string>;
}

describeOnEachServer('the SMS step', (server) => {
  let phones = 0;
  const phoneOf = () => `1390000${String((phones += 1)).padStart(4, '0')}`;
  const captcha = async () => {
    const { body } = await server.call({ url: '/api/blade-auth/oauth/captcha' });
    return { 'captcha-key': String(body.key), 'captcha-code': captchaAnswer };
  };
  const send = async (phone: string, purpose = 'signOn') =>
    portalBrowser(server).api('sendMs', { phone, purpose }, await captcha());
  const check = (phone: string, code: string, { headers = {}, ...more }: More = {}) =>
    portalBrowser(server).api('checkMs', { phone, code, ...more }, headers);
  /** The code in the newest message. */
  const newest = async (): Promise<string> => {
    const [row] = await server.context.db
      .select({ id: smsMessageTable.id, params: smsMessageTable.paramsSealed })
      .from(smsMessageTable)
      .orderBy(desc(smsMessageTable.createTime), desc(smsMessageTable.id))
      .limit(1);
    const params = server.services.cipher.open(String(row?.params), paramsPlace(String(row?.id)));
    return (JSON.parse(params) as { code: string }).code;
  };
  const sent = async () => (await server.context.db.select().from(smsMessageTable)).length;
  const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  it('a right code gives a ticket for its phone, once', async () => {
    await seedResources(server.context);
    const phone = phoneOf();
    const answer = await send(phone);
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    const code = await newest();
    expect(code).toMatch(/^\d{6}$/);
    const { body } = await check(phone, code);
    const { context, services } = server;
    expect(await consumePhoneTicket(context, services.cipher, body.data.ticket)).toBe(phone);
    await expect(consumePhoneTicket(context, services.cipher, body.data.ticket)).rejects.toThrow();
    expect((await check(phone, code)).body.msg).toBe('短信验证码不正确或已失效');
  });

  it('nothing is sent without a captcha, and a phone is told what is wrong with it', async () => {
    const before = await sent();
    const none = await portalBrowser(server).api('sendMs', { phone: phoneOf() });
    expect([none.status, none.body.msg]).toEqual([400, '验证码不正确']);
    const sentences = ['', '139', '23900000000'].map(async (phone) => (await send(phone)).body.msg);
    expect(await Promise.all(sentences)).toEqual([
      ...['手机号码不能为空', '手机号码长度不为11位', '手机号码格式不正确'],
    ]);
    expect(await sent()).toBe(before);
  });

  it('five wrong codes end it, and one for something else does not hold', async () => {
    const phone = phoneOf();
    await send(phone, 'register');
    const code = await newest();
    expect((await check(phone, code)).status).toBe(400);
    for (let time = 0; time < 5; time += 1)
      expect((await check(phone, other(code), { purpose: 'register' })).status).toBe(400);
    expect((await check(phone, code, { purpose: 'register' })).status).toBe(400);
  });

  it('of many at once one is sent; the next may come after a minute, and ten on a day', async () => {
    const phone = phoneOf();
    const before = await sent();
    const many = await Promise.all(Array.from({ length: 20 }, () => send(phone)));
    expect(many.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(many.filter(({ status }) => status === 429)).toHaveLength(19);
    expect(await sent()).toBe(before + 1);
    for (let time = 1; time < 10; time += 1) {
      server.clock.moveBy(61_000);
      expect((await send(phone)).status).toBe(200);
    }
    server.clock.moveBy(61_000);
    expect((await send(phone)).status).toBe(429);
  });

  it('a code is over after five minutes', async () => {
    const phone = phoneOf();
    await send(phone);
    server.clock.moveBy(301_000);
    expect((await check(phone, await newest())).status).toBe(400);
  });

  it('a phone that was just written to is answered like any other', async () => {
    const phone = phoneOf();
    const params = { code: '111111', minutes: '5' };
    await acceptMessages(server.context, server.services.cipher, { code: 'code', phones: [phone], params });
    expect((await send(phone)).body).toEqual((await send(phoneOf())).body);
  });

  it('whose own phone was just written to is told to wait, and has a code when the minute is over', async () => {
    const phone = phoneOf();
    const userId = await addClerk(server.context, 'toldclerk');
    await server.context.db.update(userTable).set({ phone }).where(eq(userTable.id, userId));
    const token = bearer((await signIn(server, 'toldclerk')).body.access_token);
    const params = { code: '111111', minutes: '5' };
    await acceptMessages(server.context, server.services.cipher, { code: 'code', phones: [phone], params });
    const ask = async () =>
      portalBrowser(server).api('sendMs', { phone }, { ...token, ...(await captcha()) });
    expect((await ask()).body).toMatchObject({ code: 429, msg: expect.stringContaining('请稍后再试') });
    server.clock.moveBy(61_000);
    expect((await ask()).status).toBe(200);
    expect((await check(phone, await newest(), { headers: token })).status).toBe(200);
  });

  it('the own phone is worth a level to a session, another one is not', async () => {
    const phone = phoneOf();
    const userId = await addClerk(server.context, 'lowclerk');
    await server.context.db.update(userTable).set({ phone }).where(eq(userTable.id, userId));
    const token = bearer((await signIn(server, 'lowclerk')).body.access_token);
    const level = async () => (await portalBrowser(server).api('chekLevel', {}, token)).body.data;
    expect(await level()).toMatchObject({ level: 0, required: 2, missing: ['phone'], next: 'sms' });
    const strange = phoneOf();
    await send(strange);
    expect((await check(strange, await newest(), { headers: token })).body.msg).toBe(
      '该手机号码不是您登记的手机号码',
    );
    await send(phone);
    expect((await check(phone, await newest(), { headers: token })).status).toBe(200);
    expect(await level()).toMatchObject({ level: 2, next: 'none' });
    server.clock.moveBy(20 * 60_000);
    expect(await level()).toMatchObject({ level: 2 });
  });
});
