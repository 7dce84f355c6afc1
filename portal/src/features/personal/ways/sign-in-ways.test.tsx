import { noteBindingEnd } from '@policy/shared/auth/session/binding.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { axeFindings, renderInPage } from '../../../components/testing/render-in-page.tsx';
import { BoundLogins } from './bound-logins.tsx';
import { Passkeys } from './passkeys.tsx';
import type { SignInWays } from '@policy/shared/contract/sign-in/ways.ts';

const fake = vi.hoisted(() => ({ post: vi.fn(), addPasskey: vi.fn(), passkeyProof: vi.fn() }));
vi.mock('../../../lib/browser/browser-session.ts', () => ({ http: { post: fake.post } }));
vi.mock('@policy/shared/client/passkeys.ts', async (original) => ({
  ...(await original<object>()),
  addPasskey: fake.addPasskey,
  passkeyProof: fake.passkeyProof,
}));

const ways: SignInWays = {
  hasPassword: 1,
  logins: [{ id: 'l1', name: '省统一身份认证', nickName: '林知夏', isUsable: false }],
  passkeys: [
    {
      ...{ id: 'k1', label: '我的手机', rpId: 'localhost', isSynced: true },
      ...{ createTime: '2026-11-28 10:00:00', lastUsedAt: null },
    },
  ],
  providers: [{ code: 'province', name: '省统一身份认证', isSimulated: true }],
};
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => {
  sessionStorage.clear();
  fake.post.mockReset().mockResolvedValue({ url: 'https://province.example/auth?state=s1' });
  fake.addPasskey.mockReset();
});
afterEach(cleanup);

it('a login is shown without the whole name, and one that is off says so', async () => {
  const { container } = renderInPage(<BoundLogins ways={ways} />);
  expect(container.textContent).toContain('林**');
  expect(container.textContent).not.toContain('林知夏');
  expect(container.textContent).toContain('已停用');
  expect(await axeFindings(container)).toEqual([]);
});

it('tying one asks for the password first, and notes the visit in this tab', async () => {
  renderInPage(<BoundLogins ways={ways} />);
  press(/^绑定省统一身份认证/);
  press('前往省统一身份认证');
  expect(fake.post).not.toHaveBeenCalled();
  type('当前密码', 'secret');
  press('前往省统一身份认证');
  await vi.waitFor(() => expect(sessionStorage.getItem('bindBegun')).toBe('s1'));
  const [path, sent] = fake.post.mock.calls[0] ?? [];
  expect([path, sent.provider]).toEqual(['policy/gdgovesso/bind', 'province']);
  expect(sent.password).toMatch(/^[\da-f]{64}$/);
});

it('says once how the visit ended', async () => {
  noteBindingEnd({ isTied: false, text: '该统一身份已绑定其他账号' });
  const { unmount } = renderInPage(<BoundLogins ways={ways} />);
  expect((await screen.findByRole('alert')).textContent).toContain('已绑定其他账号');
  unmount();
  renderInPage(<BoundLogins ways={ways} />);
  await new Promise((done) => setTimeout(done));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a key is made under a name; what the device refuses is told, and who has no password is told what proves him', async () => {
  const { DeviceRefused } = await import('@policy/shared/client/passkeys.ts');
  fake.addPasskey.mockRejectedValue(new DeviceRefused('known'));
  const { container } = renderInPage(<Passkeys ways={{ ...ways, hasPassword: 0 }} />);
  press('添加通行密钥');
  expect(container.textContent).toContain('登录后十分钟内');
  type(/名称/, '我的电脑');
  press('添加通行密钥');
  expect((await screen.findAllByText(/已有本账号的通行密钥/)).length).toBeGreaterThan(0);
  expect(fake.addPasskey).toHaveBeenCalledWith(expect.anything(), {
    proof: { password: '' },
    label: '我的电脑',
  });
});

it('a key proves its reader where a password is asked for, for what he does alone', async () => {
  fake.passkeyProof.mockResolvedValue({ credential: 'signed' });
  renderInPage(<BoundLogins ways={ways} />);
  press(/^绑定省统一身份认证/);
  press('用通行密钥验证');
  await vi.waitFor(() => expect(sessionStorage.getItem('bindBegun')).toBe('s1'));
  expect(fake.passkeyProof).toHaveBeenCalledWith(expect.anything(), 'bind');
  expect(fake.post.mock.calls[0]).toEqual([
    'policy/gdgovesso/bind',
    { provider: 'province', credential: 'signed' },
  ]);
});

it('nobody without a key is offered one, and what the device refuses is told', async () => {
  const { DeviceRefused } = await import('@policy/shared/client/passkeys.ts');
  renderInPage(<BoundLogins ways={{ ...ways, passkeys: [] }} />);
  press(/^绑定省统一身份认证/);
  expect(screen.queryByRole('button', { name: '用通行密钥验证' })).toBeNull();
  cleanup();
  fake.passkeyProof.mockRejectedValue(new DeviceRefused('cancelled'));
  renderInPage(<BoundLogins ways={ways} />);
  press(/^绑定省统一身份认证/);
  press('用通行密钥验证');
  expect((await screen.findAllByText(/取消|未完成/)).length).toBeGreaterThan(0);
  expect(fake.post).not.toHaveBeenCalled();
});
