import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { ApiError } from '@policy/shared/client/api-error.ts';

import { completeBrowser } from '../../../testing/browser.ts';
import { renderInPage } from '../../../testing/render-in-page.tsx';
import SwitchDialog from './switch-dialog.tsx';

const fake = vi.hoisted(() => ({
  refresh: vi.fn(),
  user: { user_id: 'u1', dept_id: 'd1', role_id: 'r1' },
}));
vi.mock('../../site.ts', () => ({
  session: { refresh: fake.refresh, user: () => fake.user },
  signInCalls: {
    ownDepartments: () => Promise.resolve([{ id: 'd1', deptName: '云澜区' }]),
    ownRoles: () => Promise.resolve([{ id: 'r1', roleName: '受理人员' }]),
  },
}));

const close = vi.fn();
const show = () => renderInPage(<SwitchDialog onClose={close} />);
const confirm = () => fireEvent.click(screen.getByRole('button', { name: /^(确\s*定|OK)$/ }));

beforeAll(completeBrowser);
beforeEach(() => {
  fake.refresh.mockReset().mockResolvedValue(undefined);
  fake.user = { user_id: 'u1', dept_id: 'd1', role_id: 'r1' };
  close.mockReset();
});
afterEach(cleanup);

it('switching refreshes the token with deptId and roleId, and closes', async () => {
  show();
  expect(await screen.findByText('用户信息选择')).toBeTruthy();
  expect(await screen.findByText('受理人员')).toBeTruthy();
  confirm();
  await waitFor(() => expect(fake.refresh).toHaveBeenCalledWith({ deptId: 'd1', roleId: 'r1' }));
  await waitFor(() => expect(close).toHaveBeenCalled());
});

it('a second press switches no second time', async () => {
  fake.refresh.mockReturnValue(new Promise(() => undefined));
  show();
  await screen.findByText('受理人员');
  const button = screen.getByRole('button', { name: /^(确\s*定|OK)$/ });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(fake.refresh).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(fake.refresh).toHaveBeenCalledTimes(1);
});

it('both are required', async () => {
  fake.user = { user_id: 'u1', dept_id: '', role_id: '' };
  show();
  await screen.findByText('用户信息选择');
  confirm();
  expect(await screen.findByText('请选择部门')).toBeTruthy();
  expect(await screen.findByText('请选择角色')).toBeTruthy();
  expect(fake.refresh).not.toHaveBeenCalled();
});

it('a refused switch leaves the dialog open', async () => {
  fake.refresh.mockRejectedValue(new ApiError({ code: 400, msg: '用户已停用' }));
  show();
  await screen.findByText('受理人员');
  confirm();
  await waitFor(() => expect(fake.refresh).toHaveBeenCalled());
  expect(close).not.toHaveBeenCalled();
});
