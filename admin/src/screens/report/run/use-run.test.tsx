import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { ApiError } from '@policy/shared/client/api-error.ts';

import { completeBrowser } from '../../../testing/browser.ts';
import { renderAtWork } from '../../../testing/render-in-page.tsx';
import { useRun } from './use-run.ts';

function Run() {
  const { result, isRunning, run } = useRun('r1');
  return (
    <button onClick={() => run({})}>
      {isRunning ? '运行中' : '运行'} {result?.durationMs}
    </button>
  );
}

beforeAll(completeBrowser);
afterEach(cleanup);

it('a report runs one time for one question, and what it found stays where the next is refused', async () => {
  let answer: (found: object) => void = () => {};
  const post = vi.fn().mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  renderAtWork(<Run />, { post });
  fireEvent.click(screen.getByRole('button'));
  fireEvent.click(screen.getByText(/运行中/));
  expect(post).toHaveBeenCalledOnce();
  await act(async () => answer({ columns: [], rows: [], isCut: false, durationMs: 12 }));
  expect(await screen.findByText('运行 12')).toBeTruthy();
  post.mockRejectedValueOnce(new ApiError({ code: 400, msg: '请求被拒绝' }));
  fireEvent.click(screen.getByText('运行 12'));
  await waitFor(() => expect(post).toHaveBeenCalledTimes(2));
  expect(await screen.findByText('运行 12')).toBeTruthy();
});
