import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { hashPassword } from '@policy/shared/auth/credentials/password-hash.ts';
import { DeviceRefused } from '@policy/shared/client/passkeys.ts';

import { completeBrowser } from '../../../../testing/browser.ts';
import { renderAtWork } from '../../../../testing/render-in-page.tsx';
import { WayDialog } from './way-dialog.tsx';

const fake = vi.hoisted(() => ({ passkeyProof: vi.fn() }));
vi.mock('@policy/shared/client/passkeys.ts', async (original) => ({
  ...(await original<object>()),
  passkeyProof: fake.passkeyProof,
}));

const act = vi.fn();
const onClose = vi.fn();
const show = (hasKey: boolean, label?: string) =>
  renderAtWork(
    <WayDialog
      way={{ title: '绑定省统一身份认证', purpose: 'bind', act, ...(label === undefined ? {} : { label }) }}
      {...{ hasPassword: true, hasKey, onClose }}
    />,
    {},
  );
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));

beforeAll(completeBrowser);
beforeEach(() => {
  vi.resetAllMocks();
  act.mockResolvedValue(null);
});
afterEach(cleanup);

it('a password proves who changes a way to sign in, and nobody without a key is offered one', async () => {
  show(false);
  expect(screen.queryByRole('button', { name: '用通行密钥验证' })).toBeNull();
  fireEvent.change(screen.getByLabelText('登录密码'), { target: { value: 'secret' } });
  press(/确\s*定/);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(act).toHaveBeenCalledWith({ label: '', proof: { password: hashPassword('secret') } });
});

it('a key proves the same without a password, once what else is asked for is there', async () => {
  fake.passkeyProof.mockResolvedValue({ credential: 'signed' });
  show(true, '');
  const key = screen.getByRole('button', { name: '用通行密钥验证' });
  fireEvent.click(key);
  expect(await screen.findByText('请给通行密钥起个名称')).toBeTruthy();
  expect(fake.passkeyProof).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText('名称'), { target: { value: '我的电脑' } });
  await waitFor(() => {
    // It takes no press while it still turns.
    fireEvent.click(key);
    expect(onClose).toHaveBeenCalled();
  });
  expect(fake.passkeyProof).toHaveBeenCalledWith(expect.anything(), 'bind');
  expect(act).toHaveBeenCalledWith({ label: '我的电脑', proof: { credential: 'signed' } });
});

it('what the device refuses is told in the dialog, which stays', async () => {
  fake.passkeyProof.mockRejectedValue(new DeviceRefused('cancelled'));
  show(true);
  press('用通行密钥验证');
  expect(await screen.findByText(/设备没有完成操作/)).toBeTruthy();
  expect([act.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 0]);
});
