import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@policy/shared/client/api-error.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { axeFindings, renderInPage } from '../../components/testing/render-in-page.tsx';
import { http } from '../../lib/browser/api-session.ts';
import { finishSignOn } from './finish-sign-on.ts';
import { LoginPanel } from './login-panel.tsx';
import type { ProviderReturn } from './login-query.ts';

vi.mock('../../lib/browser/load-captcha.ts', () => ({
  loadCaptcha: async () => ({ key: 'k1', image: 'data:image/png;base64,AAAA' }),
}));

const providers = [
  { code: 'province', name: '省统一身份认证', isSimulated: true },
  { code: 'city', name: '市民卡', isSimulated: false },
];
const show = (back: ProviderReturn = null) =>
  renderInPage(
    <LoginPanel
      {...{
        tenantId: '000000',
        accounts: [],
        goTo: '/user/userCenter#top',
        providers,
        back,
        strangerRefusal: null,
      }}
    />,
  );
const back: NonNullable<ProviderReturn> = {
  code: 'c1',
  state: 's1',
  iss: 'https://province.example',
  error: '',
};

beforeEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  // Another file of the same worker may have left the page in English.
  document.documentElement.lang = 'zh-CN';
});
afterEach(cleanup);

it('the province stands first, then the account, then the others; one that pretends says so', async () => {
  const { container } = show();
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(buttons[0]).toBe('用省统一身份认证登录 (模拟)');
  expect(buttons.at(-1)).toBe('用市民卡登录');
  expect(await axeFindings(container)).toEqual([]);
});

it('a refusal to begin is told as a sentence', async () => {
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(Response.json({ code: 503, msg: '统一身份认证暂时无法使用' }, { status: 503 }));
  show();
  await userEvent.click(screen.getByRole('button', { name: /省统一身份认证/ }));
  expect(await screen.findByRole('link', { name: '统一身份认证暂时无法使用' })).toBeDefined();
  const [address] = fetched.mock.calls[0] ?? [];
  expect(address).toContain('gdgovelogin?provider=province&redirect=%2Fuser%2FuserCenter');
  expect(address).not.toContain('top');
});

it('who comes back refused is told why, and the code leaves the address', async () => {
  window.history.replaceState(null, '', '/login?code=c1&state=s1');
  const finish = vi
    .spyOn(http, 'getFlat')
    .mockRejectedValue(new ApiError({ code: 400, msg: '本次登录已失效' }));
  show(back);
  expect(await screen.findByRole('link', { name: '本次登录已失效' })).toBeDefined();
  expect(window.location.search).toBe('');
  const { code: loginCode, ...rest } = back;
  expect(finish).toHaveBeenCalledExactlyOnceWith(
    'policy/gdgovesso/logincallback',
    { loginCode, ...rest },
    expect.objectContaining({ anonymous: true }),
  );
});

it('somebody unknown keeps his ticket for registering, and not in an address', async () => {
  const vouched = { name: '周行舟', phone: null };
  const ticket = { ticket: 't1', name: '周行舟', userType: 'individual', level: 3, vouched };
  vi.spyOn(http, 'getFlat').mockResolvedValue(ticket);
  expect(await finishSignOn({ tenantId: '000000', back, strangerRefusal: null })).toEqual({
    goTo: '/registerNew?type=individual',
  });
  expect(JSON.parse(sessionStorage.getItem('signOnTicket') ?? '')).toEqual(ticket);
});

it('somebody unknown is told so where nobody may register, and leaves no ticket behind', async () => {
  const ticket = { ticket: 't1', name: '周行舟', userType: 'individual', level: 3, vouched: {} };
  vi.spyOn(http, 'getFlat').mockResolvedValue(ticket);
  const strangerRefusal = '本门户未开放此功能';
  const providersKnow = { tenantId: '000000', accounts: [], goTo: '/', providers, back };
  renderInPage(<LoginPanel {...providersKnow} strangerRefusal={strangerRefusal} />);
  expect(await screen.findByRole('link', { name: strangerRefusal })).toBeDefined();
  expect(sessionStorage.getItem('signOnTicket')).toBeNull();
});
