import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { completeBrowser } from '../../testing/browser.ts';
import { renderAtWork } from '../../testing/render-in-page.tsx';
import ExportsScreen from './exports.screen.tsx';

beforeAll(completeBrowser);
afterEach(cleanup);

const job = {
  ...{ id: '7', fileName: '部门.csv', entityName: 'department', format: 'csv', isClear: 0, rowCount: 3 },
  ...{ conditions: '部门名称：局', expireTime: '2026-12-02 10:00:00', createTime: '2026-11-25 10:00:00' },
};
const pageOf = (...records: object[]) => ({ records, total: records.length, size: 10, current: 1, pages: 1 });

it('shows an export that is kept, read once, with the way to its file', async () => {
  const get = vi.fn().mockResolvedValue(pageOf({ ...job, state: 'done', progress: 100 }));
  const blob = vi.fn().mockResolvedValue(new Blob(['x']));
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  renderAtWork(<ExportsScreen />, { get, blob });
  fireEvent.click(await screen.findByText('下载'));
  await waitFor(() => expect(blob).toHaveBeenCalledWith('blade-desk/export-job/file', { id: '7' }));
  expect(screen.getByText('部门名称：局')).toBeDefined();
  expect(get).toHaveBeenCalledOnce();
});

it('reads again while an export is under way, until it is over', async () => {
  const get = vi
    .fn()
    .mockResolvedValueOnce(pageOf({ ...job, state: 'running', progress: 40 }))
    .mockResolvedValue(pageOf({ ...job, state: 'done', progress: 100 }));
  renderAtWork(<ExportsScreen />, { get });
  expect((await screen.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('40');
  await screen.findByText('下载', {}, { timeout: 8000 });
  expect(screen.queryByRole('progressbar')).toBeNull();
}, 15_000);
