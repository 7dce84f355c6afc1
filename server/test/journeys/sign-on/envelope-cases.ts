import { sm2 } from 'sm-crypto-v2';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { identityProviderTable } from '../../../src/modules/sign-in/providers/tables.ts';
import { fakeSmProvider } from '../../fakes/fake-sm-provider.ts';
import type { FakeSmProvider, SmForm } from '../../fakes/fake-sm-provider.ts';
import type { TestServer } from '../../test-server.ts';
import type { Person } from '../people.ts';
import { portalBrowser } from './browser.ts';

interface Parts {
  submit: (draft: Record<string, unknown>) => ReturnType<Person['post']>;
  test: (id: string) => Promise<{ step: string; ok: boolean; message: string }[]>;
}

const ours = { ...sm2.generateKeyPairHex(), sm4Key: '0123456789abcdeffedcba9876543210' };
const flip = (base64: string, at: number) => {
  const bytes = Buffer.from(base64, 'base64');
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes.toString('base64');
};

/** A province whose messages SM4 encrypts and SM2 signs. */
export function envelopeCases(server: TestServer, { submit, test }: Parts): void {
  let fake: FakeSmProvider;
  beforeAll(async () => {
    fake = await fakeSmProvider(ours);
  });
  afterAll(() => fake.close());
  beforeEach(() => {
    Object.assign(fake, {
      asked: null,
      spoil: {},
      refusesInEnvelope: false,
      user: { data: { uid: 'sm-1', who: '周行舟', lv: 'L3' } },
    });
  });

  const rowFor = (form: SmForm, over: Record<string, unknown> = {}) => {
    fake.form = form;
    return {
      ...{
        kind: 'oauth2',
        issuer: '',
        authorizeUrl: `${fake.origin}/auth`,
        tokenUrl: `${fake.origin}/token`,
      },
      ...{ userInfoUrl: `${fake.origin}/user`, smCipher: form.cipher, smSigning: 'both' },
      ...{ smKeyKind: form.isWrapped ? 'wrapped' : 'fixed', smPublicKey: fake.publicKey },
      ...{ sm4Key: form.isWrapped ? '' : ours.sm4Key, smPrivateKey: ours.privateKey },
      claims: 'subject = data.uid\nname = data.who\nlevel = data.lv',
      ...over,
    };
  };
  const kept = async (form: SmForm, over: Record<string, unknown> = {}) => {
    const { body } = await submit(rowFor(form, over));
    expect(body, JSON.stringify(body)).toMatchObject({ code: 200 });
    return body.data as { id: string; code: string };
  };
  const comeBack = async (provider: string, loginCode = 'good') => {
    const browser = portalBrowser(server);
    const { searchParams } = new URL((await browser.api('gdgovelogin', { provider })).body.data.url);
    return (await browser.api('logincallback', { loginCode, state: searchParams.get('state') ?? '' })).body;
  };
  const fixed: SmForm = { cipher: 'cbc', isWrapped: false };

  it.each([
    fixed,
    { cipher: 'ecb', isWrapped: false },
    { cipher: 'cbc', isWrapped: true },
  ] satisfies SmForm[])(
    '$cipher, wrapped: $isWrapped: code, token and user pass in envelopes',
    async (form) => {
      const { code, id } = await kept(form);
      expect(await comeBack(code)).toMatchObject({ name: '周行舟', level: 3 });
      expect(fake.asked).toEqual({ path: '/user', said: { access_token: 'sm-access' } });
      const [row] = await server.context.db
        .select()
        .from(identityProviderTable)
        .where(eq(identityProviderTable.id, id));
      expect(JSON.stringify(row)).not.toMatch(new RegExp(`${ours.privateKey}|${ours.sm4Key}`));
    },
  );

  it.each([
    { what: 'an answer that was altered', where: { signed: 'encData' }, sentence: '签名未通过验证' },
    { what: 'an initial vector that was altered', where: { signed: 'iv' }, sentence: '签名未通过验证' },
    { what: 'a wrong signature', where: { signed: 'signData' }, sentence: '签名未通过验证' },
    { what: 'what does not open, rightly signed', where: { sealed: 'encData' }, sentence: '无法解密' },
    { what: 'a key for somebody else', where: { sealed: 'encKey' }, sentence: '无法解密', isWrapped: true },
  ])('$what is refused', async ({ where, sentence, isWrapped = false }) => {
    const { code } = await kept({ cipher: 'cbc', isWrapped });
    const [when, field] = Object.entries(where)[0] ?? [];
    fake.spoil = {
      [String(when)]: (answer: Record<string, string>) => {
        const value = answer[String(field)] ?? '';
        answer[String(field)] = flip(value, Buffer.from(value, 'base64').length - 1);
      },
    };
    expect((await comeBack(code)).error_description).toContain(sentence);
  });

  it.each([
    ['another SM4 key', { sm4Key: 'f'.repeat(32) }, '没有接受'],
    ['another key of theirs', { smPublicKey: sm2.generateKeyPairHex().publicKey }, '签名未通过验证'],
    ['no signature where one has to be', { smSigning: 'answer' }, '没有接受'],
  ])('%s is refused', async (_, over, sentence) => {
    const { code } = await kept(fixed, over);
    expect((await comeBack(code)).error_description).toContain(sentence);
  });

  it('the connection test tells our key, and the step that failed', async () => {
    const { id } = await kept(fixed);
    const well = await test(id);
    expect(well.map(({ step, ok }) => [step, ok])).toEqual([
      ...[
        ['discover', true],
        ['return', true],
        ['signature', true],
        ['token', true],
      ],
    ]);
    expect(well[2]?.message).toContain(ours.publicKey);
    fake.refusesInEnvelope = true;
    fake.spoil = {
      sealed: (answer) => Object.assign(answer, { encData: flip(answer['encData'] ?? '', 15) }),
    };
    expect((await test(id)).at(-1)).toMatchObject({ step: 'decryption', ok: false });
    fake.spoil = { signed: (answer) => Object.assign(answer, { signData: '' }) };
    expect((await test(id)).at(-1)).toMatchObject({ step: 'signature', ok: false });
  });

  it.each([
    [{ sm4Key: '' }, 'sm4Key'],
    [{ sm4Key: 'no hex' }, 'sm4Key'],
    [{ smPrivateKey: '' }, 'smPrivateKey'],
    [{ smPrivateKey: '0'.repeat(64) }, 'smPrivateKey'],
    [{ smPublicKey: '' }, 'smPublicKey'],
    [{ smPublicKey: `04${'1'.repeat(128)}` }, 'smPublicKey'],
    [{ smDetails: 'data = x\niv = x' }, 'smDetails'],
    [{ smDetails: 'encoding = utf7' }, 'smDetails'],
    [{ smKeyKind: '' }, 'smKeyKind'],
  ])('%j is refused at its field', async (over, field) => {
    const { status, body } = await submit(rowFor(fixed, over));
    expect([status, body.data.errors[0].field], JSON.stringify(body)).toEqual([400, field]);
  });
}
