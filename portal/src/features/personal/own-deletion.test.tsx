import { ApiError } from '@policy/shared/client/api-error.ts';
import { hashPassword } from '@policy/shared/auth/credentials/password-hash.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { axeFindings, renderInPage } from '../../components/testing/render-in-page.tsx';
import type { DeletionPlan } from './deletion-calls.ts';
import { OwnDeletion } from './own-deletion.tsx';

const calls = vi.hoisted(() => ({ get: vi.fn(), post: vi.fn() }));
const end = vi.hoisted(() => vi.fn());
vi.mock('../../lib/browser/browser-session.ts', () => ({ http: calls }));
vi.mock('../../lib/browser/api-session.ts', () => ({ session: { end } }));

const plan = (over: Partial<DeletionPlan> = {}): DeletionPlan => ({
  goes: [{ kind: 'files', count: 3 }],
  keeps: [{ kind: 'paidCases', count: 1, clause: 'accounting', lastDay: '2056-12-31' }],
  hindrances: [],
  ways: { password: true, phone: true },
  ...over,
});
const open = async (told: DeletionPlan, locale: 'zh' | 'en' = 'zh') => {
  calls.get.mockResolvedValue(told);
  const page = renderInPage(<OwnDeletion hasKey={false} />, locale);
  fireEvent.click(screen.getByRole('button'));
  await screen.findByRole('dialog');
  return page;
};
const refused = () =>
  new ApiError({ code: 400, msg: '密码不正确', errors: [{ field: 'password', message: '密码不正确' }] });

beforeEach(() => vi.resetAllMocks());
afterEach(cleanup);

it('says first what goes and what the law keeps until when, then asks for the password', async () => {
  calls.post.mockRejectedValueOnce(refused());
  await open(plan());
  expect(await screen.findByText(/上传的文件3个/)).toBeTruthy();
  expect(screen.getByText(/第十四条.*2056-12-31/)).toBeTruthy();
  expect(await axeFindings(document.body)).toEqual([]);
  const confirm = screen.getByRole('button', { name: '确认注销' });
  fireEvent.click(confirm);
  expect(await screen.findByText('请输入登录密码')).toBeTruthy();
  expect(calls.post).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText('登录密码'), { target: { value: 'secret' } });
  fireEvent.click(confirm);
  expect(await screen.findByText('密码不正确')).toBeTruthy();
  expect(calls.post).toHaveBeenCalledWith('blade-user/deletion/confirm', {
    password: hashPassword('secret'),
  });
  expect(end).not.toHaveBeenCalled();
});

it('takes a code to the account’s own phone where there is no password, and ends the session', async () => {
  calls.post.mockResolvedValue(null);
  const replace = vi.fn();
  vi.stubGlobal('location', { replace });
  await open(plan({ keeps: [], ways: { password: false, phone: true } }), 'en');
  fireEvent.click(await screen.findByRole('button', { name: 'Send a code to my phone' }));
  await waitFor(() => expect(calls.post).toHaveBeenCalledWith('blade-user/deletion/code'));
  fireEvent.change(screen.getByLabelText('Code by SMS'), { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: 'Delete for good' }));
  await waitFor(() => expect(end).toHaveBeenCalledOnce());
  expect(calls.post).toHaveBeenLastCalledWith('blade-user/deletion/confirm', { code: '123456' });
  vi.unstubAllGlobals();
});

it('offers nothing to confirm while something stands in the way', async () => {
  const message = '还有1件办件没有办结，办结或撤回后才能注销账号';
  await open(plan({ hindrances: [{ code: 'deletion.liveCases', message }] }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '确认注销' })).toBeNull();
});
