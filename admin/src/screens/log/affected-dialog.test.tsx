import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { hashPassword } from '@policy/shared/auth/credentials/password-hash.ts';

import { completeBrowser } from '../../testing/browser.ts';
import { renderAtWork } from '../../testing/render-in-page.tsx';
import { AffectedDialog } from './affected-dialog.tsx';

beforeAll(completeBrowser);
afterEach(cleanup);

it('asks for a file, a reason and the officer’s password, and hands over what was made', async () => {
  const post = vi.fn().mockResolvedValue({ id: 'j1', fileName: '受影响的个人.xlsx', count: 2 });
  const blob = vi.fn().mockResolvedValue(new Blob(['x']));
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  renderAtWork(<AffectedDialog onClose={vi.fn()} />, { post, blob });
  const press = () => fireEvent.click(screen.getByRole('button', { name: /^OK$|^确\s*定$/ }));
  fireEvent.click(screen.getByLabelText('附件编号'));
  press();
  expect(await screen.findByText('请填写查询原因')).toBeTruthy();
  expect(post).not.toHaveBeenCalled();
  const type = (label: string, value: string) => {
    const fields = screen.getAllByLabelText(label);
    fireEvent.change(fields.at(-1)!, { target: { value } });
  };
  type('附件编号', '0190b7a0-0000-7000-8000-000000000001');
  type('查询原因', '附件外泄');
  type('您的登录密码', 'secret');
  press();
  await waitFor(() => expect(blob).toHaveBeenCalledWith('blade-desk/export-job/file', { id: 'j1' }));
  const sent = { attachId: '0190b7a0-0000-7000-8000-000000000001', format: 'xlsx', reason: '附件外泄' };
  expect(post.mock.calls).toEqual([
    ['blade-log/access/affected', { ...sent, officerPassword: hashPassword('secret') }],
  ]);
});
