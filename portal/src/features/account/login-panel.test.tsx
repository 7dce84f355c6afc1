import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@policy/shared/client/api-error.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { axeFindings, renderInPage } from '../../components/testing/render-in-page.tsx';
import { session } from '../../lib/browser/api-session.ts';
import { LoginPanel } from './login-panel.tsx';
import { tryPasskey } from './passkey/try-passkey.ts';

vi.mock('../../lib/browser/load-captcha.ts', () => ({
  loadCaptcha: async () => ({ key: 'k1', image: 'data:image/png;base64,AAAA' }),
}));

vi.mock('./passkey/try-passkey.ts', () => ({ tryPasskey: vi.fn(async () => ({ refusal: '未完成' })) }));
vi.mock('@policy/shared/client/passkeys.ts', () => ({ knowsPasskeys: () => true }));

const account = {
  account: 'company01',
  password: 'secret',
  name: '云岚装备',
  roleName: '申报用户',
  userType: 2,
};
const renderPanel = (tenantId: string | null = '000000', accounts = [account]) =>
  renderInPage(
    <LoginPanel
      {...{ tenantId, accounts, goTo: '/user/userCenter', providers: [], back: null, strangerRefusal: null }}
    />,
  );
const submit = () => userEvent.click(screen.getByRole('button', { name: '登录' }));

beforeEach(() => vi.restoreAllMocks());
afterEach(cleanup);

describe('the sign-in form', () => {
  it('is free of barriers and asks for the tenant only where the host does not tell it', async () => {
    const { container } = renderPanel();
    expect(screen.queryByLabelText('租户编号')).toBeNull();
    expect(await axeFindings(container)).toEqual([]);
    cleanup();
    renderPanel(null);
    expect(screen.getByLabelText('租户编号')).toHaveProperty('value', '000000');
  });

  it('names every field that was left empty and asks the server nothing', async () => {
    const signIn = vi.spyOn(session, 'signIn');
    renderPanel();
    await submit();
    const links = within(screen.getByRole('alert'))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(links).toEqual(['请输入账号', '请输入密码', '请输入验证码']);
    expect(signIn).not.toHaveBeenCalled();
  });

  it('shows what the server says, keeps what was typed and asks a new captcha', async () => {
    const signIn = vi
      .spyOn(session, 'signIn')
      .mockRejectedValue(new ApiError({ code: 400, msg: '用户名或密码错误' }));
    renderPanel();
    await userEvent.click(screen.getByRole('button', { name: '填入云岚装备的账号' }));
    await userEvent.type(screen.getByLabelText('验证码'), 'ab12c');
    await submit();
    await waitFor(() => expect(screen.getByRole('link', { name: '用户名或密码错误' })).toBeDefined());
    expect(screen.getByLabelText('账号')).toHaveProperty('value', 'company01');
    expect(signIn).toHaveBeenCalledWith({
      ...{ tenantId: '000000', username: 'company01', password: 'secret' },
      captcha: { key: 'k1', code: 'ab12c' },
    });
  });

  it('tries a passkey at the tenant that is typed where the host does not tell it', async () => {
    renderPanel(null);
    await userEvent.clear(screen.getByLabelText('租户编号'));
    await userEvent.type(screen.getByLabelText('租户编号'), '123456');
    await userEvent.click(screen.getByRole('button', { name: /通行密钥/ }));
    await waitFor(() => expect(tryPasskey).toHaveBeenCalledWith('123456'));
    expect(await screen.findByText('未完成')).toBeDefined();
  });

  it('marks the captcha, not the account, when the captcha was wrong', async () => {
    const response = { status: 400, headers: {}, data: { error: 'invalid_captcha' } };
    vi.spyOn(session, 'signIn').mockRejectedValue(new ApiError({ code: 400, msg: '验证码不正确', response }));
    renderPanel();
    await userEvent.click(screen.getByRole('button', { name: '填入云岚装备的账号' }));
    await userEvent.type(screen.getByLabelText('验证码'), 'wrong');
    await submit();
    const link = await screen.findByRole('link', { name: '验证码不正确' });
    expect(link.getAttribute('href')).toBe('#captchaCode');
    expect(screen.getByLabelText('验证码').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText('账号').getAttribute('aria-invalid')).not.toBe('true');
  });
});
