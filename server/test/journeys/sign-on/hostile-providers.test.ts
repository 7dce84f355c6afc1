import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { thirdPartyLogins } from '../../../src/accounts/tables.ts';
import { wireTime } from '../../../src/kit/runtime/clock.ts';
import { createOutbound } from '../../../src/kit/services/outbound.ts';
import { providerRules } from '../../../src/modules/sign-in/providers/provider-module.ts';
import { enginesHere } from '../../database.ts';
import { serverOf, signedIn } from '../../describe-on-server.ts';
import { fakeOpenId } from '../../fakes/fake-openid.ts';
import type { FakeOpenId } from '../../fakes/fake-openid.ts';
import { portalBrowser } from './browser.ts';
import { envelopeCases } from './envelope-cases.ts';
import { singleLogoutCases } from './single-logout-cases.ts';

let fake: FakeOpenId;
beforeAll(async () => {
  fake = await fakeOpenId();
});
afterAll(() => fake.close());

describe.each(enginesHere())('providers that are not as they should be (%s)', (kind) => {
  const server = serverOf(kind, { OUTBOUND_HOSTS: '127.0.0.1' });
  const admin = signedIn(server, 'admin');
  let made = 0;

  const usual = () => ({
    ...{ name: '市统一身份认证', kind: 'oidc', audience: 'applicant', issuer: fake.issuer, status: 1 },
    ...{ clientId: 'ours', secretKey: 'a-secret-of-ours', returnAddresses: 'http://localhost:3000/login' },
  });
  const submit = (draft: Record<string, unknown> = {}) =>
    admin.post('policy/identityprovider/submit', {
      ...usual(),
      code: `city-${String((made += 1))}`,
      ...draft,
    });
  /** A provider, and somebody who comes back from it. */
  const comeBack = async (code: string, tamper: (nonce: string) => void = () => undefined) => {
    const browser = portalBrowser(server);
    const begun = await browser.api('gdgovelogin', { provider: code });
    if (begun.status !== 200) return begun;
    const { searchParams } = new URL(begun.body.data.url);
    fake.claims = { nonce: searchParams.get('nonce') };
    tamper(String(searchParams.get('nonce')));
    return browser.api('logincallback', { loginCode: 'c', state: searchParams.get('state') ?? '' });
  };
  const provider = async (draft: Record<string, unknown> = {}) => {
    const { body } = await submit(draft);
    expect(body, JSON.stringify(body)).toMatchObject({ code: 200 });
    return body.data as { id: string; code: string };
  };

  beforeEach(() => Object.assign(fake, { mode: 'well', signing: 'RS256', claims: {}, user: {} }));

  it('one that signs as it should is believed, and its secret is told to nobody', async () => {
    const { code, id } = await provider();
    expect((await comeBack(code)).body).toMatchObject({ name: '周行舟', userType: 'individual', level: 2 });
    // Nobody registered: what was kept of him is as old as his last visit.
    const { db } = server.database;
    const kept = eq(thirdPartyLogins.source, `sso:${id}`);
    await db.update(thirdPartyLogins).set({ createTime: '2020-01-01 00:00:00' }).where(kept);
    await comeBack(code);
    const [login] = await db
      .select({ since: thirdPartyLogins.createTime })
      .from(thirdPartyLogins)
      .where(kept);
    expect(login?.since).toBe(wireTime(server.clock.now()));
    const detail = await admin.get(`policy/identityprovider/detail?id=${id}`);
    expect(JSON.stringify(detail.body)).not.toContain('secret-of-ours');
  });

  it.each(['none', 'HS256'] as const)('a token signed by %s is refused', async (signing) => {
    const { code } = await provider();
    fake.signing = signing;
    expect((await comeBack(code)).body.error_description).toContain('无法核实');
  });

  it.each([
    ['nonce', 'another'],
    ['iss', 'https://evil.example'],
    ['aud', 'somebody-else'],
    ['exp', 1000],
  ])('a token with another %s is refused', async (claim, value) => {
    const { code } = await provider();
    const answer = await comeBack(code, () => Object.assign(fake.claims, { [claim]: value }));
    expect(answer.body.error_description).toContain('无法核实');
  });

  it('one that hangs is left, and what failed is told by its step', async () => {
    const { code, id } = await provider();
    fake.mode = 'hang';
    const { status, body } = await comeBack(code);
    expect([status, body.error_description]).toEqual([503, expect.stringContaining('暂时无法使用')]);
    const outcomes = await admin.get(`policy/identityprovider/outcomes?id=${id}`);
    expect(outcomes.body.data[0]).toMatchObject({ step: 'token', isOk: false });
  });

  it('one that failed five times is left alone', async () => {
    const { code } = await provider();
    fake.mode = 'broken';
    for (let time = 0; time < 5; time += 1) expect((await comeBack(code)).status).toBe(503);
    const asked = fake.asked.length;
    expect((await comeBack(code)).status).toBe(503);
    expect(fake.asked.length).toBe(asked);
  });

  it('a return address that is not registered is refused', async () => {
    const { code } = await provider({ returnAddresses: 'https://other.example/login' });
    expect((await comeBack(code)).body.msg).toContain('未在该统一身份认证中登记');
  });

  it('one of OAuth2 tells its user by the names that were written down', async () => {
    const { code } = await provider({
      ...{
        kind: 'oauth2',
        issuer: '',
        authorizeUrl: `${fake.issuer}/auth`,
        tokenUrl: `${fake.issuer}/token`,
      },
      userInfoUrl: `${fake.issuer}/user`,
      claims:
        'subject = data.uid\nname = data.who.name\nlevel = data.lv\nuserType = data.kind\nenterpriseIs = corp',
    });
    fake.user = { data: { uid: 7, lv: 3, kind: 'corp', who: { name: '沈闻溪' } } };
    expect((await comeBack(code)).body).toMatchObject({ name: '沈闻溪', userType: 'enterprise', level: 3 });
    fake.user = { data: { uid: 7 } };
    expect((await comeBack(code)).body.error_description).toContain('没有给出姓名');
  });

  it('a connection test tells each step', async () => {
    const { id } = await provider();
    const steps = (await admin.post('policy/identityprovider/test', { id })).body.data;
    expect(steps.map(({ step }: { step: string }) => step)).toEqual(['discover', 'return', 'token']);
    expect(steps[0]).toMatchObject({ ok: true, message: `${fake.issuer}/auth` });
  });

  singleLogoutCases(server, { fake: () => fake, provider });

  envelopeCases(server, {
    submit,
    test: async (id) => (await admin.post('policy/identityprovider/test', { id })).body.data,
  });

  it.each([
    [{ issuer: 'http://169.254.169.254' }, '169.254.169.254'],
    [{ claims: 'what is this' }, '第1行'],
    [{ returnAddresses: 'https://other.example/elsewhere' }, '第1行'],
    [{ kind: 'oauth2', secretKey: '' }, '密钥'],
  ])('%j is refused', async (draft, sentence) => {
    const urls = { authorizeUrl: fake.issuer, tokenUrl: fake.issuer, userInfoUrl: fake.issuer };
    const { status, body } = await submit({ ...urls, ...draft });
    expect([status, body.msg]).toEqual([400, expect.stringContaining(sentence)]);
  });
});

it('production asks nobody in the clear, and vouches for nobody made up', async () => {
  const bounds = { outbound: createOutbound(['identity.example']), isProduction: true };
  const [leads, pretends] = providerRules(bounds).rules.beforeWrite ?? [];
  const write = { before: null } as never;
  if (typeof leads !== 'function' || typeof pretends !== 'function') throw new Error('No rules');
  await expect(leads({ issuer: 'http://identity.example' }, write)).rejects.toThrow('signOn.insecure');
  await expect(leads({ issuer: 'https://identity.example' }, write)).resolves.toBeUndefined();
  expect(() => pretends({ kind: 'local', status: 1 }, write)).toThrow('signOn.local');
});
