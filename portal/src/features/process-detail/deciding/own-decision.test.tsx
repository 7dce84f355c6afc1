import { ApiError } from '@policy/shared/client/api-error.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { axeFindings, renderInPage } from '../../../components/testing/render-in-page.tsx';
import type { OwnProcess } from '../own/own-process.ts';

const upload = vi.fn();
const post = vi.fn<(path: string, body: object, options?: object) => Promise<unknown>>();
// The view is the server's; here its islands are tried out with it.
vi.mock('server-only', () => ({}));
vi.mock('../../../lib/browser/browser-session.ts', () => ({ http: { post, upload } }));

const { OwnDecision } = await import('./own-decision.tsx');

const completes = { act: 'complete' as const, targets: [] };
const detail: OwnProcess = {
  process: {
    ...{ processInstanceId: 'p1', processDefinitionName: '企业信息变更', title: '企业信息变更 江屿科技' },
    ...{ status: 'running', createTime: '2026-11-25 09:00:00', endTime: null, endReason: null },
    ...{ companyName: '江屿科技', startUserName: '李明', mayWithdraw: false },
    ...{ taskId: 't1', taskName: '企业签署确认', dueTime: null, rev: 2 },
  },
  form: {
    schema: {
      type: 'object',
      required: ['after', 'validFrom'],
      properties: {
        after: { type: 'string', title: '变更后' },
        validFrom: { type: 'string', title: '生效日期' },
      },
    },
    ...{ uiSchema: {}, values: { after: '新址', validFrom: '立即' } },
    permissions: { validFrom: { access: 'edit', required: true } },
  },
  ...{ stepForm: null, correction: null },
  ...{ isMine: true, dutyNames: ['签署提交'] },
  buttons: [
    { buttonKey: 'approved', name: '确认提交', commentRequired: false, ...completes },
    { buttonKey: 'rejected', name: '不再变更', commentRequired: true, ...completes },
  ],
  ...{ acts: [], files: { count: 0, bytes: 0 }, flow: [], xml: '<x/>' },
};
const next = { refusal: null, ends: null, waitsFor: [] };
const office = { taskName: '部门核准', isOwners: false, isGiven: false };
const reload = vi.fn();
const here = {
  hash: '',
  href: 'http://localhost/',
  origin: 'http://localhost',
  host: 'localhost',
  pathname: '/',
};
const calls = (end: string) => post.mock.calls.filter(([path]) => path.endsWith(end));
const show = (shown: OwnProcess = detail, locale: 'zh' | 'en' = 'zh') =>
  renderInPage(<OwnDecision detail={shown} today="2026-11-28" />, locale);

