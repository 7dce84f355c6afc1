import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { ApiError } from '@policy/shared/client/api-error.ts';

import { completeBrowser } from '../../../testing/browser.ts';
import { renderAtWork } from '../../../testing/render-in-page.tsx';
import LeaveFormScreen from './leave-form.screen.tsx';
import { leaveFormPath } from './leave-paths.ts';

const draft = {
  ...{ id: 'l1', version: 3, state: 'draft', kind: 'sick', reason: '就医' },
  ...{ startDate: '2027-06-01', endDate: '2027-06-03' },
};
const get = vi.fn();
const post = vi.fn();
const leave = vi.fn();

async function show(id?: string) {
  renderAtWork(
    <Routes>
      {['', '/:id'].map((at) => (
        <Route
          key={at}
          path={`/work/process/leave/form/:processDefinitionId${at}`}
          element={<LeaveFormScreen />}
        />
      ))}
      <Route path="*" element={<p>别处</p>} />
    </Routes>,
    { get, post },
    { leave, address: leaveFormPath(id) },
  );
  return screen.findByLabelText<HTMLTextAreaElement>(/请假事由/);
}

beforeAll(completeBrowser);
beforeEach(() => {
  vi.resetAllMocks();
  get.mockImplementation((path: string) =>
    Promise.resolve(path.endsWith('days') ? { days: 3, workdays: ['2027-06-01', '2027-06-02'] } : draft),
  );
  post.mockImplementation((path: string) =>
    Promise.resolve({
      ...draft,
      version: 4,
      processInstanceId: path.endsWith('start-process') ? 'p1' : null,
    }),
  );
});
afterEach(cleanup);

it('tells how many of the days are worked, and is handed in with the draft that was written', async () => {
  fireEvent.change(await show('l1'), { target: { value: '复查' } });
  expect(await screen.findByText('共 3 天，其中工作日 2 天')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /提 ?交/ }));
  await vi.waitFor(() => expect(leave).toHaveBeenCalledWith('/work/process/leave/detail/p1/l1'));
  expect(post).toHaveBeenCalledOnce();
  expect(post.mock.calls[0]?.[0]).toBe('blade-desk/process/leave/start-process');
  expect(post.mock.calls[0]?.[1]).toMatchObject({
    ...{ id: 'l1', version: 3, reason: '复查', processDefinitionId: 'wf_leave' },
  });
});

it('has files, which are handed in with it by their ids', async () => {
  const ids = [1, 2].map((n) => `01890000-0000-7000-8000-00000000000${String(n)}`);
  get.mockImplementation((path: string) => {
    if (path.endsWith('days')) return Promise.resolve({ days: 3, workdays: ['2027-06-01'] });
    if (path.endsWith('put-file-attach')) return Promise.resolve({ originalName: '诊断证明.pdf' });
    return Promise.resolve({ ...draft, attachIds: ids.join() });
  });
  await show('l1');
  expect(await screen.findAllByText('诊断证明.pdf')).toHaveLength(2);
  expect(screen.getByText(/pdf.*10/)).toBeTruthy();
  fireEvent.click(screen.getAllByTitle('Remove file')[0]!);
  fireEvent.click(screen.getByRole('button', { name: /提 ?交/ }));
  await vi.waitFor(() => expect(post).toHaveBeenCalledOnce());
  expect(post.mock.calls[0]?.[1]).toMatchObject({ attachIds: ids.slice(1) });
});

it('is saved as a draft, twice as the same one', async () => {
  await show('l1');
  const save = () => fireEvent.click(screen.getByRole('button', { name: '保存草稿' }));
  save();
  await vi.waitFor(() => expect(post).toHaveBeenCalledTimes(1));
  await screen.findByText('草稿已保存');
  save();
  await vi.waitFor(() => expect(post).toHaveBeenCalledTimes(2));
  expect(post.mock.calls.map(([path, body]) => [path, body.version])).toEqual([
    ['blade-desk/process/leave/submit', 3],
    ['blade-desk/process/leave/submit', 4],
  ]);
  expect(leave).not.toHaveBeenCalled();
});

it('what the server refuses stands at its field, and what was written stays', async () => {
  const refusal = '与已有的请假重叠（2027-06-01 至 2027-06-02）';
  post.mockRejectedValue(
    new ApiError({ code: 400, msg: refusal, errors: [{ field: 'startDate', message: refusal }] }),
  );
  const reason = await show('l1');
  fireEvent.click(screen.getByRole('button', { name: /提 ?交/ }));
  expect(await screen.findByText(refusal)).toBeTruthy();
  expect(reason.value).toBe('就医');
  expect(leave).not.toHaveBeenCalled();
});

it('says so where the draft was handed in meanwhile', async () => {
  get.mockResolvedValue({ ...draft, state: 'running' });
  renderAtWork(
    <Routes>
      <Route path="/work/process/leave/form/:processDefinitionId/:id" element={<LeaveFormScreen />} />
    </Routes>,
    { get, post },
    { address: leaveFormPath('l1') },
  );
  expect(await screen.findByText('该草稿不存在，或已经提交。')).toBeTruthy();
});

it('saved by somebody else meanwhile, is saved once more as it stands, by its new version', async () => {
  post.mockRejectedValueOnce(new ApiError({ code: 409, msg: '数据已被他人修改' }));
  const reason = await show('l1');
  fireEvent.change(reason, { target: { value: '复查' } });
  get.mockResolvedValue({ ...draft, version: 7, reason: '别处写的' });
  const save = () => fireEvent.click(screen.getByRole('button', { name: '保存草稿' }));
  save();
  expect(await screen.findByText(/该草稿已在别处修改/)).toBeTruthy();
  expect(reason.value).toBe('复查');
  save();
  await screen.findByText('草稿已保存');
  expect(post.mock.calls.map(([, { version, reason: said }]) => [version, said])).toEqual([
    [3, '复查'],
    [7, '复查'],
  ]);
});

it('sends a draft and what is handed in under keys of their own', async () => {
  post.mockRejectedValue(new ApiError({ code: 500, msg: '稍后再试' }));
  await show('l1');
  fireEvent.click(screen.getByRole('button', { name: /提 ?交/ }));
  await vi.waitFor(() => expect(post).toHaveBeenCalledTimes(1));
  const save = screen.getByRole<HTMLButtonElement>('button', { name: '保存草稿' });
  await vi.waitFor(() => expect(save.disabled).toBe(false));
  fireEvent.click(save);
  await vi.waitFor(() => expect(post).toHaveBeenCalledTimes(2));
  const keys = post.mock.calls.map(([, , { idempotencyKey }]) => idempotencyKey);
  expect(new Set(keys).size).toBe(2);
});
