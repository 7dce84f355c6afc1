import { ApiError } from '@policy/shared/client/api-error.ts';
import type { LevelPurpose } from '@policy/shared/contract/sign-in/sign-on.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { withoutMeasures } from '../testing/without-measures.ts';
import { http } from '../../lib/browser/browser-session.ts';
import { axeFindings, renderInPage } from '../testing/render-in-page.tsx';
import { RealNameStep } from './real-name-step.tsx';
import { ServicePhone } from './service-phone.tsx';
import { useRealName } from './use-real-name.ts';

vi.mock('../../lib/browser/load-captcha.ts', () => ({
  loadCaptcha: async () => ({ key: 'k1', question: '三加四等于几？' }),
}));

type Told = Record<string, unknown>;

const sms = { level: 1, required: 2, missing: ['phone'], next: 'sms' };
const provider = { level: 2, required: 3, missing: ['realName'], next: 'provider' };
const province = { code: 'province', name: '省统一身份认证', isSimulated: true };
const bound = { id: 'l1', name: '省统一身份认证', nickName: '张', isUsable: true };
const [sendCall, checkCall] = ['policy/gdgovesso/sendMs', 'policy/gdgovesso/checkMs'];

/** What the calls of the step answer; an error is thrown. */
const answering = (told: Told) =>
  vi.spyOn(http, 'get').mockImplementation(async (path) => {
    const answer = told[path];
    if (answer instanceof Error) throw answer;
    return answer;
  });
/** What the call answers that tells the level as the page opens. */
const levelTold = (data: unknown, status = 200) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ data }, { status }));

function Act({ purpose, act }: { purpose: LevelPurpose; act: () => Promise<void> | void }) {
  const realName = useRealName(purpose);
  const press = async () => {
    try {
      await act();
    } catch (error) {
      realName.isRefusal(error, () => void press());
    }
  };
  return (
    <>
      <RealNameStep realName={realName} path="/declare?step=check" />
      <button type="button" onClick={() => realName.before(() => void press())}>
        提交
      </button>
    </>
  );
}

beforeEach(() => {
  vi.restoreAllMocks();
  document.documentElement.lang = 'zh-CN';
  withoutMeasures();
});
afterEach(cleanup);

/** Proves the phone in the dialog that is open. */
async function prove() {
  await userEvent.type(await screen.findByLabelText('验证码'), '7');
  await userEvent.click(screen.getByRole('button', { name: '获取短信验证码' }));
  await userEvent.type(await screen.findByLabelText(/短信验证码/), '123456');
  await userEvent.click(screen.getByRole('button', { name: '确认并继续' }));
}

it('asks for the phone before the act, proves it and goes on by itself', async () => {
  levelTold(sms);
  const get = answering({ 'blade-user/info': { phone: '12000001003' } });
  const act = vi.fn();
  renderInPage(<Act purpose="apply" act={act} />);
  expect(await screen.findByText('提交前需要确认您的手机号码')).toBeDefined();
  const submit = screen.getByRole('button', { name: '提交' });
  await userEvent.click(submit);
  const dialog = await screen.findByRole('dialog', { name: '确认手机号' });
  expect(await screen.findByText(/120\*\*\*\*1003/)).toBeDefined();
  expect(dialog.textContent).not.toContain('12000001003');
  expect(dialog.contains(document.activeElement)).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: '获取短信验证码' }));
  expect(screen.getByText('请先填写上方的验证码，再获取短信验证码')).toBeDefined();
  expect(act).not.toHaveBeenCalled();
  expect(await axeFindings(dialog)).toEqual([]);
  await prove();
  await waitFor(() => expect(act).toHaveBeenCalledOnce());
  const said = { phone: '12000001003', purpose: 'signOn' };
  const headers = { 'Captcha-Key': 'k1', 'Captcha-Code': '7' };
  expect(get).toHaveBeenCalledWith(sendCall, said, { headers, quiet: true });
  expect(get).toHaveBeenCalledWith(checkCall, { ...said, code: '123456' }, { quiet: true });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText('提交前需要确认您的手机号码')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(submit));
});