beforeEach(() => {
  sessionStorage.clear();
  reload.mockReset();
  vi.stubGlobal('location', { ...here, reload });
  post.mockReset().mockImplementation(async (path) => {
    if (!path.endsWith('nextSteps')) return {};
    return { ...next, steps: [{ ...office, people: [{ name: '受理岗', department: null }] }] };
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('asks for the fields of the step alone, says what happens next, and decides once it is confirmed', async () => {
  const { container } = show();
  const field = await screen.findByLabelText<HTMLInputElement>('生效日期');
  expect(screen.queryByLabelText('变更后')).toBeNull();
  expect(container.textContent).toContain('由本单位“签署提交”职责的成员办理');
  expect(await axeFindings(container)).toEqual([]);
  await userEvent.clear(field);
  await userEvent.click(screen.getByRole('button', { name: '确认提交' }));
  expect((await screen.findByRole('alert')).textContent).toContain('请输入生效日期');
  expect(post).not.toHaveBeenCalled();
  await userEvent.type(field, '下月');
  await userEvent.click(screen.getByRole('button', { name: '确认提交' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('部门核准（由受理岗办理）');
  await userEvent.click(within(dialog).getByRole('button', { name: '确认提交' }));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(calls('completeTask')[0]?.[1]).toEqual({
    ...{ taskId: 't1', rev: 2, outcome: 'approved', comment: '', variables: { validFrom: '下月' } },
  });
  expect(sessionStorage.length).toBe(0);
});

it('wants to know why before it says no, which looks like what it is', async () => {
  post.mockResolvedValueOnce({ ...next, ends: 'withdrawn', steps: [] });
  show();
  const no = await screen.findByRole('button', { name: '不再变更' });
  expect(no.className).toContain('seal');
  await userEvent.click(no);
  expect(await screen.findByText('请填写办理意见，说明原因')).toBeTruthy();
  expect([post.mock.calls, document.activeElement?.id]).toEqual([[], 'comment']);
  await userEvent.type(screen.getByLabelText(/^办理意见/), '暂不变更');
  await userEvent.click(no);
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('流程随即结束，状态为“已撤回”');
  expect(dialog.textContent).toContain('暂不变更');
});

it('rejects as the step says, back to the step that is picked, and tells where it goes', async () => {
  const targets = [
    { nodeId: 'deal', nodeName: '经办' },
    { nodeId: 'check', nodeName: '核对' },
  ];
  const back = { buttonKey: 'rejected', name: '驳回', commentRequired: true, isRefusal: true };
  const { container } = show({ ...detail, buttons: [{ ...back, act: 'reject', targets }] });
  await userEvent.clear(await screen.findByLabelText('生效日期'));
  await userEvent.type(screen.getByLabelText(/^办理意见/), '请重核');
  await userEvent.click(screen.getByRole('button', { name: '驳回' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.selectOptions(within(dialog).getByLabelText('退回到'), '核对');
  await waitFor(() => expect(calls('nextSteps')).toHaveLength(2));
  expect(calls('nextSteps').map(([, body]) => body)).toMatchObject([
    { outcome: 'rejected', act: 'reject', nodeId: 'deal' },
    { outcome: 'rejected', act: 'reject', nodeId: 'check' },
  ]);
  expect(await axeFindings(container)).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: '驳回' }));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(calls('rejectTask')[0]?.[1]).toMatchObject({
    taskId: 't1',
    rev: 2,
    comment: '请重核',
    nodeId: 'check',
  });
  expect(calls('completeTask')).toEqual([]);
});

it('says that somebody was quicker, and keeps what was typed', async () => {
  show();
  await userEvent.type(await screen.findByLabelText(/^办理意见/), '同意');
  await userEvent.click(screen.getByRole('button', { name: '确认提交' }));
  const dialog = await screen.findByRole('dialog');
  post.mockRejectedValueOnce(new ApiError({ code: 409, msg: '该任务已被处理' }));
  await userEvent.click(within(dialog).getByRole('button', { name: '确认提交' }));
  expect(await screen.findByText('该任务已被处理')).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
  cleanup();
  show();
  expect((await screen.findByLabelText<HTMLTextAreaElement>(/^办理意见/)).value).toBe('同意');
});

const score = { type: 'integer', title: '自评分', minimum: 1, maximum: 10 };
const stepForm = {
  schema: {
    type: 'object',
    required: ['score'],
    properties: { score, view: { type: 'string', title: '看法' }, given: { type: 'string', title: '编号' } },
  },
  ...{ uiSchema: { 'ui:order': ['view', 'score', 'given'] }, values: { given: 'N1' }, version: 3 },
  permissions: { score: { access: 'edit' as const }, view: { access: 'edit' as const } },
};

it('asks for the form that the step has of its own, judges it, and sends it with its version', async () => {
  const { container } = show({ ...detail, stepForm });
  const field = await screen.findByLabelText<HTMLInputElement>('自评分');
  const labels = [...container.querySelectorAll('label')].map(({ textContent }) => textContent);
  expect(labels.slice(0, 3).map((text) => text.slice(0, 3))).toEqual(['生效日', '看法选', '自评分']);
  expect(screen.queryByLabelText('编号')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '确认提交' }));
  expect((await screen.findByRole('alert')).textContent).toContain('自评分');
  expect(post).not.toHaveBeenCalled();
  await userEvent.type(field, '7');
  await userEvent.click(screen.getByRole('button', { name: '确认提交' }));
  const dialog = await screen.findByRole('dialog');
  const errors = [{ field: 'score', message: '自评分与材料不符' }];
  post.mockRejectedValueOnce(new ApiError({ code: 400, msg: '有内容不符', errors }));
  await userEvent.click(within(dialog).getByRole('button', { name: '确认提交' }));
  // What the server finds stands at its field, and what was typed stays.
  await waitFor(() => expect(container.textContent).toContain('自评分与材料不符'));
  cleanup();
  show({ ...detail, stepForm });
  expect((await screen.findByLabelText<HTMLInputElement>('自评分')).value).toBe('7');
  await userEvent.click(screen.getByRole('button', { name: '确认提交' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '确认提交' }));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(calls('completeTask').at(-1)?.[1]).toEqual({
    ...{ taskId: 't1', rev: 2, formVersion: 3, outcome: 'approved', comment: '', variables: { score: 7 } },
  });
});

it('takes files along with the comment, which stay in the tab until it is sent', async () => {
  upload.mockResolvedValue({ attachId: 'f1', link: '', originalName: '授权书.pdf' });
  const { container } = show();
  await screen.findByLabelText('生效日期');
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no way to add a file');
  await userEvent.upload(input, new File(['x'], '授权书.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('授权书.pdf', { selector: 'p' })).toBeTruthy();
  expect(await axeFindings(container)).toEqual([]);
  cleanup();
  show();
  expect(await screen.findByText('授权书.pdf', { selector: 'p' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '确认提交' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: '确认提交' }));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(calls('completeTask')[0]?.[1]).toMatchObject({ attachments: ['f1'] });
  expect(sessionStorage.length).toBe(0);
});

it('is told, and not offered, to a member without the duty, in his language', () => {
  const { container } = show({ ...detail, isMine: false }, 'en');
  expect(container.textContent).toContain('You can read it, but not decide it');
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  const done = { ...detail, isMine: false, dutyNames: [] };
  expect(show(done).container.textContent).toBe('');
});
