import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { processModel } from '@policy/shared/contract/entities/process-design/process-model.ts';
import { editingEveryMs } from '@policy/shared/contract/process-design/editing.ts';

import { completeBrowser } from '../../../testing/browser.ts';
import { renderAtWork } from '../../../testing/render-in-page.tsx';
import { EditorsNotice } from './editors-notice.tsx';

beforeAll(completeBrowser);
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const at = 'blade-workflow/design/model/editing';

it('an open designer says so again and again, tells who else has it open, and says when it is left', async () => {
  const colleague = [{ name: '许安然', since: '2026-11-28 09:30:12' }];
  const post = vi.fn().mockResolvedValueOnce([]).mockResolvedValueOnce(colleague).mockResolvedValue([]);
  const { unmount } = renderAtWork(<EditorsNotice entity={processModel} id="m1" />, { post });
  await pass(0);
  expect(screen.queryByRole('alert')).toBeNull();
  await pass(editingEveryMs);
  expect(screen.getByRole('alert').textContent).toContain('许安然（09:30起）也打开了此设计');
  await pass(editingEveryMs);
  expect(screen.queryByRole('alert')).toBeNull();
  unmount();
  expect(post.mock.lastCall).toEqual([at, { id: 'm1', isOver: true }, { quiet: true }]);
  await pass(editingEveryMs * 3);
  expect(post).toHaveBeenCalledTimes(4);
});

it('goes on after a call that failed, and is silent for whoever only looks', async () => {
  const post = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue([]);
  renderAtWork(<EditorsNotice entity={processModel} id="m1" />, { post });
  await pass(editingEveryMs);
  expect(post).toHaveBeenCalledTimes(2);
  cleanup();
  const silent = vi.fn();
  renderAtWork(<EditorsNotice entity={processModel} id="m1" />, { post: silent }, { can: () => false });
  await pass(editingEveryMs);
  expect(silent).not.toHaveBeenCalled();
});
