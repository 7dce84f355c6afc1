import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { ApiError } from '@policy/shared/client/api-error.ts';
import type { TenantInfo } from '@policy/shared/client/sign-in-client.ts';

import { zh } from '../../messages/zh.ts';
import { completeBrowser } from '../../testing/browser.ts';
import { renderInPage } from '../../testing/render-in-page.tsx';
import SignInPage from './sign-in-page.tsx';

const fake = vi.hoisted(() => ({
  heard: new Set<(error: { msg: string }) => void>(),
  signIn: vi.fn(),
  tenantOf: vi.fn(),
  pictureCaptcha: vi.fn(),
}));
vi.mock('../site.ts', () => ({
  signInCalls: fake,
  session: { signIn: fake.signIn },
  refusals: {
    listen: (listener: (error: { msg: string }) => void) => {
      fake.heard.add(listener);
      return () => fake.heard.delete(listener);
    },
  },
  store: { read: () => null, write: () => undefined },
  tokens: {},
}));

const tenant: TenantInfo = {
  tenantId: '000000',
  tenantName: '云澜区',
  mode: 'demonstration',
  isDefault: false,
  providers: [],
  accounts: [{ account: 'acceptor', password: 'secret', name: '周文静', roleName: '受理人员', userType: 1 }],
};

const show = (path = '/login') =>
  renderInPage(
    <Routes>
      <Route path="/login" element={<SignInPage />} />
      <Route path="*" element={<Link to="/login">里面</Link>} />
    </Routes>,
    path,
  );

beforeAll(completeBrowser);
beforeEach(() => {
  fake.signIn.mockReset().mockResolvedValue({});
  fake.tenantOf.mockReset().mockResolvedValue(tenant);
  fake.pictureCaptcha.mockReset().mockResolvedValue({ key: 'k1', image: 'data:image/svg+xml;base64,AA==' });
});
afterEach(cleanup);

const fill = async () => {
  fireEvent.click(await screen.findByRole('button', { name: /acceptor/ }));
  fireEvent.change(screen.getByLabelText('验证码'), { target: { value: 'AB12C' } });
};

it('the page is titled 登录', async () => {
  show();
  await screen.findByRole('button', { name: /^登\s*录$/ });
  expect(document.title).toBe('登录');
});

it('the tenant is not asked for where the host has one', async () => {
  show();
  await screen.findByRole('button', { name: /acceptor/ });
  expect(screen.queryByLabelText('租户编号')).toBeNull();
});

it('the tenant is asked for where the host has none, and no account is listed', async () => {
  fake.tenantOf.mockResolvedValue(null);
  show();
  expect(await screen.findByLabelText('租户编号')).toBeTruthy();
  expect(screen.queryByText(zh.signIn.demo)).toBeNull();
});

it('signing in sends the captcha with its key and goes where the reader was', async () => {
  show('/login?redirect=%2Fprocess%2Ftodo');
  await fill();
  fireEvent.click(screen.getByRole('button', { name: /^登\s*录$/ }));
  expect(await screen.findByText('里面')).toBeTruthy();
  expect(fake.signIn).toHaveBeenCalledWith({
    tenantId: '000000',
    username: 'acceptor',
    password: 'secret',
    captcha: { key: 'k1', code: 'AB12C' },
  });
});

it('signing in is asked for once, however often it is pressed', async () => {
  let answer = () => {};
  fake.signIn.mockReturnValue(new Promise<void>((resolve) => (answer = resolve)));
  show();
  await fill();
  const submit = () => fireEvent.submit(document.querySelector('form')!);
  submit();
  await waitFor(() => expect(fake.signIn).toHaveBeenCalledOnce());
  submit();
  // The form has looked at what was typed once more.
  await act(() => new Promise<void>((done) => setTimeout(done)));
  answer();
  expect(await screen.findByText('里面')).toBeTruthy();
  expect(fake.signIn).toHaveBeenCalledOnce();
});

it('signing in waits for the tenant of the host', async () => {
  let tell: (told: TenantInfo) => void = () => undefined;
  fake.tenantOf.mockReturnValue(new Promise<TenantInfo>((resolve) => (tell = resolve)));
  show();
  for (const [label, value] of [
    ['账号', 'keeper'],
    ['密码', 'secret'],
    ['验证码', 'AB12C'],
  ] as const)
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: /^登\s*录$/ }));
  await waitFor(() => expect(fake.tenantOf).toHaveBeenCalledTimes(2));
  expect(fake.signIn).not.toHaveBeenCalled();
  tell({ ...tenant, tenantId: '100001' });
  expect(await screen.findByText('里面')).toBeTruthy();
  expect(fake.signIn).toHaveBeenCalledWith(expect.objectContaining({ tenantId: '100001' }));
});

it('a refusal shows error_description, brings another captcha and frees the button', async () => {
  fake.signIn.mockImplementation(() => {
    const error = new ApiError({ code: 400, msg: '验证码不正确' });
    fake.heard.forEach((listener) => listener(error));
    return Promise.reject(error);
  });
  show();
  await fill();
  fireEvent.click(screen.getByRole('button', { name: /^登\s*录$/ }));
  expect(await screen.findByText('验证码不正确')).toBeTruthy();
  await waitFor(() => expect(fake.pictureCaptcha).toHaveBeenCalledTimes(2));
  expect(screen.getByLabelText<HTMLInputElement>('验证码').value).toBe('');
  expect(screen.getByRole('button', { name: /^登\s*录$/ }).className).not.toContain('loading');
});

it('a captcha that is spent is not shown while the next is on its way', async () => {
  show();
  await fill();
  const picture = () => document.querySelector('.captcha-image img');
  await waitFor(() => expect(picture()).toBeTruthy());
  fake.pictureCaptcha.mockReturnValue(new Promise(() => undefined));
  fireEvent.click(screen.getByRole('button', { name: /^登\s*录$/ }));
  fireEvent.click(await screen.findByText('里面'));
  expect(await screen.findByLabelText('验证码')).toBeTruthy();
  expect(picture()).toBeNull();
});

it('an empty field is named on leaving it', async () => {
  show();
  fireEvent.blur(await screen.findByLabelText('账号'));
  expect(await screen.findByText('请输入账号')).toBeTruthy();
});
