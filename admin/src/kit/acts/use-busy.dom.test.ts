import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { useBusy } from './use-busy.ts';

it('a press in the same moment as another does nothing, and the next one after it does', async () => {
  const { result } = renderHook(useBusy);
  const call = vi.fn(() => Promise.resolve());
  await act(() => Promise.all([result.current.run(call), result.current.run(call)]));
  expect(call).toHaveBeenCalledOnce();
  await act(() => result.current.run(call));
  expect(call).toHaveBeenCalledTimes(2);
});
