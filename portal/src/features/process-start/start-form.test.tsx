import { ApiError } from '@policy/shared/client/api-error.ts';
import type { StartForm as StartFormFacts } from '@policy/shared/contract/workflow/starting.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { axeFindings, renderInPage } from '../../components/testing/render-in-page.tsx';
import { decodeParams, startParams } from '../../lib/addresses/route-params.ts';

const post = vi.fn<(path: string, body: object, options?: object) => Promise<object>>();
const get = vi.fn<(path: string) => Promise<object>>();
vi.mock('../../lib/browser/browser-session.ts', () => ({ http: { post, get } }));

const { StartForm } = await import('./start-form.tsx');

const facts = {
  process: { processDefKey: 'seal', processDefName: '用印申请' },
  form: {
    ...{ key: 'form_seal', version: 3, uiSchema: {} },
    schema: {
      type: 'object',
      required: ['documentName', 'applicant'],
      properties: {
        documentName: { type: 'string', title: '文件名称' },
        applicant: { type: 'string', title: '申请人', default: '江屿科技' },
      },
    },
  },
} as unknown as StartFormFacts;
const next = {
  ...{ refusal: null, ends: null, waitsFor: [] },
  steps: [
    {
      ...{ taskName: '部门审核', isOwners: false, isGiven: false },
      people: [{ name: '审核员', department: '办公室' }],
    },
  ],
};
const draftId = '0191e0a0-0000-7000-8000-000000000001';
const [assign, reload, replaceState] = [vi.fn(), vi.fn(), vi.fn()];
/** The page that a script leaves or loads again. */
const here = {
  hash: '',
  href: 'http://localhost/',
  origin: 'http://localhost',
  host: 'localhost',
  pathname: '/',
};

const submitted = () => screen.getByRole('button', { name: '提交' });
const calls = (end: string) => post.mock.calls.filter(([path]) => path.endsWith(end));
const show = async (draft: Parameters<typeof StartForm>[0]['draft'] = null) => {
  const shown = renderInPage(<StartForm facts={facts} draft={draft} today="2026-11-27" />);
  return { ...shown, name: await screen.findByLabelText<HTMLInputElement>('文件名称') };
};

const answerTo = (path: string, nextVersion: () => number) => {
  if (path.endsWith('startSteps')) return next;
  return path.endsWith('startProcess')
    ? { processInstanceId: 'p1' }
    : { id: draftId, version: nextVersion() };
};

beforeEach(() => {
  sessionStorage.clear();
  for (const call of [assign, reload, replaceState]) call.mockReset();
  vi.stubGlobal('location', { ...here, assign, reload });
  vi.spyOn(window.history, 'replaceState').mockImplementation(replaceState);
  let version = 0;
  post.mockReset().mockImplementation(async (path) => answerTo(path, () => (version += 1)));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('is handed in with the draft that was saved meanwhile, whose address the page takes, and leads to its page', async () => {
  const { name, container } = await show();
  expect(screen.getByLabelText<HTMLInputElement>('申请人').value).toBe('江屿科技');
  expect(await axeFindings(container)).toEqual([]);
  await userEvent.type(name, '框架协议');
  expect(await screen.findByText('部门审核', {}, { timeout: 5000 })).toBeTruthy();
  const asked = { processDefKey: 'seal', variables: { documentName: '框架协议' } };
  await waitFor(() => expect(calls('startSteps').at(-1)?.[1]).toMatchObject(asked), { timeout: 5000 });
  await userEvent.click(submitted());
  await waitFor(() => expect(assign).toHaveBeenCalled());
  const answers = { documentName: '框架协议', applicant: '江屿科技' };
  expect(calls('draft/submit').at(-1)?.[1]).toMatchObject({
    ...{ processKey: 'seal', formKey: 'form_seal', formVersion: 3, answers },
  });
  const address = String(replaceState.mock.calls[0]?.[2]);
  expect(decodeParams(startParams, address.split('/').at(-1) ?? '')).toEqual({
    processDefKey: 'seal',
    draftId,
  });
  const [, body, options] = calls('startProcess')[0] ?? [];
  expect(body).toEqual({ processDefKey: 'seal', formVersion: 3, variables: answers, draftId });
  // The same draft handed in from another tab is the same command.
  expect(options).toEqual({ idempotencyKey: expect.stringMatching(new RegExp(`^${draftId}:\\d+:3$`)) });
  expect(assign).toHaveBeenCalledWith(expect.stringMatching(/^\/process\/detailWeb\/[\w-]+\?handedIn=1$/));
  expect(sessionStorage.length).toBe(0);
});

it('is not handed in while something is missing, and says where', async () => {
  await show();
  await userEvent.click(submitted());
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByRole('link', { name: '请输入文件名称' }).getAttribute('href')).toBe(
    '#form.documentName',
  );
  expect(calls('startProcess')).toEqual([]);
});

it('shows what the server refuses at its field, and keeps what was typed', async () => {
  const { name } = await show({
    id: draftId,
    version: 4,
    answers: { documentName: '通知', applicant: '甲' },
  });
  const errors = [{ field: 'documentName', message: '该文件已用印' }];
  post.mockRejectedValueOnce(new ApiError({ code: 400, msg: '该文件已用印', errors }));
  await userEvent.click(submitted());
  expect(await screen.findByRole('alert')).toBeTruthy();
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
  expect([name.value, assign.mock.calls]).toEqual(['通知', []]);
  // Whatever is typed elsewhere does not put it right.
  await userEvent.type(screen.getByLabelText('申请人'), '乙');
  expect(name.getAttribute('aria-invalid')).toBe('true');
});

/** Fills a field in and leaves it, which saves. */
function fillIn(field: HTMLInputElement, value: string) {
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
}

it('says why its first save was refused, and asks for no draft that is not there', async () => {
  const { name } = await show();
  get.mockReset();
  post.mockRejectedValueOnce(new ApiError({ code: 409, msg: '当前办理主体已切换' }));
  fillIn(name, '框架协议');
  expect(await screen.findByText('当前办理主体已切换')).toBeTruthy();
  expect(get).not.toHaveBeenCalled();
});

const opened = { id: draftId, version: 4, answers: { documentName: '通知', applicant: '甲' } };

it('is not handed in with what its reader has not seen, but shows it', async () => {
  const { name } = await show(opened);
  await userEvent.type(name, '一');
  post.mockRejectedValueOnce(new ApiError({ code: 409, msg: '数据已被他人修改' }));
  get.mockResolvedValue({ id: draftId, version: 9, answers: { documentName: '公告', applicant: '乙' } });
  await userEvent.click(submitted());
  expect(await screen.findByText('内容刚刚有变动，请核对后再提交')).toBeTruthy();
  expect([name.value, calls('startProcess')]).toEqual(['公告', []]);
  // As long as it is not decided which of two answers stands, neither is handed in.
  await userEvent.click(submitted());
  expect(await screen.findByText('内容刚刚有变动，请核对后再提交')).toBeTruthy();
  expect(calls('startProcess')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '“文件名称”改用我填写的' }));
  await userEvent.click(submitted());
  await waitFor(() => expect(assign).toHaveBeenCalled());
  const variables = { documentName: '通知一', applicant: '乙' };
  expect(calls('startProcess').map(([, body]) => body)).toMatchObject([{ variables, draftId }]);
});

