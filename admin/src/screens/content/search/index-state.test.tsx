import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { completeBrowser } from '../../../testing/browser.ts';
import { renderAtWork } from '../../../testing/render-in-page.tsx';
import { IndexState } from './index-state.tsx';

const still = {
  ...{ documents: 120, stale: 0, isRunning: false, done: 0, total: 0, startedAt: null, failure: null },
  finishedAt: '2026-11-29 09:00:00',
};
const running = { ...still, isRunning: true, done: 30, total: 120 };

beforeAll(completeBrowser);
afterEach(cleanup);

it('says how the index stands, and shows how far it is while it is made anew', async () => {
  const get = vi.fn().mockResolvedValue(still);
  const post = vi.fn().mockResolvedValue(running);
  renderAtWork(<IndexState />, { get, post });
  expect(await screen.findByText(/共 120 条内容.*完成于 2026-11-29 09:00:00/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '重建索引' }));
  get.mockResolvedValue(running);
  fireEvent.click(await screen.findByRole('button', { name: /^确\s*定$/ }));
  const progress = await screen.findByRole('progressbar', { name: '正在重建 30 / 120' });
  expect(progress.getAttribute('aria-valuenow')).toBe('25');
  expect(post).toHaveBeenCalledExactlyOnceWith('policy/search/rebuild');
});

it('says why it was not finished', async () => {
  renderAtWork(<IndexState />, { get: vi.fn().mockResolvedValue({ ...still, failure: 'disk full' }) });
  expect(await screen.findByText('上次重建没有完成：disk full')).toBeTruthy();
});
