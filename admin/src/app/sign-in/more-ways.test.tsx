import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { ApiError } from '@policy/shared/client/api-error.ts';
import { DeviceRefused } from '@policy/shared/client/passkeys.ts';
import type { TenantInfo } from '@policy/shared/client/sign-in-client.ts';

import { completeBrowser } from '../../testing/browser.ts';
import { renderInPage } from '../../testing/render-in-page.tsx';
import MoreWays from './more-ways.tsx';

const fake = vi.hoisted(() => ({ get: vi.fn(), getFlat: vi.fn(), beginBy: vi.fn(), passkeyToken: vi.fn() }));
vi.mock('../site.ts', () => ({
  http: { get: fake.get, getFlat: fake.getFlat },
  session: { beginBy: fake.beginBy },
  store: { read: () => null },
  tokens: {},
}));
vi.mock('@policy/shared/client/passkeys.ts', async (original) => ({
  ...(await original<object>()),
  knowsPasskeys: () => true,
  passkeyToken: fake.passkeyToken,
}));

const tenant: TenantInfo = {
  ...{ tenantId: '100001', tenantName: '云澜区', mode: 'production', isDefault: false, accounts: [] },
  providers: [{ code: 'office', name: '机关统一认证', isSimulated: false }],
};
const heard = { onEntered: vi.fn(), onRefused: vi.fn(), onStep: vi.fn() };
const show = (path = '/login') =>
  renderInPage(
    <Routes>
      <Route path="/login" element={<MoreWays tenant={tenant} {...heard} />} />
      <Route path="*" element={<p>里面</p>} />
    </Routes>,
    path,
  );

beforeAll(completeBrowser);
beforeEach(() => {
  vi.clearAllMocks();
  fake.beginBy.mockImplementation((ask: (headers: object) => Promise<unknown>) => ask({}));
});
afterEach(cleanup);

it('a provider that cannot be reached is told as a sentence, and asked for the tenant of the page', async () => {
  fake.get.mockRejectedValue(new ApiError({ code: 503, msg: '统一身份认证暂时无法使用' }));
  show('/login?redirect=%2Fprocess%2Ftodo');
  fireEvent.click(screen.getByRole('button', { name: /机关统一认证/ }));
  await waitFor(() => expect(heard.onRefused).toHaveBeenCalledWith('统一身份认证暂时无法使用'));
  expect(fake.get).toHaveBeenCalledWith(
    'policy/gdgovesso/gdgovelogin',
    { provider: 'office', redirect: '/process/todo' },
    expect.objectContaining({ headers: { 'Tenant-Id': '100001' } }),
  );
});

it('who comes back is signed in and goes where he wanted to', async () => {
  fake.getFlat.mockResolvedValue({ redirect: '/process/todo' });
  show('/login?code=c1&state=s1');
  expect(await screen.findByText('里面')).toBeTruthy();
  expect(fake.getFlat.mock.calls[0]?.[1]).toEqual({ loginCode: 'c1', state: 's1', iss: '', error: '' });
});

it('who comes back with an identity of nobody is told so, and sees the ways again', async () => {
  fake.getFlat.mockRejectedValue(new ApiError({ code: 400, msg: '该身份尚未开通后台账号，请联系管理员' }));
  show('/login?code=c1&state=s1');
  await waitFor(() => expect(heard.onRefused).toHaveBeenCalledWith('该身份尚未开通后台账号，请联系管理员'));
  expect(await screen.findByRole('button', { name: /通行密钥/ })).toBeTruthy();
});

it('a passkey signs in; what the device refuses is told', async () => {
  fake.passkeyToken.mockResolvedValueOnce({}).mockRejectedValueOnce(new DeviceRefused('cancelled'));
  show();
  fireEvent.click(screen.getByRole('button', { name: /通行密钥/ }));
  await waitFor(() => expect(heard.onEntered).toHaveBeenCalledOnce());
  fireEvent.click(screen.getByRole('button', { name: /通行密钥/ }));
  await waitFor(() =>
    expect(heard.onRefused).toHaveBeenLastCalledWith(expect.stringContaining('设备没有完成操作')),
  );
});
