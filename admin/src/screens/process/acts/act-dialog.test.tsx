import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { ApiError } from '@policy/shared/client/api-error.ts';

import { completeBrowser } from '../../../testing/browser.ts';
import { renderAtWork } from '../../../testing/render-in-page.tsx';
import type { PersonInput } from '../../../components/person-picker/person-input.tsx';
import { CasePage } from '../case/case-page.tsx';

const process = { processInstanceId: 'p1', processDefinitionName: '政策兑现', title: '首台套奖励', rev: 3 };
const offered = (...acts: string[]) => acts.map((act) => ({ act, taskId: 't1' }));
const button = { buttonKey: 'accepted', name: '受理通过', sort: 1 };

/** The picker has tests of its own: here somebody is picked by one press. */
vi.mock('../../../components/person-picker/person-input.tsx', () => ({
  PersonInput: ({ onChange, isSingle }: Parameters<typeof PersonInput>[0]) => (
    <button type="button" onClick={() => onChange?.(isSingle ? ['u2'] : ['u2', 'u3'])}>
      陈思齐
    </button>
  ),
}));

const get = vi.fn();
const post = vi.fn();
const onDecided = vi.fn();

async function show(detail: object) {
  get.mockImplementation((path: string) => {
    return Promise.resolve(path.endsWith('/detail') ? { process, flow: [], buttons: [], ...detail } : []);
  });
  renderAtWork(<CasePage taskId="t1" processInstanceId="p1" onDecided={onDecided} />, { get, post });
  await screen.findByRole('heading', { name: '首台套奖励' });
}

const open = async (act: string) => {
  fireEvent.click(screen.getByRole('button', { name: '更多操作' }));
  fireEvent.click(await screen.findByText(act));
  return within(await screen.findByRole('dialog', { name: act }));
};
const confirm = (dialog: Awaited<ReturnType<typeof open>>) =>
  fireEvent.click(dialog.getByRole('button', { name: /确 ?定/ }));

beforeAll(completeBrowser);
beforeEach(() => {
  vi.resetAllMocks();
  post.mockResolvedValue(null);
});
afterEach(cleanup);

it('a task is handed to one colleague with a reason, and leaves the page', async () => {
  await show({ buttons: [button], acts: offered('transfer', 'delegate', 'copy') });
  const dialog = await open('转办');
  confirm(dialog);
  expect(await dialog.findByText('请至少选择一人')).toBeTruthy();
  expect(await dialog.findByText('请输入说明')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: '陈思齐' }));
  fireEvent.change(dialog.getByLabelText('说明'), { target: { value: '出差' } });
  confirm(dialog);
  await vi.waitFor(() => expect(onDecided).toHaveBeenCalled());
  const sent = { taskId: 't1', comment: '出差', assignee: 'u2', rev: 3 };
  expect(post).toHaveBeenCalledWith('blade-workflow/process/transferTask', sent, expect.anything());
});

it('a delegated task has no decision, and is given back with a word', async () => {
  await show({
    process: { ...process, ownerName: '李明', delegation: 'pending' },
    acts: offered('resolve', 'copy'),
  });
  expect(screen.getByText('委派人')).toBeTruthy();
  expect(screen.queryByLabelText('办理意见')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '办理完毕交回' }));
  const dialog = within(await screen.findByRole('dialog', { name: '办理完毕交回' }));
  fireEvent.change(dialog.getByLabelText('说明'), { target: { value: '已核对' } });
  confirm(dialog);
  await vi.waitFor(() => expect(onDecided).toHaveBeenCalled());
  expect(post.mock.lastCall?.[0]).toBe('blade-workflow/process/resolveTask');
});

