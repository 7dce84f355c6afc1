import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { completeBrowser } from '../../../testing/browser.ts';
import { renderAtWork } from '../../../testing/render-in-page.tsx';
import OpsScreen from './ops.screen.tsx';

const task = {
  ...{
    taskId: 't1',
    taskName: '业务审核',
    processInstanceId: 'p1',
    processDefinitionName: '政策兑现',
    rev: 3,
  },
  ...{
    title: '首台套奖励',
    serialNumber: 'YL1',
    businessKey: null,
    category: 'policy',
    processStatus: 'running',
  },
  ...{ assigneeName: null, startUserName: '王芳', startDeptName: '工业局', stayMs: 90_000_000, isOverdue: 1 },
};
const stuck = {
  ...{ ...task, taskId: undefined, standing: ['timer', 'nobody'] },
  standingAt: [
    {
      kind: 'timer',
      nodeId: 'late',
      nodeName: '催办',
      taskId: null,
      since: '2026-11-02 09:00:00',
      detail: 'Error: x',
    },
    { kind: 'nobody', nodeId: 'a', nodeName: '业务审核', taskId: 't9', since: null, detail: null },
  ],
};
const page = (row: object) => ({ records: [row], total: 1, size: 10, current: 1, pages: 1 });

const answering = (path: string) => {
  if (path.endsWith('ops/list')) return Promise.resolve(page(task));
  if (path.endsWith('ops/standingList')) return Promise.resolve(page(stuck));
  if (path.endsWith('ops/standing')) return Promise.resolve(stuck.standingAt);
  if (path.endsWith('processNodes'))
    return Promise.resolve([
      {
        nodeId: 'a',
        nodeName: '业务审核',
        nodeType: 'userTask',
        isCurrent: true,
        isBehind: false,
        isTarget: true,
      },
      {
        nodeId: 'b',
        nodeName: '负责人审定',
        nodeType: 'userTask',
        isCurrent: false,
        isBehind: false,
        isTarget: true,
      },
    ]);
  return Promise.resolve(path.endsWith('outbox/list') ? { records: [], total: 2 } : []);
};
const render = (tab?: string, post = vi.fn().mockResolvedValue(null)) => {
  renderAtWork(
    <OpsScreen />,
    { get: vi.fn().mockImplementation(answering), post },
    { address: tab ? `/?tab=${tab}` : '/' },
  );
  return post;
};
const choose = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name: '更多操作' }));
  fireEvent.click(await screen.findByRole('menuitem', { name }));
};
const say = (reason: string) =>
  fireEvent.change(screen.getByLabelText('原因'), { target: { value: reason } });
const press = async () => {
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: /确\s*定/ }));
};

beforeAll(completeBrowser);
afterEach(cleanup);

it('every open task says where it stands, for how long and that nobody has it', async () => {
  render();
  for (const text of ['业务审核', '待签收', '1天', '超时', '王芳'])
    expect(await screen.findAllByText(text)).not.toEqual([]);
});

it('a task is moved to another step by whoever says why, as he has seen it', async () => {
  const post = render();
  await choose('调度');
  await press();
  expect(await screen.findByText('请输入原因')).toBeTruthy();
  fireEvent.mouseDown(screen.getByLabelText('到环节'));
  fireEvent.click(await screen.findByTitle('负责人审定'));
  say('经办人离职');
  await press();
  await vi.waitFor(() => expect(post).toHaveBeenCalled());
  const body = { taskId: 't1', rev: 3, nodeId: 'b', comment: '经办人离职', notify: 1 };
  expect(post.mock.calls[0]?.slice(0, 2)).toEqual(['blade-workflow/ops/dispatchTask', body]);
});

it('what is stuck says why, and offers the act that frees it', async () => {
  const post = render('standing');
  for (const text of ['定时失败', '无人办理', '另有 2 条消息发送失败，不再重试。'])
    expect(await screen.findAllByText(text)).not.toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: '首台套奖励' }));
  expect(await screen.findByText('环节“催办”的定时多次失败，已停止重试。')).toBeTruthy();
  fireEvent.click((await screen.findAllByRole('button', { name: '重试' })).at(-1)!);
  await screen.findByText(/^多次失败而停止的定时和外部调用重新执行/);
  say('服务已恢复');
  const dialogs = await screen.findAllByRole('dialog');
  fireEvent.click(within(dialogs.at(-1)!).getByRole('button', { name: /确\s*定/ }));
  await vi.waitFor(() => expect(post).toHaveBeenCalled());
  const body = { processInstanceId: 'p1', comment: '服务已恢复', notify: 1 };
  expect(post.mock.calls[0]?.slice(0, 2)).toEqual(['blade-workflow/ops/retryTimers', body]);
});

it('several are ended at once, and what was refused is named with its reason', async () => {
  const refused = [
    { id: 'p1', ok: false, msg: '流程已结束，不能执行此操作' },
    { id: 'p2', ok: true, msg: null },
  ];
  const post = vi.fn().mockResolvedValue(refused);
  const two = {
    records: [task, { ...task, taskId: 't2', processInstanceId: 'p2', title: '另一件' }],
    total: 2,
  };
  const get = vi
    .fn()
    .mockImplementation((path: string) =>
      path.endsWith('ops/list') ? Promise.resolve({ ...page(task), ...two }) : answering(path),
    );
  renderAtWork(<OpsScreen />, { get, post });
  for (const name of ['首台套奖励 YL1', '另一件 YL1'])
    fireEvent.click(await screen.findByRole('checkbox', { name }));
  const bar = (await screen.findAllByRole('status')).find((one) => within(one).queryByText(/更\s*多/));
  fireEvent.click(within(bar!).getByRole('button', { name: /更\s*多/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: '终止' }));
  say('重复发起');
  await press();
  expect(await screen.findByText('首台套奖励 YL1：流程已结束，不能执行此操作')).toBeTruthy();
  expect(post).toHaveBeenCalledWith('blade-workflow/ops/terminateProcess', {
    ...{ processInstanceIds: ['p1', 'p2'], comment: '重复发起', notify: 1 },
  });
});
