import { identityProvider } from '@policy/shared/contract/entities/sign-in/identity-provider.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { startLocalProvider } from '../../../src/local-provider/start.ts';
import type { LocalProvider } from '../../../src/local-provider/start.ts';
import { repositoryOf } from '../../../src/kit/rows/repository.ts';
import { bindLogin, consumeTicket, readTicket, unbindLogin } from '../../../src/sign-on/tickets.ts';
import { enginesHere } from '../../database.ts';
import { serverOf } from '../../describe-on-server.ts';
import { addClerk } from '../../companies.ts';
import { freePort } from '../../free-port.ts';
import { bearer } from '../../test-server.ts';
import { goThrough, portalBrowser } from './browser.ts';
import type { Browser } from './browser.ts';
import { bindingCases } from './binding-cases.ts';
import { seedClerks } from './clerks.ts';

const port = await freePort();
const issuer = `http://localhost:${String(port)}`;
let provider: LocalProvider;

beforeAll(async () => {
  const returnAddresses = ['http://localhost:3000/login', 'http://localhost:3000/en/login'];
  provider = await startLocalProvider({ issuer, returnAddresses }, { port });
});
afterAll(() => provider.close());

describe.each(enginesHere())('the provincial sign-on (%s)', (kind) => {
  const server = serverOf(kind, { LOCAL_PROVIDER_ORIGIN: issuer });
  beforeAll(async () => {
    await seedClerks(server.context, ['yunlan-c001', 'yunlan-c008']);
  });
  beforeEach(() => {
    provider.laboratory.fault = 'none';
    provider.laboratory.level = null;
  });

  const begin = async (browser: Browser, redirect = '/user/userCenter'): Promise<string> => {
    const { status, body } = await browser.api('gdgovelogin', { provider: 'province', redirect });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data.url;
  };
  const finish = (browser: Browser, { code = '', ...back }: Record<string, string>) =>
    browser.api('logincallback', { loginCode: code, ...back });
  const signOn = async (account: string, browser = portalBrowser(server)) => {
    const back = await goThrough(await begin(browser), account);
    return finish(browser, back);
  };

  it('signs in the clerk of a company, for that company, and tells where he wanted to go', async () => {
    const { status, body, headers } = await signOn('yunlan-c001');
    expect(body).toMatchObject({
      account: 'yunlan-c001',
      redirect: '/user/userCenter',
      token_type: 'bearer',
    });
    expect(status).toBe(200);
    expect(body.company_id).not.toBe('');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('answers a ticket for somebody unknown, which holds once', async () => {
    const { body } = await signOn('person-3');
    expect(body).toMatchObject({ name: '周行舟', userType: 'individual', level: 3 });
    expect(body.access_token).toBeUndefined();
    const { context } = server;
    const { cipher } = server.services;
    expect(await readTicket(context, cipher, body.ticket)).toMatchObject({
      idNumber: '449901199001010013',
    });
    const both = await Promise.allSettled([
      consumeTicket(context, cipher, body.ticket),
      consumeTicket(context, cipher, body.ticket),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('signs in who was tied to an account, and nobody else’s account is tied to him', async () => {
    const { context, services } = server;
    const { ticket } = (await signOn('person-2')).body;
    const { loginId } = await consumeTicket(context, services.cipher, ticket);
    const userId = await addClerk(context, 'newcomer');
    await bindLogin(context, { loginId, userId });
    expect((await signOn('person-2')).body).toMatchObject({ account: 'newcomer' });
    const other = await addClerk(context, 'somebody');
    await expect(bindLogin(context, { loginId, userId: other })).rejects.toThrow('signOn.bound');
    await unbindLogin(context, loginId);
    expect((await signOn('person-2')).body.ticket).toBeTruthy();
  });

  it('tells a legal person with its clerk', async () => {
    const { body } = await signOn('newcomer-company');
    expect(body).toMatchObject({ name: '沈闻溪', userType: 'enterprise', level: 3 });
  });

  it('a code that comes hundreds of times at once gives one token', async () => {
    const browser = portalBrowser(server);
    const back = await goThrough(await begin(browser), 'yunlan-c008');
    const answers = await Promise.all(Array.from({ length: 300 }, () => finish(browser, back)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ body }) => body.error_description))).toEqual(
      new Set(['本次登录已失效或不是从本浏览器发起，请重新登录']),
    );
  });

  it('the state of another browser is refused, and left to whom it belongs', async () => {
    const browser = portalBrowser(server);
    const back = await goThrough(await begin(browser), 'yunlan-c001');
    const other = portalBrowser(server);
    expect((await finish(other, back)).status).toBe(400);
    await begin(other);
    expect((await finish(other, back)).status).toBe(400);
    expect((await finish(browser, back)).status).toBe(200);
  });

  it('a sign-on is over after ten minutes', async () => {
    const browser = portalBrowser(server);
    const back = await goThrough(await begin(browser), 'yunlan-c001');
    server.clock.moveBy(10 * 60_000 + 1000);
    expect((await finish(browser, back)).body.error_description).toContain('已失效');
  });

  it.each([
    ['wrongNonce', 400, '无法核实'],
    ['expiredKey', 400, '无法核实'],
    ['refusing', 400, '没有接受'],
  ] as const)('%s is refused with a sentence', async (fault, status, sentence) => {
    provider.laboratory.fault = fault;
    const answer = await signOn('yunlan-c001');
    expect(answer.status).toBe(status);
    expect(answer.body.error_description).toContain(sentence);
  });

  it('somebody who refuses is told so', async () => {
    const browser = portalBrowser(server);
    const back = await goThrough(await begin(browser), 'yunlan-c001', 'refuse');
    expect((await finish(browser, back)).body.error_description).toContain('取消了授权');
  });

  it('an issuer that is another one is refused', async () => {
    const browser = portalBrowser(server);
    const back = await goThrough(await begin(browser), 'yunlan-c001');
    const answer = await finish(browser, { ...back, iss: 'https://evil.example' });
    expect(answer.body.error_description).toContain('无法核实');
  });

  it('keys rotate without a restart', async () => {
    expect((await signOn('yunlan-c001')).status).toBe(200);
    provider.rotateKey();
    expect((await signOn('yunlan-c001')).status).toBe(200);
  });

  it.each([
    '//evil.example',
    'https://evil.example',
    '/a#b',
    '/\\evil.example',
    '/a/..//evil.example',
    'a',
    '/a\tb',
  ])('the way back to %j is refused', async (redirect) => {
    const { status, body } = await portalBrowser(server).api('gdgovelogin', {
      provider: 'province',
      redirect,
    });
    expect([status, body.msg]).toEqual([400, '返回地址只能是本网站的页面']);
  });

  it('a level that was lowered is seen in the session', async () => {
    const { body } = await signOn('yunlan-c001');
    const level = (purpose: string) =>
      portalBrowser(server).api('chekLevel', { purpose }, bearer(body.access_token));
    expect((await level('money')).body.data).toMatchObject({ level: 4, required: 3, next: 'none' });
    provider.laboratory.level = 1;
    expect((await level('money')).body.data).toEqual({
      ...{ level: 1, required: 3, missing: ['realName'], next: 'provider' },
    });
    expect((await level('apply')).body.data).toMatchObject({ missing: ['phone'], next: 'sms' });
  });

  bindingCases(server);

  it('is off where its row is, and unknown where there is none', async () => {
    const rows = repositoryOf(identityProvider, server.context);
    const [row] = await rows.all(undefined);
    await rows.update(row!.id, { status: 0 });
    const ask = (code: string) => portalBrowser(server).api('gdgovelogin', { provider: code });
    expect((await ask('province')).body.msg).toBe('该统一身份认证未启用');
    await rows.update(row!.id, { status: 1 });
    expect((await ask('nobody')).status).toBe(404);
  });

  it('officers have no way in by a provider for applicants', async () => {
    const answer = await portalBrowser(server, 'admin').api('gdgovelogin', { provider: 'province' });
    expect(answer.body.msg).toBe('该统一身份认证未启用');
  });
});
