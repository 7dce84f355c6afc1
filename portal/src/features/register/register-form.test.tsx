import { agreementKinds } from '@policy/shared/contract/people/agreement-kinds.ts';
import { people } from '@policy/shared/messages/zh/people.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { axeFindings, renderInPage, sentByServer } from '../../components/testing/render-in-page.tsx';
import { catalogue } from '../../i18n/catalogue.ts';
import { freshState } from '../../lib/addresses/register-state.ts';
import { askedAgreements } from './asked-agreements.ts';
import { RegisterForm } from './register-form.tsx';

const inForce = agreementKinds.map((kind) => ({
  ...{ id: kind, kind, edition: 3, title: `标题${kind}`, titleEn: kind, body: '', bodyEn: '' },
  ...{ changeNote: null, changeNoteEn: null, publishDate: null, isCurrent: true },
}));
const captcha = { key: 'k1', question: '三加四等于几' };
const view = (
  values: Record<string, string> = {},
  type: 'enterprise' | 'individual' = 'enterprise',
  known: string | null = null,
) => (
  <RegisterForm
    state={{ ...freshState, values }}
    type={type}
    captcha={captcha}
    action="/registerNew"
    agreements={askedAgreements(inForce, type, 'zh')}
    known={known}
  />
);
/** What the sign-in page leaves of somebody whom a provider sent. */
const keepTicket = (over: object) =>
  sessionStorage.setItem(
    'signOnTicket',
    JSON.stringify({
      ...{ ticket: 't1', name: '王五', level: 3, ...over },
      vouched: {
        ...{ name: '王五', idNumber: '440****001X', phone: '13900001111' },
        ...{ companyName: null, creditCode: null, legalPerson: null },
      },
    }),
  );
const submit = () => fireEvent.submit(document.querySelector('form')!);
const alert = () => screen.queryByRole('alert')?.textContent ?? '';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

it('is whole before a script runs, and nothing is ticked for anybody', () => {
  const page = sentByServer(view());
  expect(page.querySelector('form')?.getAttribute('action')).toBe('/registerNew');
  expect(page.querySelector<HTMLInputElement>('[name=captchaKey]')?.value).toBe('k1');
  const boxes = [...page.querySelectorAll<HTMLInputElement>('[name=consents]')];
  expect(boxes.map(({ checked }) => checked)).toEqual([false, false, false, false]);
  expect(boxes.map(({ value }) => value)).toEqual(['userAgreement@3', 'privacy@3', 'sms@3', 'dataSharing@3']);
  expect(page.querySelector('#consents a')?.getAttribute('href')).toBe(
    '/agreements?kind=userAgreement&edition=3',
  );
});

it('asks a person about his identity number apart, and lets him leave open what registering does not need', () => {
  renderInPage(view({}, 'individual'));
  expect(screen.getByRole('checkbox', { name: '我已阅读并同意《标题idNumber》（第 3 版）' })).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: /标题sms.*可以不同意/ })).toBeTruthy();
});

it('says what is wrong, in the order of the page', async () => {
  const { container } = renderInPage(view());
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const steps: [string, string, string][] = [
    ['请先输入账号名称', '账号名称', 'zhangsan'],
    ['请先输入密码', '密码', 'Ab3-efgh'],
    ['请先输入密码', '确认密码', 'Ab3-efgi'],
    ['两次密码输入不一致', '确认密码', 'Ab3-efgh'],
    ['请输入企业名称', '企业名称', '云澜公司'],
    ['请输入法定代表人', '法定代表人', '王五'],
    ['请输入联系人', '联系人', '赵六'],
    ['请输入统一社会信用代码', '统一社会信用代码', '91350100M000100Y44'],
    ['统一社会信用代码不正确', '统一社会信用代码', '91350100M000100Y43'],
    ['手机号码不能为空', '手机号码', '1390000'],
    ['手机号码长度不为11位', '手机号码', '23900001111'],
    ['手机号码格式不正确', '手机号码', '13900001111'],
    ['请输入6位短信验证码', '短信验证码', '123456'],
    ['请输入验证码', '验证码', '7'],
  ];
  const consents = '请阅读并同意注册所需的各项协议';
  const listed = () => [...document.querySelectorAll('[role=alert] li')].map(({ textContent: of }) => of);
  submit();
  // One thing of each field: all that is empty, and the boxes at the end.
  expect(listed()).toEqual([
    ...['请先输入账号名称', '请先输入密码', '请输入企业名称', '请输入法定代表人', '请输入联系人'],
    ...['请输入统一社会信用代码', '手机号码不能为空', '请输入6位短信验证码', '请输入验证码', consents],
  ]);
  for (const [sentence, label, value] of steps) {
    submit();
    expect(listed()[0]).toContain(sentence);
    type(label, value);
  }
  submit();
  expect(listed()).toEqual([consents]);
  expect(await axeFindings(container)).toEqual([]);
});

it('asks whom a provider vouches for no account and no password', () => {
  keepTicket({ userType: 'enterprise' });
  renderInPage(view());
  expect(screen.queryByLabelText('账号名称')).toBeNull();
  expect(document.querySelector<HTMLInputElement>('[name=ticket]')?.value).toBe('t1');
  expect(screen.queryByText(/尚未核验身份/)).toBeNull();
});

it('shows what a provider vouches for, which nobody types again, and sends no number in part', () => {
  keepTicket({ userType: 'individual', level: 1 });
  renderInPage(view({}, 'individual'));
  const shown = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  expect([shown('姓名').value, shown('姓名').readOnly]).toEqual(['王五', true]);
  expect([shown('身份证号码').value, shown('身份证号码').readOnly]).toEqual(['440****001X', true]);
  expect([shown('手机号码').value, shown('手机号码').readOnly]).toEqual(['13900001111', false]);
  expect(new FormData(document.querySelector('form')!).has('idNumber')).toBe(false);
  expect(screen.getByText(/实名等级为1级.*尚未核验身份/)).toBeTruthy();
  submit();
  expect(alert()).not.toContain('身份证号码');
});

it('asks whoever is signed in for no account and no password either', () => {
  renderInPage(view({}, 'individual', '李雷'));
  expect(screen.getByText(/您已登录（李雷）/)).toBeTruthy();
  expect(screen.queryByLabelText('账号名称')).toBeNull();
  submit();
  expect(alert()).toContain('请输入姓名');
});

it('a form that came back still holds everything', () => {
  renderInPage(view({ name: '李雷', idNumber: '44010319900101001X', phone: '13900001111' }, 'individual'));
  expect(screen.getByLabelText('姓名')).toHaveProperty('value', '李雷');
  expect(screen.getByLabelText('密码')).toHaveProperty('value', '');
});

it('says what is wrong in the words of the server', () => {
  const known: Record<string, string> = people;
  const { captcha: _captcha, ...problems } = catalogue.zh.register.problems;
  for (const [fault, sentence] of Object.entries(problems))
    expect(sentence).toBe(known[`registration.${fault}`]);
});
