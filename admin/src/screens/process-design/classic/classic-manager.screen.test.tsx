import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { completeBrowser } from '../../../testing/browser.ts';
import { renderAtWork } from '../../../testing/render-in-page.tsx';
import ClassicManagerScreen from './classic-manager.screen.tsx';

beforeAll(completeBrowser);
afterEach(cleanup);

it('names the check box of each version', async () => {
  const version = { id: 'v2', modelKey: 'seal', name: '用印', version: 2, isSuspended: 0 };
  const get = vi.fn().mockResolvedValue({ records: [version], total: 1, size: 10, current: 1, pages: 1 });
  renderAtWork(<ClassicManagerScreen />, { get });
  expect(await screen.findByRole('checkbox', { name: '用印 v2' })).toBeTruthy();
});
