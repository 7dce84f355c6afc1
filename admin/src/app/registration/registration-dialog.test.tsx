import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { ApiError } from '@policy/shared/client/api-error.ts';

import { completeBrowser } from '../../testing/browser.ts';
import { renderInPage } from '../../testing/render-in-page.tsx';
import { RegistrationDialog } from './registration-dialog.tsx';

const fake = vi.hoisted(() => ({
  tenantOf: vi.fn(),
  registerGuest: vi.fn(),
  clear: vi.fn(),
}));
vi.mock('../site.ts', () => ({
  signInCalls: fake,
  session: { user: () => ({ oauth_id: 'login-1' }), end: fake.clear },
  store: { read: () => null, write: () => undefined },
}));

const show = () =>
  renderInPage(
    <Routes>
      <Route path="/login" element={<p>登录页</p>} />
      <Route path="*" element={<RegistrationDialog />} />
    </Routes>,
  );
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = () => fireEvent.submit(document.querySelector('form')!);
const fill = async () => {
  await screen.findByLabelText('账号名称');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^确\s*定$/ })).toHaveProperty('disabled', false),
  );
  type('用户姓名', ' Li Lei ');
  type('账号名称', ' lilei ');
  type('密码', ' Ab3-efgh ');
  type('确认密码', ' Ab3-efgh ');
};

beforeAll(completeBrowser);
beforeEach(() => {
  fake.tenantOf.mockReset().mockResolvedValue({ tenantId: '000000' });
  fake.registerGuest.mockReset().mockResolvedValue(true);
  fake.clear.mockReset();
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

it('the tenant id is asked for only when the domain has none, and then first', async () => {
  fake.tenantOf.mockResolvedValue(null);
  show();
  expect(await screen.findByLabelText('租户编号')).toBeTruthy();
  submit();
  expect(await screen.findByText('请先输入租户编号')).toBeTruthy();
  expect(fake.registerGuest).not.toHaveBeenCalled();
});

it('a name keeps the blanks within and a password all of them', async () => {
  fake.registerGuest.mockReturnValue(new Promise(() => undefined));
  show();
  await fill();
  submit();
  await waitFor(() =>
    expect(fake.registerGuest).toHaveBeenCalledWith({
      ...{ tenantId: '000000', name: 'Li Lei', account: 'lilei', password: ' Ab3-efgh ' },
      oauthId: 'login-1',
    }),
  );
});

it('a registration is sent once, however often its button is pressed', async () => {
  fake.registerGuest.mockReturnValue(new Promise(() => undefined));
  show();
  await fill();
  submit();
  await waitFor(() => expect(fake.registerGuest).toHaveBeenCalledOnce());
  submit();
  // The form has looked at what was typed once more.
  await act(() => new Promise<void>((done) => setTimeout(done)));
  expect(fake.registerGuest).toHaveBeenCalledOnce();
});

it('on success the person is told to wait, and only the button signs him out and leads to /login', async () => {
  show();
  await fill();
  submit();
  // antd names the dialog by its sentence and shows it.
  const [told] = await screen.findAllByText('注册申请已提交，请等待管理员审批');
  fireEvent.keyDown(told!, { key: 'Escape' });
  expect(fake.clear).not.toHaveBeenCalled();
  const buttons = document.querySelectorAll('.ant-modal-confirm-btns button');
  fireEvent.click(buttons[0]!);
  expect(await screen.findByText('登录页')).toBeTruthy();
  expect(fake.clear).toHaveBeenCalled();
});

it.each([
  [{ code: 400, msg: '登录账号已存在' }, '登录账号已存在'],
  [{ code: 500, msg: '服务器异常' }, '服务器异常'],
  [{ code: 400, msg: '' }, '提交失败'],
])('a failure %j shows the server’s msg or 提交失败', async (refusal, sentence) => {
  fake.registerGuest.mockRejectedValue(new ApiError(refusal));
  show();
  await fill();
  submit();
  expect(await screen.findByText(sentence)).toBeTruthy();
});

it('a request that never arrived just frees the button', async () => {
  fake.registerGuest.mockRejectedValue(new ApiError({ code: 0, msg: '服务暂不可用' }));
  show();
  await fill();
  submit();
  await waitFor(() => expect(fake.registerGuest).toHaveBeenCalled());
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /确\s*定/ }).className).not.toContain('loading'),
  );
  expect(screen.queryByText('服务暂不可用')).toBeNull();
});
