import { ApiError } from '@policy/shared/client/api-error.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { axeFindings, renderInPage } from '../../../components/testing/render-in-page.tsx';
import type { OwnProcess, OwnStep } from './own-process.ts';

const post = vi.fn<(path: string, body: object, options?: object) => Promise<object>>();
// The view is the server's; here its islands are tried out with it.
vi.mock('server-only', () => ({}));
vi.mock('../../../lib/browser/browser-session.ts', () => ({ http: { post } }));

const { OwnProcessView } = await import('./own-process-view.tsx');

const step = (facts: Partial<OwnStep>): OwnStep => ({
  ...{ historyActivityId: 'a', historyActivityType: 'userTask', historyActivityName: '部门审批' },
  ...{ createTime: '2026-11-26 09:00:00', endTime: null, kind: 'work', outcome: null, outcomeName: null },
  ...{ comments: [], ...facts },
});
const begun = step({
  historyActivityType: 'startEvent',
  historyActivityName: '',
  endTime: '2026-11-25 09:00:00',
});
const returned = step({
  ...{ endTime: '2026-11-26 10:00:00', outcome: 'returned', outcomeName: '退回修改' },
  comments: [{ action: 'returned', content: '事由不清' }],
});
const detail: OwnProcess = {
  process: {
    ...{ processInstanceId: 'p1', processDefinitionName: '用印申请', title: '用印申请 江屿科技' },
    ...{ status: 'running', createTime: '2026-11-25 09:00:00', endTime: null, endReason: null },
    ...{ companyName: '江屿科技', startUserName: '李明', mayWithdraw: true },
    ...{ taskId: null, taskName: null, dueTime: null, rev: null },
  },
  form: {
    schema: {
      type: 'object',
      required: ['reason'],
      properties: {
        reason: { type: 'string', title: '事由' },
        remark: { type: 'string', title: '备注' },
        phone: { type: 'string', title: '电话' },
      },
    },
    ...{ uiSchema: {}, values: { reason: '盖章', remark: '急', phone: '1380' }, permissions: {} },
  },
  correction: null,
  ...{ isMine: false, dutyNames: [], buttons: [] },
  flow: [begun, step({})],
  xml: '<x/>',
};
const correcting: OwnProcess = {
  ...detail,
  correction: { taskId: 't9', rev: 4 },
  flow: [begun, returned, step({ kind: 'supplement' })],
};
const reload = vi.fn();
/** The page that a script leaves or loads again. */
const here = {
  hash: '',
  href: 'http://localhost/',
  origin: 'http://localhost',
  host: 'localhost',
  pathname: '/',
};

const show = (shown: OwnProcess, isNew = false) =>
  renderInPage(<OwnProcessView detail={shown} isNew={isNew} today="2026-11-27" />);

