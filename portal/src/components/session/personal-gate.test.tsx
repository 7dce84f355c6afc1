import { cleanup, screen, waitFor } from '@testing-library/react';
import { ApiError } from '@policy/shared/client/api-error.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { http, tokens } from '../../lib/browser/api-session.ts';
import { renderInPage } from '../testing/render-in-page.tsx';
import { PersonalGate } from './personal-gate.tsx';

const path = '/user/userCenter';
const signInHere = '/login?redirect=%2Fuser%2FuserCenter';
const over = new ApiError({ code: 400, msg: '登录已失效，请重新登录' });
const renewed = { access_token: 'b', refresh_token: '', tenant_id: '000000', user_id: '7', account: 'c064' };
const [replace, reload] = [vi.fn(), vi.fn()];
const exchange = vi.spyOn(http, 'postForm');
const text = '登录后可以查看自己的申报。';
const show = (leads = false) =>
  renderInPage(<PersonalGate kind="expired" path={path} text={text} leads={leads} />);

beforeEach(() => {
  for (const call of [exchange, replace, reload]) call.mockReset();
  vi.spyOn(http, 'get').mockResolvedValue(null);
  vi.stubGlobal('location', { replace, reload, href: 'http://localhost:3000/', protocol: 'http:' });
  localStorage.clear();
  sessionStorage.clear();
  tokens.save('a');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('leads a company whose session was left unused for too long to sign-in and back, and keeps no token', async () => {
  exchange.mockRejectedValue(over);
  show(true);
  await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith(signInHere));
  expect(exchange.mock.calls[0]?.[1]).toMatchObject({ grant_type: 'refresh_token' });
  expect([exchange.mock.calls.length, tokens.access(), reload.mock.calls.length]).toEqual([1, null, 0]);
});

it('says on a page that has more to show that one has to sign in, with the way there and back', async () => {
  exchange.mockRejectedValue(over);
  show();
  const way = await screen.findByRole('link', { name: '登录' });
  expect(way.getAttribute('href')).toBe(signInHere);
  expect(screen.getByRole('heading', { name: '请先登录' })).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
  expect(replace).not.toHaveBeenCalled();
});

it('shows the page again where the token alone had run out, and asks nobody to sign in', async () => {
  exchange.mockResolvedValue(renewed);
  show(true);
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect([tokens.access(), replace.mock.calls.length]).toEqual(['b', 0]);
  expect(screen.queryByRole('link', { name: '登录' })).toBeNull();
});

it('exchanges nothing a second time right after an exchange', async () => {
  exchange.mockResolvedValue(renewed);
  show(true);
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  cleanup();
  show(true);
  await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith(signInHere));
  expect(exchange).toHaveBeenCalledOnce();
});
