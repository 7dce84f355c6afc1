import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { ApiError } from '@policy/shared/client/api-error.ts';

import { completeBrowser } from '../../../testing/browser.ts';
import { renderAtWork } from '../../../testing/render-in-page.tsx';
import { PasswordForm } from './password-form.tsx';

const sentence = '密码不能包含登录账号';
const refused = new ApiError({
  code: 400,
  msg: sentence,
  errors: [{ field: 'newPassword', message: sentence }],
});

beforeAll(completeBrowser);
afterEach(cleanup);

const fill = () => {
  for (const name of ['原密码', '新密码', '确认密码'])
    fireEvent.change(screen.getByLabelText(name), { target: { value: 'Clerk-Pass1' } });
  fireEvent.click(screen.getByRole('button', { name: /保\s*存/ }));
};

it('says at the new password why the server refuses it, and keeps what was typed', async () => {
  const sessionOver = vi.fn();
  renderAtWork(<PasswordForm />, { post: () => Promise.reject(refused) }, { sessionOver });
  fill();
  const told = await screen.findByText(sentence);
  expect(told.closest('.ant-form-item')?.textContent).toContain('新密码');
  expect(screen.getByLabelText('新密码')).toHaveProperty('value', 'Clerk-Pass1');
  expect(sessionOver).not.toHaveBeenCalled();
});

it('has its person sign in anew, and the refresh cookie taken away', async () => {
  const [sessionOver, post] = [vi.fn(), vi.fn().mockResolvedValue(null)];
  renderAtWork(<PasswordForm />, { post }, { sessionOver });
  fill();
  await waitFor(() => expect(sessionOver).toHaveBeenCalledOnce());
  expect(post.mock.calls[0]?.[2]).toEqual({ headers: { 'Refresh-Token-Cookie': 'pfp-admin' } });
});
