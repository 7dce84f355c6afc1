import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { completeBrowser } from '../../../testing/browser.ts';
import { renderAtWork } from '../../../testing/render-in-page.tsx';
import CopyListScreen from './copy-list.screen.tsx';
import SendListScreen from './send-list.screen.tsx';

const row = {
  ...{ processInstanceId: 'p1', processDefinitionName: '政策兑现', serialNumber: 'YL1', title: '首台套奖励' },
  ...{ category: 'office', processStatus: 'running', createTime: '2026-11-02 09:00:00' },
};
const page = (more: object) => ({ records: [{ ...row, ...more }], total: 1, size: 10, current: 1, pages: 1 });

/** Lists are answered by `rows`, and what they are searched by is there. */
const answering = (rows: object) => (path: string) => {
  if (path.endsWith('deployedNames'))
    return Promise.resolve([{ key: 'seal', name: '用印', category: 'office' }]);
  if (path.endsWith('dict/dictionary'))
    return Promise.resolve([{ code: 'flow', dictKey: 'leave', remark: '/work/process/leave' }]);
  if (path.endsWith('allTree')) return Promise.resolve([{ code: 'office', title: '日常办公' }]);
  return Promise.resolve(rows);
};

beforeAll(completeBrowser);
afterEach(cleanup);

it('whoever opens a copy has read it', async () => {
  const unread = { copyId: 'c1', taskName: '受理', fromUserName: '李明', readTime: null };
  const get = vi.fn().mockImplementation(answering(page(unread)));
  const post = vi.fn().mockResolvedValue(null);
  renderAtWork(<CopyListScreen />, { get, post });
  expect(await screen.findByText('未读')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '首台套奖励' }));
  expect(post).toHaveBeenCalledWith('blade-workflow/process/readCopy', { processInstanceId: 'p1' });
  const lists = () => get.mock.calls.filter(([path]) => String(path).endsWith('copyList')).length;
  await vi.waitFor(() => expect(lists()).toBeGreaterThan(1));
});

it('a copy is marked as read without being opened, and so are those that are ticked', async () => {
  const unread = { copyId: 'c1', taskName: '受理', fromUserName: '李明', readTime: null };
  const get = vi.fn().mockImplementation(answering(page(unread)));
  const post = vi.fn().mockResolvedValue(null);
  renderAtWork(<CopyListScreen />, { get, post });
  fireEvent.click(await screen.findByRole('button', { name: '标为已读' }));
  await vi.waitFor(() => expect(post).toHaveBeenCalledTimes(1));
  fireEvent.click(await screen.findByRole('checkbox', { name: /首台套奖励/ }));
  fireEvent.click(within(await screen.findByRole('status')).getByRole('button', { name: '标为已读' }));
  await vi.waitFor(() =>
    expect(post).toHaveBeenLastCalledWith('blade-workflow/process/readCopy', { processInstanceIds: ['p1'] }),
  );
});

it('what was started may be urged, started again, looked at and printed', async () => {
  const sent = { processDefinitionKey: 'seal', businessKey: null, urgedTaskId: 't1', endTime: null };
  const get = vi.fn().mockImplementation(answering(page(sent)));
  const post = vi.fn().mockResolvedValue(null);
  renderAtWork(<SendListScreen />, { get, post });
  fireEvent.click(await screen.findByRole('button', { name: '更多操作' }));
  for (const name of ['流程图', '打印']) expect(await screen.findByRole('menuitem', { name })).toBeTruthy();
  expect(screen.getByRole('button', { name: '复制发起' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /催\s*办/ }));
  fireEvent.click(await screen.findByRole('button', { name: /确\s*定/ }));
  await vi.waitFor(() => expect(post).toHaveBeenCalled());
  expect(post.mock.calls[0]?.slice(0, 2)).toEqual([
    'blade-workflow/process/urgeTask',
    { taskId: 't1', comment: '' },
  ]);
});

it('what is about a business row is not started again from here, and what nobody has in hand is not urged', async () => {
  const sent = { businessKey: 'b1', urgedTaskId: null, endTime: null };
  const get = vi.fn().mockImplementation(answering(page(sent)));
  renderAtWork(<SendListScreen />, { get });
  expect(await screen.findByRole('button', { name: /打\s*印/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '复制发起' })).toBeNull();
  expect(screen.queryByRole('button', { name: /催\s*办/ })).toBeNull();
});

it('what was started says where it stands and who has it in hand', async () => {
  const get = vi
    .fn()
    .mockImplementation(answering(page({ taskName: '业务审核', assigneeName: '陈思齐', endTime: null })));
  renderAtWork(<SendListScreen />, { get });
  for (const text of ['业务审核', '陈思齐', '进行中']) expect(await screen.findByText(text)).toBeTruthy();
});

it('what nobody has decided about is taken back after a question, and the list is read anew', async () => {
  const get = vi
    .fn()
    .mockImplementation(
      answering(
        page({ businessKey: 'b1', taskName: '业务审核', endTime: null, mayWithdraw: true, comesBack: true }),
      ),
    );
  const post = vi.fn().mockResolvedValue(null);
  renderAtWork(<SendListScreen />, { get, post });
  fireEvent.click(await screen.findByRole('button', { name: '更多操作' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: /撤\s*回/ }));
  // What its process does then is told before.
  expect((await screen.findAllByText(/撤回后回到您处，修改后可重新提交/)).length).toBeGreaterThan(0);
  fireEvent.click(await screen.findByRole('button', { name: /确\s*定/ }));
  await vi.waitFor(() =>
    expect(post).toHaveBeenCalledWith('blade-workflow/process/withdrawTask', { processInstanceId: 'p1' }),
  );
  await vi.waitFor(() =>
    expect(get.mock.calls.filter(([path]) => String(path).endsWith('sendList')).length).toBeGreaterThan(1),
  );
});
