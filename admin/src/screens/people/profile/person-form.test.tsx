import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { ApiError } from '@policy/shared/client/api-error.ts';

import { completeBrowser } from '../../../testing/browser.ts';
import { renderAtWork } from '../../../testing/render-in-page.tsx';
import { PersonForm } from './person-form.tsx';

const person = { realName: '周文', name: '小周', phone: null, email: null, avatar: null };
const ways = { hasPassword: 1, logins: [], passkeys: [{ id: 'k1' }], providers: [] };
const get = vi.fn();
const post = vi.fn();
const fake = vi.hoisted(() => ({ passkeyProof: vi.fn() }));
vi.mock('@policy/shared/client/passkeys.ts', async (original) => ({
  ...(await original<object>()),
  passkeyProof: fake.passkeyProof,
}));

beforeAll(completeBrowser);
beforeEach(() => {
  get.mockImplementation((path: string) =>
    Promise.resolve(path === 'blade-user/sign-in-way/list' ? ways : person),
  );
  post.mockResolvedValue(null);
  renderAtWork(<PersonForm />, { get, post });
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const save = () => fireEvent.click(screen.getByRole('button', { name: /^保\s*存$/ }));

it('is saved without what is changed by codes', async () => {
  await screen.findByLabelText('用户姓名');
  save();
  await waitFor(() => expect(post).toHaveBeenCalledOnce());
  expect(post).toHaveBeenCalledWith('blade-user/update-info', { realName: '周文', name: '小周', avatar: '' });
});

it('changes a phone by the password and the codes that were sent, and tells what is refused at its field', async () => {
  fireEvent.click(await screen.findByRole('button', { name: '修改 手机号码' }));
  fireEvent.change(await screen.findByLabelText('新的手机号码'), { target: { value: '13800138000' } });
  fireEvent.change(screen.getByLabelText('登录密码'), { target: { value: 'secret' } });
  post.mockResolvedValueOnce({ id: 'r1', minutes: 15, oldPlace: null });
  const agree = () => fireEvent.click(screen.getByRole('button', { name: /^确\s*定$/ }));
  agree();
  fireEvent.change(await screen.findByLabelText('发到新手机号码的验证码'), { target: { value: '123456' } });
  expect(post.mock.calls[0]?.[1]).toMatchObject({ kind: 'phone', value: '13800138000' });
  post.mockRejectedValueOnce(
    new ApiError({ code: 400, msg: '验证码不正确', errors: [{ field: 'newCode', message: '验证码不正确' }] }),
  );
  agree();
  expect(await screen.findByText('验证码不正确')).toBeTruthy();
  agree();
  await waitFor(() => expect(post).toHaveBeenCalledTimes(3));
  expect(post).toHaveBeenLastCalledWith(
    'blade-user/contact/confirm',
    { id: 'r1', newCode: '123456', oldCode: '' },
    { quiet: true },
  );
});

it('changes a phone by a key of the person’s device in the place of the password', async () => {
  fake.passkeyProof.mockResolvedValue({ credential: 'signed' });
  post.mockResolvedValueOnce({ id: 'r1', minutes: 15, oldPlace: null });
  fireEvent.click(await screen.findByRole('button', { name: '修改 手机号码' }));
  fireEvent.change(await screen.findByLabelText('新的手机号码'), { target: { value: '13800138000' } });
  fireEvent.click(await screen.findByRole('button', { name: '用通行密钥验证' }));
  await screen.findByLabelText('发到新手机号码的验证码');
  expect(fake.passkeyProof).toHaveBeenCalledWith(expect.anything(), 'contact');
  const sent = { kind: 'phone', value: '13800138000', credential: 'signed' };
  expect(post.mock.calls[0]?.[1]).toEqual(sent);
});