it('is not handed in where its draft is gone, which may have been handed in', async () => {
  const { name } = await show(opened);
  await userEvent.type(name, '一');
  post.mockImplementation(async (path) => {
    if (path.endsWith('startProcess')) return { processInstanceId: 'p1' };
    throw new ApiError({ code: 404, msg: '没找到草稿' });
  });
  await userEvent.click(submitted());
  expect(await screen.findAllByText('没找到草稿')).toHaveLength(2);
  expect([name.value, calls('startProcess')]).toEqual(['通知一', []]);
});

it('is handed in without a draft where none could be begun', async () => {
  const { name } = await show();
  post.mockImplementation(async (path) => {
    if (path.endsWith('startProcess')) return { processInstanceId: 'p1' };
    throw new ApiError({ code: 400, msg: '草稿太多' });
  });
  await userEvent.type(name, '通知');
  await userEvent.click(submitted());
  await waitFor(() => expect(assign).toHaveBeenCalled());
  expect(calls('startProcess')[0]?.[1]).not.toHaveProperty('draftId');
});

it('begins one draft where the answer to the first save is lost, whatever is typed before it is tried again', async () => {
  const { name } = await show();
  post.mockRejectedValueOnce(new ApiError({ code: 0, msg: '服务暂不可用' }));
  fillIn(name, '框架');
  expect(await screen.findByText('服务暂不可用')).toBeTruthy();
  fillIn(name, '框架协议');
  await waitFor(() => expect(calls('draft/submit')).toHaveLength(3));
  const [lost, again, rest] = calls('draft/submit');
  expect(again?.slice(1)).toEqual(lost?.slice(1));
  expect(lost?.[2]).toMatchObject({ idempotencyKey: expect.any(String) });
  expect(rest?.[1]).toMatchObject({ id: draftId, version: 1, answers: { documentName: '框架协议' } });
});

it('begins its draft with what was mended where the first save was refused', async () => {
  const { name } = await show();
  post.mockRejectedValueOnce(new ApiError({ code: 400, msg: '名称不可读' }));
  fillIn(name, '框架');
  expect(await screen.findByText('名称不可读')).toBeTruthy();
  fillIn(name, '框架协议');
  await waitFor(() => expect(replaceState).toHaveBeenCalled());
  expect(calls('draft/submit').at(-1)?.[1]).toMatchObject({ answers: { documentName: '框架协议' } });
  expect(calls('draft/submit')).toHaveLength(2);
});

it('offers to load a form again that was renewed meanwhile', async () => {
  await show({ id: draftId, version: 4, answers: { documentName: '通知', applicant: '甲' } });
  post.mockRejectedValueOnce(new ApiError({ code: 409, msg: '表单已更新，请刷新页面后核对并重新提交' }));
  await userEvent.click(submitted());
  expect(await screen.findByText('表单已更新，请刷新页面后核对并重新提交')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '重新载入' }));
  expect(reload).toHaveBeenCalled();
});