it('others are asked to sign, at a time that is chosen', async () => {
  await show({ buttons: [button], acts: offered('addSigners') });
  const dialog = await open('加签');
  fireEvent.click(dialog.getByRole('button', { name: '陈思齐' }));
  fireEvent.click(dialog.getByText('同时'));
  fireEvent.change(dialog.getByLabelText('说明'), { target: { value: '请核对' } });
  confirm(dialog);
  await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(2));
  const sent = { taskId: 't1', comment: '请核对', assignee: 'u2,u3', position: 'parallel' };
  expect(post).toHaveBeenCalledWith('blade-workflow/process/addMultiInstance', sent, expect.anything());
});

it('who delegated a task takes it back and stays at it', async () => {
  await show({ acts: offered('recall', 'urge') });
  const dialog = await open('收回委派');
  fireEvent.change(dialog.getByLabelText('说明'), { target: { value: '他已离岗' } });
  confirm(dialog);
  await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(2));
  expect(post.mock.lastCall?.slice(0, 2)).toEqual([
    'blade-workflow/process/recallTask',
    { taskId: 't1', comment: '他已离岗' },
  ]);
  expect(onDecided).not.toHaveBeenCalled();
});

it('what is refused keeps the dialog with what was written, and what has changed is read again', async () => {
  await show({ acts: offered('urge') });
  post.mockRejectedValue(new ApiError({ code: 409, msg: '数据已被他人修改，请刷新后重试' }));
  const dialog = await open('催办');
  fireEvent.change(dialog.getByLabelText('说明'), { target: { value: '请尽快' } });
  confirm(dialog);
  await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(2));
  expect(dialog.getByLabelText('说明')).toHaveProperty('value', '请尽快');
});

it('the history tells who handed the task to whom', async () => {
  const comment = {
    content: '请协助',
    action: 'delegated',
    userName: '李明',
    toNames: ['陈思齐'],
    time: null,
  };
  const step = { historyActivityId: 'accept', historyActivityType: 'userTask', historyActivityName: '受理' };
  await show({ flow: [{ ...step, comments: [comment] }] });
  expect(await screen.findByText(/李明 委派给 陈思齐/)).toBeTruthy();
  expect(screen.getByText('请协助')).toBeTruthy();
});

it('a task is sent back to a step that is chosen, and comes straight back', async () => {
  await show({
    ...{ buttons: [button, { buttonKey: 'returned', name: '退回修改', sort: 2 }], acts: offered('sendBack') },
    backNodes: [{ nodeId: 'accept', nodeName: '形式审查' }],
  });
  const dialog = await open('退回到环节');
  expect(dialog.getByText('上一步')).toBeTruthy();
  fireEvent.mouseDown(dialog.getByLabelText('退回到'));
  expect(await screen.findByText('发起人', { selector: '.ant-select-item-option-content' })).toBeTruthy();
  fireEvent.click(screen.getByText('形式审查'));
  fireEvent.click(dialog.getByText('直接回到本环节'));
  fireEvent.change(dialog.getByLabelText('说明'), { target: { value: '材料不全' } });
  confirm(dialog);
  await vi.waitFor(() => expect(onDecided).toHaveBeenCalled());
  const sent = { taskId: 't1', comment: '材料不全', nodeId: 'accept', afterwards: 'straight', rev: 3 };
  expect(post).toHaveBeenCalledWith('blade-workflow/process/rollbackTask', sent, expect.anything());
});

it('a signer is taken away by his name, with a reason, and the case is read again', async () => {
  const acts = [...offered('copy'), { act: 'removeSigner', taskId: 's1', personName: '陈思齐' }];
  await show({ buttons: [button], acts });
  const dialog = await open('减签（陈思齐）');
  fireEvent.change(dialog.getByLabelText('说明'), { target: { value: '已另行征求意见' } });
  confirm(dialog);
  const taken = { taskId: 's1', comment: '已另行征求意见' };
  const call = 'blade-workflow/process/deleteMultiInstance';
  await vi.waitFor(() => expect(post).toHaveBeenCalledWith(call, taken, expect.anything()));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onDecided).not.toHaveBeenCalled();
});
