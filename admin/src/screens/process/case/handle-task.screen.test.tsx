import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { Navigate, Route, Routes } from 'react-router';
import { useSWRConfig } from 'swr';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { ApiError } from '@policy/shared/client/api-error.ts';

import { taskPath } from '../../../components/task-params.ts';
import { completeBrowser } from '../../../testing/browser.ts';
import { renderAtWork } from '../../../testing/render-in-page.tsx';
import { outlookAside } from './outlook/outlook-aside.ts';
import HandleTaskScreen from './handle-task.screen.tsx';

const named = { processInstanceId: 'p1', processDefinitionName: '政策兑现', title: '首台套奖励' };
const detail = { process: named, flow: [], buttons: [{ buttonKey: 'accept', name: '受理' }] };
const refused = new ApiError({ code: 503, msg: '服务暂不可用' });
const get = vi.fn();

/** Has everything read again. */
function Again() {
  const { mutate } = useSWRConfig();
  return <button onClick={() => void mutate(() => true)}>再读</button>;
}

const post = vi.fn();

const show = () =>
  renderAtWork(
    <>
      <Again />
      <Routes>
        <Route path="/workflow/process/detail/:params" element={<HandleTaskScreen />} />
        <Route path="*" element={<Navigate to={taskPath({ taskId: 't1', processInstanceId: 'p1' })} />} />
      </Routes>
    </>,
    { get, post: outlookAside(post) },
  );

beforeAll(completeBrowser);
beforeEach(() => {
  get.mockReset();
  post.mockReset();
});
afterEach(cleanup);

it('a task that may not be read has a page that says so', async () => {
  get.mockRejectedValue(refused);
  show();
  expect(await screen.findByText('地址可能不完整或已失效，请从列表重新进入。')).toBeTruthy();
});

it('what was written about a task stays when it is read again and refused', async () => {
  get.mockResolvedValueOnce(detail).mockRejectedValue(refused);
  show();
  const comment = await screen.findByLabelText('办理意见');
  fireEvent.change(comment, { target: { value: '材料齐全' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '再读' })));
  await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(2));
  await act(() => new Promise<void>((done) => setTimeout(done)));
  expect(screen.getByLabelText('办理意见')).toHaveProperty('value', '材料齐全');
});

it.each([
  ['is still the reader’s', { ...detail, process: { ...named, rev: 4 } }],
  ['is somebody else’s now', { ...detail, process: { ...named, rev: 3 }, buttons: [] }],
])(
  'a task that has changed since it was read is read again, and what was written stays: it %s',
  async (_, now) => {
    get.mockResolvedValueOnce({ ...detail, process: { ...named, rev: 2 } }).mockResolvedValue(now);
    post.mockRejectedValue(new ApiError({ code: 409, msg: '数据已被他人修改，请刷新后重试' }));
    show();
    fireEvent.change(await screen.findByLabelText('办理意见'), { target: { value: '材料齐全' } });
    const press = () => fireEvent.click(screen.getByRole('button', { name: /受 ?理/ }));
    press();
    await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(2));
    expect(post.mock.lastCall?.[1]).toMatchObject({ rev: 2 });
    await vi.waitFor(() =>
      expect(screen.queryAllByRole('button', { name: /受 ?理/ })).toHaveLength(now.buttons.length),
    );
    expect(screen.getByLabelText('办理意见')).toHaveProperty('value', '材料齐全');
    if (now.buttons.length === 0) return;
    // The button rests until the task has been read again.
    await vi.waitFor(() => {
      press();
      expect(post.mock.lastCall?.[1]).toMatchObject({ rev: 4, comment: '材料齐全' });
    });
  },
);

it('a step’s own form is filled in beside that of its process, and sent with the version that was filled in', async () => {
  const schema = (name: string, title: string, more: object = {}) => ({
    ...{ type: 'object', properties: { [name]: { type: 'string', title, minLength: 1, ...more } } },
  });
  const stepForm = {
    ...{ schema: { ...schema('view', '评价'), required: ['view'] }, values: {}, version: 3 },
    permissions: { view: { access: 'edit' } },
  };
  const form = { schema: schema('reason', '事由'), values: { reason: '盖章' }, permissions: {} };
  const done = { taskId: 't0', field: 'old', before: null, after: '好', part: { title: '上次评价' } };
  const flow = [
    { historyActivityId: 'a', historyActivityName: '评分', historyActivityType: 'userTask', taskId: 't0' },
  ];
  get.mockResolvedValue({ ...detail, flow, form, stepForm, formChanges: [done] });
  post.mockResolvedValue({});
  show();
  expect(await screen.findByRole('heading', { name: '本环节表单' })).toBeTruthy();
  expect(await screen.findByText('修改了“上次评价”：（空） → 好')).toBeTruthy();
  expect(await screen.findByText('盖章')).toBeTruthy();
  const view = await screen.findByRole('textbox', { name: /评价/ });
  const press = () => fireEvent.click(screen.getByRole('button', { name: /受 ?理/ }));
  press();
  expect(await screen.findByText('表单还有问题，请先改正')).toBeTruthy();
  expect(post).not.toHaveBeenCalled();
  fireEvent.change(view, { target: { value: '可行' } });
  press();
  await vi.waitFor(() => expect(post).toHaveBeenCalled());
  expect(post.mock.lastCall?.[1]).toMatchObject({ variables: { view: '可行' }, formVersion: 3 });
});
