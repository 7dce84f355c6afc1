import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { ApiError } from '@policy/shared/client/api-error.ts';

import { completeBrowser } from '../../../testing/browser.ts';
import { renderAtWork } from '../../../testing/render-in-page.tsx';
import { reopenPage, switchPage, Tab } from '../../../testing/tab.tsx';
import { startPath } from './start-params.ts';
import StartProcessScreen from './start-process.screen.tsx';

const schema = {
  type: 'object',
  required: ['documentName'],
  properties: {
    documentName: { type: 'string', title: '文件名称', minLength: 1 },
    reason: { type: 'string', title: '用印事由' },
  },
};
const facts = {
  process: { processDefKey: 'seal', processDefName: '用印申请', version: 1 },
  form: { key: 'form_seal', version: 3, schema, uiSchema: {} },
};
const draft = { id: 'd1', answers: { documentName: '通知' }, formVersion: 3 };

const approval = {
  ...{ taskName: '负责人审批', isOwners: false, isGiven: false },
  people: [{ name: '负责人', department: '办公室' }],
};
const answers = (path: string) => {
  if (path.endsWith('startSteps'))
    return { refusal: null, ends: null, waitsFor: ['盖章'], steps: [approval] };
  return path.endsWith('startProcess')
    ? { processInstanceId: 'p1' }
    : { id: 'd1', updateTime: '2026-11-27 10:30:00' };
};

const get = vi.fn();
const post = vi.fn();
const leave = vi.fn();
const started = () => post.mock.calls.filter(([path]) => String(path).endsWith('startProcess'));
const kept = () => post.mock.calls.filter(([path]) => String(path).endsWith('draft/submit'));

async function show(draftId?: string, fromId?: string) {
  renderAtWork(
    <Tab>
      <Routes>
        <Route path="/workflow/process/start/:params" element={<StartProcessScreen />} />
      </Routes>
    </Tab>,
    { get, post },
    {
      leave,
      address: startPath({ processDefKey: 'seal', ...(draftId && { draftId }), ...(fromId && { fromId }) }),
    },
  );
  return screen.findByLabelText<HTMLInputElement>(/文件名称/);
}

beforeAll(completeBrowser);
beforeEach(() => {
  vi.resetAllMocks();
  get.mockImplementation((path: string) => Promise.resolve(path.endsWith('draft/detail') ? draft : facts));
  post.mockImplementation((path: string) => Promise.resolve(answers(path)));
});
afterEach(cleanup);

it('a form that is filled in is handed in with the draft that was saved meanwhile, and leads to its case', async () => {
  const name = await show();
  fireEvent.change(name, { target: { value: '框架协议' } });
  fireEvent.click(screen.getByRole('button', { name: /提 ?交/ }));
  await vi.waitFor(() => expect(leave).toHaveBeenCalledWith(expect.stringContaining('/process/detail/')));
  expect(kept()).toHaveLength(1);
  expect(kept()[0]?.[1]).toMatchObject({ processKey: 'seal', answers: { documentName: '框架协议' } });
  expect(started()[0]?.[1]).toEqual({
    ...{ processDefKey: 'seal', formVersion: 3, variables: { documentName: '框架协议' }, draftId: 'd1' },
  });
  expect(await screen.findByText('草稿已于 10:30 自动保存')).toBeTruthy();
});

it('nothing is handed in while the form has problems', async () => {
  const name = await show();
  fireEvent.click(screen.getByRole('button', { name: /提 ?交/ }));
  const problem = await screen.findByRole('button', { name: '请输入文件名称' });
  expect(document.activeElement).toBe(name);
  name.blur();
  fireEvent.click(problem);
  expect(document.activeElement).toBe(name);
  expect(started()).toHaveLength(0);
  fireEvent.change(name, { target: { value: '框架协议' } });
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: '请输入文件名称' })).toBeNull());
});

it('what follows and whom it reaches is told beside the form, by what is filled in', async () => {
  const name = await show();
  const aside = screen.getByRole('region', { name: '提交后' });
  expect(await within(aside).findByText('负责人审批')).toBeTruthy();
  expect(within(aside).getByText('由办公室的负责人签收办理')).toBeTruthy();
  expect(within(aside).getByText('等待“盖章”')).toBeTruthy();
  fireEvent.change(name, { target: { value: '框架协议' } });
  const asked = () => post.mock.calls.filter(([path]) => String(path).endsWith('startSteps')).at(-1)?.[1];
  await vi.waitFor(
    () => expect(asked()).toEqual({ processDefKey: 'seal', variables: { documentName: '框架协议' } }),
    { timeout: 5000 },
  );
});

it('whom the next step is given to is chosen beside the form, sent with it, and dropped where it is no longer come to', async () => {
  const people = [
    { userId: 'u1', name: '张三' },
    { userId: 'u2', name: '李四' },
  ];
  const choosing = { refusal: null, ends: null, waitsFor: [] };
  let steps: object[] = [{ ...approval, choice: { nodeId: 'review', people } }];
  post.mockImplementation((path: string) =>
    Promise.resolve(path.endsWith('startSteps') ? { ...choosing, steps } : answers(path)),
  );
  const name = await show();
  const chooser = await screen.findByRole('combobox', { name: '“负责人审批”的办理人' });
  fireEvent.mouseDown(chooser);
  fireEvent.click(await screen.findByText('李四'));
  fireEvent.change(name, { target: { value: '框架协议' } });
  fireEvent.click(screen.getByRole('button', { name: /提 ?交/ }));
  await vi.waitFor(() => expect(started()).toHaveLength(1));
  expect(started()[0]?.[1]).toMatchObject({ nextHandlers: { review: 'u2' } });
  // Another answer leads elsewhere.
  steps = [approval];
  fireEvent.change(name, { target: { value: '通知' } });
  await vi.waitFor(() => expect(screen.queryByRole('combobox', { name: /办理人/ })).toBeNull(), {
    timeout: 5000,
  });
  fireEvent.click(screen.getByRole('button', { name: /提 ?交/ }));
  await vi.waitFor(() => expect(started()).toHaveLength(2));
  expect(started()[1]?.[1]).not.toHaveProperty('nextHandlers');
});

