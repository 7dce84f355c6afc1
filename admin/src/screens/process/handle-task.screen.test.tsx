import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { Navigate, Route, Routes } from 'react-router';
import { useSWRConfig } from 'swr';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { ApiError } from '@policy/shared/client/api-error.ts';

import { taskPath } from '../../components/task-params.ts';
import { completeBrowser } from '../../testing/browser.ts';
import { renderAtWork } from '../../testing/render-in-page.tsx';
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

const show = () =>
  renderAtWork(
    <>
      <Again />
      <Routes>
        <Route path="/workflow/process/detail/:params" element={<HandleTaskScreen />} />
        <Route path="*" element={<Navigate to={taskPath({ taskId: 't1', processInstanceId: 'p1' })} />} />
      </Routes>
    </>,
    { get },
  );

beforeAll(completeBrowser);
beforeEach(() => {
  get.mockReset();
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
