import type { Drawing } from '@policy/shared/diagram/draw.ts';
import { ApiError } from '@policy/shared/client/api-error.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { axeFindings, renderInPage } from '../../../components/testing/render-in-page.tsx';
import type { OwnProcess, OwnStep } from './own-process.ts';

const drawDiagram = vi.fn<(box: HTMLElement, drawing: Drawing) => Promise<object>>();
const blob = vi.fn<(path: string, query: object) => Promise<Blob>>();
const post = vi.fn<(path: string, body: object, options?: object) => Promise<object>>();
// The view is the server's; here its islands are tried out with it.
vi.mock('server-only', () => ({}));
vi.mock('../../../lib/browser/browser-session.ts', () => ({ http: { post, blob } }));
vi.mock('../draw-diagram.ts', () => ({ drawDiagram }));

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
  ...{ stepForm: null, correction: null },
  ...{ isMine: false, dutyNames: [], buttons: [], acts: [], files: { count: 0, bytes: 0 } },
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

it('shows what stands in the form of the step that was opened', () => {
  const { form } = detail;
  const properties = { score: { type: 'integer', title: '自评分' } };
  const stepForm = form && {
    ...form,
    schema: { type: 'object', properties },
    values: { score: 7 },
    version: 1,
  };
  const { container } = show({ ...detail, stepForm });
  expect(screen.getByRole('heading', { name: '本环节的表单' })).toBeTruthy();
  expect(container.textContent).toContain('自评分7');
  cleanup();
  // What he fills in himself stands above, and is not told twice.
  const open = stepForm && { ...stepForm, permissions: { score: { access: 'edit' as const } } };
  show({ ...detail, isMine: true, stepForm: open });
  expect(screen.queryByRole('heading', { name: '本环节的表单' })).toBeNull();
});

it('tells of waits, of what the process did itself and of its parts, by their kind where they have no name', () => {
  const done = { endTime: '2026-11-26 10:00:00' };
  const of = (historyActivityType: string, more: Partial<OwnStep>) =>
    step({ historyActivityType, historyActivityName: 'a', kind: null, ...more });
  const flow = [
    ...[begun, of('serviceTask', { historyActivityName: '核对工商信息', ...done })],
    ...[of('sequenceFlow', done), of('exclusiveGateway', done), of('sendTask', done)],
    ...[of('subProcess', { historyActivityName: '联合踏勘' }), of('intermediateCatchEvent', {})],
  ];
  const { container } = show({ ...detail, form: null, flow });
  const told = [...container.querySelectorAll('section ol > li')].map(
    (one) => one.querySelector('p')?.textContent,
  );
  expect(told).toEqual([
    ...['提交申请（已完成）', '核对工商信息（已完成）', '发送通知（已完成）'],
    ...['联合踏勘（正在办理）', '等待（等待中）'],
  ]);
});

it('urges an office, takes its own decision back for a reason, and takes the files away', async () => {
  const acts = (['withdraw', 'urge'] as const).map((name) => ({ act: name, taskId: `t-${name}` }));
  show({ ...detail, acts, files: { count: 2, bytes: 10 } });
  await userEvent.click(screen.getByRole('button', { name: /^撤回办理结果/ }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: '撤回' }));
  expect(dialog.textContent).toContain('请填写撤回原因');
  await userEvent.type(within(dialog).getByLabelText('撤回原因'), '日期有误');
  await userEvent.click(within(dialog).getByRole('button', { name: '撤回' }));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: /^催办/ }));
  await userEvent.click(await screen.findByRole('button', { name: '提醒' }));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
  expect(post.mock.calls.map(([path, body]) => [path.split('/').at(-1), body])).toEqual([
    ['withdrawTask', { taskId: 't-withdraw', comment: '日期有误' }],
    ['urgeTask', { taskId: 't-urge' }],
  ]);
  blob.mockRejectedValue(new ApiError({ code: 400, msg: '没有可以下载的文件' }));
  await userEvent.click(screen.getByRole('button', { name: '下载全部文件（2个）' }));
  expect(blob).toHaveBeenCalledWith('blade-workflow/process/exportAllUploadFile', {
    processInstanceId: 'p1',
  });
  expect((await screen.findByRole('alert')).textContent).toContain('没有可以下载的文件');
});

it('opens its drawing where it stands, and tells of a node that is picked what happened there', async () => {
  drawDiagram.mockResolvedValue({ zoom: vi.fn(), fit: vi.fn() });
  const done = step({ historyActivityId: 'c', historyActivityName: '经办', endTime: '2026-11-26 10:00:00' });
  const { container } = show({ ...detail, flow: [begun, { ...done, outcome: 'approved' }, step({})] });
  await userEvent.click(screen.getByRole('button', { name: '查看流程图' }));
  await waitFor(() => expect(drawDiagram).toHaveBeenCalled());
  const { current, onPick } = drawDiagram.mock.calls[0]?.[1] ?? {};
  expect(current).toBe('a');
  act(() => onPick?.({ id: 'c', name: '经办' }));
  const told = await screen.findByRole('region', { name: '“经办”的办理情况' });
  expect(told.textContent).toContain('同意');
  act(() => onPick?.({ id: 'z', name: '归档' }));
  expect(container.textContent).toContain('还没有到这一步。');
  expect(drawDiagram).toHaveBeenCalledOnce();
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

it('tells who took a request back himself that it begins once more', () => {
  const correction = { taskId: 't9', rev: 4, isWithdrawn: true };
  const form = { schema: { properties: {} }, uiSchema: {}, values: {}, permissions: {} };
  show({ ...detail, form, correction });
  expect(screen.getByText('您已撤回这份申请')).toBeTruthy();
  expect(screen.queryByText('这份申请被退回，需要您修改')).toBeNull();
});
