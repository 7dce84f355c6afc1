import { cleanup, fireEvent, screen } from '@testing-library/react';
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
    .mockImplementation(answering(page({ taskName: '业务审核', endTime: null, mayWithdraw: true })));
  const post = vi.fn().mockResolvedValue(null);
  renderAtWork(<SendListScreen />, { get, post });
  fireEvent.click(await screen.findByRole('button', { name: /撤\s*回/ }));
  fireEvent.click(await screen.findByRole('button', { name: /确\s*定/ }));
  await vi.waitFor(() =>
    expect(post).toHaveBeenCalledWith('blade-workflow/process/withdrawTask', { processInstanceId: 'p1' }),
  );
  await vi.waitFor(() =>
    expect(get.mock.calls.filter(([path]) => String(path).endsWith('sendList')).length).toBeGreaterThan(1),
  );
});
