import { expect, it } from 'vitest';

import { readState, registerHeader } from '../../src/lib/addresses/register-state.ts';
import { portal } from '../portal.fixture.ts';

const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
const asForm = { 'content-type': 'application/x-www-form-urlencoded' };
const typed = {
  ...{ act: 'register', account: 'zhang', password: 'Ab3-efgh', password2: 'Ab3-efgh', phone: '13900001111' },
  ...{ captchaKey: 'k', captchaCode: 'PASS5' },
};

const post = async (
  answer: object,
  fields: Record<string, string> = typed,
  { path = '/registerNew', headers = {} }: { path?: string; headers?: Record<string, string> } = {},
) => {
  const { forms, next, origin } = await portal();
  forms.mockResolvedValue({ ok: true, success: true, msg: '', data: null, errors: [], ...answer });
  const response = await fetch(`${origin}${path}`, {
    ...{ method: 'POST', headers: { ...asForm, ...headers }, body: form(fields) },
    redirect: 'manual',
  });
  const question = next.ask.mock.calls[0]?.[0];
  const header = question?.headers[registerHeader];
  return { response, forms, question, state: readState(typeof header === 'string' ? header : null) };
};

it('a form without a script is sent on, and leads to the page that says what happens next', async () => {
  const data = { status: 'pending', isJoin: true, answerBy: '2026-12-02' };
  const { response, forms } = await post({ data });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/registerNew?sent=join']);
  const [path, { body }] = forms.mock.calls[0]!;
  expect(path).toBe('policy/policyuserinfo/register');
  expect(body).toMatchObject({ account: 'zhang', password: 'Ab3-efgh' });
  expect(
    (
      await post({ data: { ...data, isJoin: false } }, typed, { path: '/en/registerNew' })
    ).response.headers.get('location'),
  ).toBe('/en/registerNew?sent=pending');
});

it('whoever is signed in registers as himself, and asks for a code as anybody does', async () => {
  const headers = { cookie: 'a=1; pfp-portal-access-token=own-token; pfp-portal-refresh-token=r' };
  const data = { status: 'pending', isJoin: false, answerBy: null };
  const { forms } = await post({ data }, typed, { headers });
  expect(forms.mock.calls[0]![1].token).toBe('own-token');
  const asked = await post({}, { ...typed, act: 'send' }, { headers });
  expect(asked.forms.mock.calls[0]![1].token).toBeUndefined();
});

it('what was refused comes back with all that was typed but the passwords', async () => {
  const errors = [{ field: 'account', message: '登录账号已存在' }];
  const { state, question } = await post({ ok: false, msg: '登录账号已存在', errors });
  expect(question).toMatchObject({ method: 'GET', url: '/registerNew' });
  expect(state.problems).toEqual([{ fieldId: 'account', text: '登录账号已存在' }]);
  expect(state.values).toMatchObject({ account: 'zhang', phone: '13900001111' });
  expect(JSON.stringify(state)).not.toContain('Ab3-efgh');
});

it('the buttons of the form ask for a code, for another captcha, and for the state of a request', async () => {
  const sent = await post({}, { ...typed, act: 'send' });
  expect([sent.forms.mock.calls[0]![0], sent.state.isCodeSent]).toEqual(['policy/gdgovesso/sendMs', true]);
  expect((await post({}, { ...typed, act: 'captcha', captchaKind: 'picture' })).state.captchaKind).toBe(
    'question',
  );
  const data = { status: 'refused', sentAt: null, reason: '姓名有误', answerBy: null, form: null };
  const asked = await post({ data }, { act: 'status', number: '1', phone: '13900001111' });
  expect(asked.state).toMatchObject({ view: 'status', status: { reason: '姓名有误' } });
});

it.each([
  ['another site', { ...asForm, 'sec-fetch-site': 'cross-site' }, '/registerNew'],
  ['another page', asForm, '/policyinfo'],
  ['no form', { 'content-type': 'text/plain' }, '/registerNew'],
])('a post of %s is not taken', async (_, headers, path) => {
  const { forms, next, origin } = await portal();
  const { status } = await fetch(`${origin}${path}`, { method: 'POST', headers, body: form(typed) });
  expect([status, forms.mock.calls.length, next.ask.mock.calls.length]).toEqual([405, 0, 0]);
});

it('a reader cannot say himself what became of a form', async () => {
  const { next, origin } = await portal();
  await fetch(`${origin}/registerNew`, { headers: { [registerHeader]: 'e30' } });
  expect(next.ask.mock.calls[0]![0].headers[registerHeader]).toBeUndefined();
});