it('says where the code stands when it is refused, and that another may be asked for later', async () => {
  levelTold(sms);
  answering({
    'blade-user/info': { phone: '12000001003' },
    [checkCall]: new ApiError({ code: 400, msg: '短信验证码不正确或已失效' }),
  });
  const act = vi.fn();
  renderInPage(<Act purpose="apply" act={act} />);
  await userEvent.click(await screen.findByRole('button', { name: '确认手机号' }));
  await prove();
  const code = screen.getByRole('textbox', { name: /短信验证码/ });
  await waitFor(() => expect(document.activeElement).toBe(code));
  expect(screen.getByText('短信验证码不正确或已失效')).toBeDefined();
  expect(screen.getByRole('button', { name: /秒后可重新获取/ })).toBeDefined();
  expect(act).not.toHaveBeenCalled();
});

it('opened by itself says that the phone is confirmed, and leaves its reader there', async () => {
  levelTold(sms);
  answering({ 'blade-user/info': { phone: '12000001003' } });
  renderInPage(<Act purpose="apply" act={vi.fn()} />);
  await userEvent.click(await screen.findByRole('button', { name: '确认手机号' }));
  await prove();
  const mended = await screen.findByText('手机号码已确认，可以继续办理');
  await waitFor(() => expect(document.activeElement?.contains(mended)).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
});

it('leads who has no phone to where he enters it', async () => {
  levelTold(sms);
  answering({ 'blade-user/info': { phone: null } });
  renderInPage(<Act purpose="apply" act={vi.fn()} />);
  await userEvent.click(await screen.findByRole('button', { name: '确认手机号' }));
  const link = await screen.findByRole('link', { name: '去填写手机号码' });
  expect(link.getAttribute('href')).toContain('/user/basic/personal');
});

it('opens where the server refuses the act, whatever it said before, and tries again', async () => {
  levelTold({ ...sms, next: 'none' });
  answering({ 'blade-user/info': { phone: '12000001003' } });
  const refusal = new ApiError({
    ...{ code: 403, msg: '先确认手机号码' },
    errors: [{ field: 'level.phone', message: '先确认手机号码' }],
  });
  const act = vi.fn<() => Promise<void>>().mockRejectedValueOnce(refusal).mockResolvedValue();
  renderInPage(<Act purpose="apply" act={act} />);
  await userEvent.click(screen.getByRole('button', { name: '提交' }));
  expect(await screen.findByRole('dialog', { name: '确认手机号' })).toBeDefined();
  await prove();
  await waitFor(() => expect(act).toHaveBeenCalledTimes(2));
});

it('keeps nobody from anything where the level is not told, or another reason is', async () => {
  levelTold(sms, 503);
  const act = vi.fn<() => Promise<void>>().mockRejectedValue(new ApiError({ code: 409, msg: '已被修改' }));
  renderInPage(<Act purpose="apply" act={act} />);
  await userEvent.click(screen.getByRole('button', { name: '提交' }));
  expect(act).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('leads over the provider and back to the page, in the language of the page', async () => {
  levelTold(provider);
  const get = answering({
    'blade-user/sign-in-way/list': { logins: [bound], providers: [province] },
    'policy/gdgovesso/gdgovelogin': new ApiError({ code: 503, msg: '暂时无法使用' }),
  });
  renderInPage(<Act purpose="money" act={vi.fn()} />, 'en');
  await userEvent.click(await screen.findByRole('button', { name: 'See what to do' }));
  const go = await screen.findByRole('button', { name: 'Sign in by 省统一身份认证 (simulated)' });
  expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
  await userEvent.click(go);
  const asked = { provider: 'province', redirect: '/en/declare?step=check' };
  expect(get).toHaveBeenCalledWith('policy/gdgovesso/gdgovelogin', asked, { quiet: true });
  expect((await screen.findByRole('alert')).textContent).toBe('暂时无法使用');
});

it.each([
  ['who is not known there to tie his login first', [province], /绑定统一身份认证$/],
  ['nobody where there is no provider', [], null],
])('leads %s', async (_, providers, link) => {
  levelTold(provider);
  answering({ 'blade-user/sign-in-way/list': { logins: [], providers } });
  renderInPage(
    <ServicePhone phone="12345">
      <Act purpose="money" act={vi.fn()} />
    </ServicePhone>,
  );
  await userEvent.click(await screen.findByRole('button', { name: '查看如何办理' }));
  if (link) expect(await screen.findByRole('link', { name: link })).toBeDefined();
  else expect(await screen.findByText(/请致电 12345/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /登录/ })).toBeNull();
});
