import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { completeBrowser } from '../../../testing/browser.ts';
import { renderAtWork } from '../../../testing/render-in-page.tsx';
import { actsForMany, opsActs } from './ops-acts.ts';
import { targetsOf } from './ops-said.ts';
import type { OpsRow } from './ops-shapes.ts';
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
const start = {
  ...{
    id: 's1',
    processDefinitionKey: 'wf_month',
    processDefinitionName: '月度巡检',
    version: 2,
    category: null,
  },
  ...{ kind: 'timer', nodeName: '每月一日', dueTime: '2026-11-01 09:00:00', isSuspended: false },
  detail: '环节“巡检”找不到办理人，请联系管理员',
};
const page = (row: object) => ({ records: [row], total: 1, size: 10, current: 1, pages: 1 });

const answering = (path: string) => {
  if (path.endsWith('ops/list')) return Promise.resolve(page(task));
  if (path.endsWith('ops/standingList')) return Promise.resolve(page(stuck));
  if (path.endsWith('ops/standing')) return Promise.resolve(stuck.standingAt);
  if (path.endsWith('ops/startList')) return Promise.resolve(page(start));
  if (path.endsWith('ops/task'))
    return Promise.resolve({ taskId: 't1', buttons: [], backTo: ['owner'], asksAfterwards: true });
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
  await screen.findByText(/^多次失败而停止的定时、消息和外部调用重新执行/);
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

it('a task is returned to whoever started it, where its step lets it', async () => {
  const post = render();
  await choose('退回');
  fireEvent.mouseDown(await screen.findByLabelText('退回到'));
  fireEvent.click(await screen.findByTitle('发起人'));
  fireEvent.click(await screen.findByRole('radio', { name: '直接回到本环节' }));
  say('材料不全');
  await press();
  await vi.waitFor(() => expect(post).toHaveBeenCalled());
  const body = { taskId: 't1', rev: 3, to: 'owner', afterwards: 'straight', comment: '材料不全', notify: 1 };
  expect(post.mock.calls[0]?.[1]).toMatchObject(body);
});

it('a process that did not begin says why, and is begun again', async () => {
  const post = render('standing');
  for (const text of ['月度巡检 v2', '每月一日', start.detail, '未能启动的流程（1）'])
    expect(await screen.findAllByText(text)).not.toEqual([]);
  fireEvent.click(await screen.findByRole('button', { name: '重新启动' }));
  fireEvent.change(await screen.findByLabelText('原因'), { target: { value: '已补办理人' } });
  await press();
  await vi.waitFor(() => expect(post).toHaveBeenCalled());
  expect(post.mock.calls[0]?.slice(0, 2)).toEqual([
    'blade-workflow/ops/retryStart',
    { startId: 's1', comment: '已补办理人', notify: 1 },
  ]);
});

it.each([
  ['tasks', ['rollback', 'dispatch', 'addSigner', 'removeSigner', 'remove']],
  ['processes', ['dispatch', 'suspend', 'terminate', 'remove']],
  ['standing', ['dispatch', 'retry', 'skip']],
] as const)('to several of the %s can be done what can be done to one', (tab, acts) => {
  expect(actsForMany(tab)).toEqual(expect.arrayContaining([...acts]));
});

it('processes that no tasks stand for are named by themselves', () => {
  const rows = [{ processInstanceId: 'p1' }, { processInstanceId: 'p2' }] as OpsRow[];
  expect(targetsOf(opsActs.dispatch, rows)).toEqual({ processInstanceIds: ['p1', 'p2'] });
  const tasks = rows.map((row, at) => ({ ...row, taskId: `t${String(at)}` }));
  expect(targetsOf(opsActs.dispatch, tasks)).toEqual({ taskIds: ['t0', 't1'] });
});
