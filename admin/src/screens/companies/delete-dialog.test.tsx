import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { hashPassword } from '@policy/shared/auth/credentials/password-hash.ts';

import { completeBrowser } from '../../testing/browser.ts';
import { renderAtWork } from '../../testing/render-in-page.tsx';
import { DeleteDialog } from './delete-dialog.tsx';

beforeAll(completeBrowser);
afterEach(cleanup);

it('deletes for a reason and by the officer’s own password, and not without', async () => {
  const post = vi.fn().mockResolvedValue(null);
  const onSaved = vi.fn();
  renderAtWork(<DeleteDialog user={{ id: 'p1' }} onSaved={onSaved} onClose={vi.fn()} />, { post });
  const press = () => fireEvent.click(screen.getByRole('button', { name: /^OK$|^确\s*定$/ }));
  expect(screen.getByText(/删除后不能恢复/)).toBeTruthy();
  press();
  expect(await screen.findByText('请填写删除原因')).toBeTruthy();
  expect(post).not.toHaveBeenCalled();
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type('删除原因', '本人申请');
  type('您的登录密码', 'secret');
  press();
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  const sent = { ids: 'p1', reason: '本人申请', officerPassword: hashPassword('secret') };
  expect(post.mock.calls).toEqual([['policy/policyuserinfo/remove', sent]]);
});