beforeEach(() => {
  sessionStorage.clear();
  post.mockReset().mockResolvedValue({});
  reload.mockReset();
  vi.stubGlobal('location', { ...here, reload });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('tells whose it is, where it stands, what was asked and what happened', async () => {
  const { container } = show(detail, true);
  expect(screen.getByRole('heading', { level: 1, name: '用印申请' })).toBeTruthy();
  for (const text of ['江屿科技', '办理中', '盖章', '提交申请', '部门审批', '已提交，办理结果'])
    expect(container.textContent).toContain(text);
  expect(container.textContent).not.toContain('李明');
  expect(screen.getByRole('button', { name: /^撤回申请/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '重新提交' })).toBeNull();
  expect(await axeFindings(container)).toEqual([]);
  cleanup();
  const { process } = detail;
  show({ ...detail, process: { ...process, mayWithdraw: false } });
  expect(screen.queryByRole('button', { name: /^撤回申请/ })).toBeNull();
});

it('that came back says why, is corrected, and is handed in again once, as far as it was changed', async () => {
  const { container } = show(correcting);
  expect(container.textContent).toContain('事由不清');
  expect(container.textContent).toContain('等待您修改');
  const reason = await screen.findByLabelText('事由');
  expect(await axeFindings(container)).toEqual([]);
  await userEvent.clear(reason);
  await userEvent.click(screen.getByRole('button', { name: '重新提交' }));
  expect((await screen.findByRole('alert')).textContent).toContain('请输入事由');
  expect(post).not.toHaveBeenCalled();
  await userEvent.type(reason, '合同盖章');
  await userEvent.clear(screen.getByLabelText(/^备注/));
  await userEvent.type(screen.getByLabelText(/修改说明/), '已写明');
  await userEvent.click(screen.getByRole('button', { name: '重新提交' }));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(post.mock.calls[0]?.slice(0, 2)).toEqual([
    'blade-workflow/process/completeTask',
    {
      ...{ taskId: 't9', rev: 4, outcome: 'resubmitted', comment: '已写明' },
      // What was emptied is said; what others may answer meanwhile is not.
      variables: { reason: '合同盖章', remark: null },
    },
  ]);
  expect(sessionStorage.length).toBe(0);
});

/** Whether whoever leaves the page is asked. */
const isAsked = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

it('keeps a correction and its note in the tab until it is taken, over a session that ended', async () => {
  show(correcting);
  await userEvent.type(await screen.findByLabelText('事由'), '，合同');
  await userEvent.type(screen.getByLabelText(/修改说明/), '已写明');
  post.mockRejectedValue(new ApiError({ code: 401, msg: '登录已失效' }));
  await userEvent.click(screen.getByRole('button', { name: '重新提交' }));
  const signIn = await screen.findByRole('link', { name: '重新登录' });
  expect(isAsked()).toBe(true);
  signIn.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(signIn);
  expect(isAsked()).toBe(false);
  cleanup();
  show(correcting);
  expect((await screen.findByLabelText<HTMLInputElement>('事由')).value).toBe('盖章，合同');
  expect(screen.getByLabelText<HTMLTextAreaElement>(/修改说明/).value).toBe('已写明');
});

it('brings a kept correction back over what others have answered since, whose answers stand', async () => {
  show(correcting);
  await userEvent.type(await screen.findByLabelText('事由'), '，合同');
  await userEvent.clear(screen.getByLabelText(/^备注/));
  post.mockRejectedValueOnce(new ApiError({ code: 409, msg: '该任务已被处理' }));
  await userEvent.click(screen.getByRole('button', { name: '重新提交' }));
  await userEvent.click(await screen.findByRole('button', { name: '重新载入' }));
  expect([reload.mock.calls.length, isAsked()]).toEqual([1, false]);
  cleanup();
  const { form } = correcting;
  const values = { reason: '用印', remark: '急', phone: '1390' };
  show({ ...correcting, form: form && { ...form, values }, correction: { taskId: 't9', rev: 5 } });
  const valueOf = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`)).value;
  await screen.findByLabelText('事由');
  expect(['事由', '备注', '电话'].map(valueOf)).toEqual(['用印', '', '1390']);
  await userEvent.click(screen.getByRole('button', { name: '“事由”改用我填写的' }));
  expect(valueOf('事由')).toBe('盖章，合同');
  await userEvent.click(screen.getByRole('button', { name: '重新提交' }));
  await waitFor(() => expect(post).toHaveBeenCalledTimes(2));
  expect(post.mock.calls[1]?.[1]).toMatchObject({ variables: { reason: '盖章，合同', remark: null } });
});

it('that operations ended tells why', () => {
  const ended = { status: 'terminated', endTime: '2026-11-26 10:00:00', endReason: '重复提交' } as const;
  const { container } = show({ ...detail, process: { ...detail.process, ...ended } });
  expect(container.textContent).toContain('已终止');
  expect(container.textContent).toContain('终止原因重复提交');
});

it('that was refused stands as failed, in the language of its reader', () => {
  const refused = step({ endTime: '2026-11-26 10:00:00', outcome: 'rejected' });
  const { process } = detail;
  const shown = { ...detail, process: { ...process, status: 'rejected' as const }, flow: [begun, refused] };
  const { container } = renderInPage(<OwnProcessView detail={shown} isNew today="2026-11-27" />, 'en');
  expect(container.textContent).toContain('Request submitted');
  expect(container.textContent).toContain('Refused');
  expect(container.textContent).not.toContain('Submitted. What becomes');
});
