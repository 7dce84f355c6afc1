import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { ApiError } from '@policy/shared/client/api-error.ts';
import { policy } from '@policy/shared/contract/entities/content/policy.ts';

import { completeBrowser } from '../../../testing/browser.ts';
import { renderAtWork } from '../../../testing/render-in-page.tsx';
import RevisionDrawer from './revision-drawer.tsx';

vi.mock('../../../kit/inputs/date-input.tsx', () => ({
  DateInput: ({ id, onChange }: { id: string; onChange: (value: string) => void }) => (
    <input id={id} onChange={(event) => onChange(event.target.value)} />
  ),
}));

const told = {
  ...{ id: 'p1', status: 'pending_review', rev: 'e1', publishAt: null },
  ...{ createTime: '2026-11-27 09:00:00', createUserName: '张编辑' },
  ...{ updateTime: '2026-11-28 09:00:00', updateUserName: '李编辑' },
  rows: [
    {
      ...{ entity: 'policy', id: 'p1', act: 'changed', name: '新办法' },
      changes: [
        { field: 'title', before: '办法', after: '新办法' },
        { field: 'agencyId', before: '发改局', after: '工信局' },
        { field: 'body', before: '<p>第一条</p><p>第二条</p>', after: '<p>第一条</p><p>第三条</p>' },
      ],
    },
    { entity: 'policyClause', id: 'c1', act: 'removed', name: '附则', changes: [] },
  ],
};
const get = vi.fn();
const post = vi.fn();
const [onClose, onMoved] = [vi.fn(), vi.fn()];
const show = (can = (_: string) => true) =>
  renderAtWork(<RevisionDrawer entity={policy} id="p1" {...{ onClose, onMoved }} />, { get, post }, { can });
const agree = async (name: RegExp) => {
  fireEvent.click(await screen.findByRole('button', { name }));
  fireEvent.click(await screen.findByRole('button', { name: /确\s*定/ }));
};

beforeAll(completeBrowser);
beforeEach(() => {
  vi.resetAllMocks();
  get.mockResolvedValue(told);
  post.mockResolvedValue(null);
});
afterEach(cleanup);

it('shows what becomes of the row and of those below it, long texts line by line', async () => {
  show();
  expect((await screen.findByText('第三条')).tagName).toBe('INS');
  expect(screen.getByText('第二条').tagName).toBe('DEL');
  expect(screen.getByText('工信局').closest('ins')).toBeTruthy();
  expect(screen.getByText(/政策条款/).textContent).toContain('附则');
  expect(screen.getByText(/李编辑/)).toBeTruthy();
});

it('publishes exactly what is shown', async () => {
  show();
  await agree(/^发\s*布$/);
  await waitFor(() => expect(onMoved).toHaveBeenCalledOnce());
  expect(post).toHaveBeenCalledWith('policy/policyinfo/publish', { rev: 'e1', ids: 'p1' });
});

const schedule = async () => {
  fireEvent.click(await screen.findByRole('button', { name: '定时发布' }));
  fireEvent.change(await screen.findByLabelText('发布时间'), { target: { value: '2026-12-01 08:00:00' } });
  fireEvent.click(screen.getByRole('button', { name: /确\s*定/ }));
};

it('has exactly what is shown published at a set time', async () => {
  show();
  await schedule();
  await waitFor(() => expect(onMoved).toHaveBeenCalledOnce());
  const sent = { rev: 'e1', date: '2026-12-01 08:00:00', ids: 'p1' };
  expect(post).toHaveBeenCalledWith('policy/policyinfo/publish', sent);
});

it('shows the newest where it was changed before its time was set', async () => {
  post.mockRejectedValue(new ApiError({ code: 409, msg: '数据已被他人修改' }));
  show();
  await schedule();
  await waitFor(() => expect(get).toHaveBeenCalledTimes(2));
  expect(onMoved).not.toHaveBeenCalled();
});

it('shows the newest where it was changed meanwhile', async () => {
  post.mockRejectedValue(new ApiError({ code: 409, msg: '数据已被他人修改' }));
  show();
  await agree(/^发\s*布$/);
  await waitFor(() => expect(get).toHaveBeenCalledTimes(2));
  expect(onMoved).not.toHaveBeenCalled();
});

it('leaves the verdict to those who may give it', async () => {
  show((code) => code !== 'policyinfo_publish' && code !== 'policyinfo_refuse');
  await screen.findByText('工信局');
  expect(screen.queryByRole('button', { name: /^发\s*布$|退回/ })).toBeNull();
});