it('copies are offered where the start lets them be given', async () => {
  await show();
  expect(screen.queryByRole('region', { name: '抄送给' })).toBeNull();
  cleanup();
  get.mockResolvedValue({ ...facts, mayCopy: true });
  await show();
  expect(screen.getByRole('region', { name: '抄送给' })).toBeTruthy();
});

it('what is kept for later is saved first, and stays in sight where it cannot be', async () => {
  const name = await show();
  fireEvent.change(name, { target: { value: '框架协议' } });
  const later = () => fireEvent.click(screen.getByRole('button', { name: '存为草稿' }));
  post.mockImplementation((path: string) =>
    path.endsWith('startSteps')
      ? Promise.resolve(answers(path))
      : Promise.reject(new ApiError({ code: 400, msg: '草稿太多' })),
  );
  later();
  expect(await screen.findByText('草稿没有保存：草稿太多')).toBeTruthy();
  expect(leave).not.toHaveBeenCalled();
  post.mockImplementation((path: string) => Promise.resolve(answers(path)));
  later();
  await vi.waitFor(() => expect(leave).toHaveBeenCalledWith('/process/draft'));
  expect(kept().at(-1)?.[1]).toMatchObject({ answers: { documentName: '框架协议' } });
});

it('a process is started again with what the form still asks for', async () => {
  get.mockImplementation((path: string) =>
    Promise.resolve(
      path.endsWith('process/detail')
        ? {
            process: { processInstanceId: 'p0', processDefinitionName: '用印申请' },
            form: { schema, values: { documentName: '旧协议', gone: 1 } },
            ...{ flow: [], buttons: [] },
          }
        : facts,
    ),
  );
  expect((await show(undefined, 'p0')).value).toBe('旧协议');
  fireEvent.click(screen.getByRole('button', { name: /提 ?交/ }));
  await vi.waitFor(() => expect(started()).toHaveLength(1));
  expect(started()[0]?.[1]).toEqual({
    ...{ processDefKey: 'seal', formVersion: 3, variables: { documentName: '旧协议' } },
  });
});

it('a draft is gone on with where it was left', async () => {
  expect((await show('d1')).value).toBe('通知');
  fireEvent.click(screen.getByRole('button', { name: /提 ?交/ }));
  await vi.waitFor(() => expect(started()).toHaveLength(1));
  expect(started()[0]?.[1]).toMatchObject({ draftId: 'd1', variables: { documentName: '通知' } });
});

it('a page that is opened again goes on with the draft as it is by then, under the form as it is', async () => {
  await show('d1');
  get.mockImplementation((path: string) =>
    Promise.resolve(
      path.endsWith('draft/detail')
        ? { ...draft, answers: { documentName: '公告' } }
        : { ...facts, form: { ...facts.form, version: 4 } },
    ),
  );
  reopenPage();
  expect(screen.queryByLabelText(/文件名称/)).toBeNull();
  expect((await screen.findByLabelText<HTMLInputElement>(/文件名称/)).value).toBe('公告');
  expect(screen.getByText(/表单已更新/)).toBeTruthy();
});

it('what was typed stays while the page is kept behind another one, also where nothing can be read meanwhile', async () => {
  const name = await show('d1');
  fireEvent.change(name, { target: { value: '框架协议' } });
  switchPage();
  get.mockRejectedValue(new ApiError({ code: 500, msg: '稍后再试' }));
  switchPage();
  switchPage();
  get.mockImplementation((path: string) => Promise.resolve(path.endsWith('draft/detail') ? draft : facts));
  switchPage();
  // What is read when the page is shown would have come by the time that the draft is handed in.
  fireEvent.click(screen.getByRole('button', { name: /提 ?交/ }));
  await vi.waitFor(() => expect(started()).toHaveLength(1));
  expect(started()[0]?.[1]).toMatchObject({ draftId: 'd1', variables: { documentName: '框架协议' } });
  expect(screen.getByLabelText(/文件名称/)).toBe(name);
  expect(name.value).toBe('框架协议');
});

it('what the server finds is told above the form, and what was typed stays', async () => {
  const name = await show();
  fireEvent.change(name, { target: { value: '框架协议' } });
  post.mockImplementation((path: string) =>
    path.endsWith('startProcess')
      ? Promise.reject(
          new ApiError({ code: 400, msg: '', errors: [{ field: 'reason', message: '请输入用印事由' }] }),
        )
      : Promise.resolve({ id: 'd1', updateTime: '2026-11-27 10:30:00' }),
  );
  fireEvent.click(screen.getByRole('button', { name: /提 ?交/ }));
  expect(await screen.findByText('请输入用印事由')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/文件名称/).value).toBe('框架协议');
});

it('a process that is not there says so and leads to those that are', async () => {
  get.mockRejectedValue(new ApiError({ code: 404, msg: '没找到请求' }));
  renderAtWork(
    <Routes>
      <Route path="/workflow/process/start/:params" element={<StartProcessScreen />} />
    </Routes>,
    { get, post },
    { address: startPath({ processDefKey: 'gone' }) },
  );
  expect(await screen.findByText('该流程不存在，或您不能发起它。')).toBeTruthy();
});
