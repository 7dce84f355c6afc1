import type { OwnDataState } from '@policy/shared/contract/desk/own-data.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { axeFindings, renderInPage } from '../../components/testing/render-in-page.tsx';
import { OwnDataCopy } from './own-data-copy.tsx';

const calls = vi.hoisted(() => ({ get: vi.fn(), post: vi.fn(), blob: vi.fn() }));
vi.mock('../../lib/browser/browser-session.ts', () => ({ http: calls }));

const job = (changes: Partial<NonNullable<OwnDataState['job']>> = {}): OwnDataState => ({
  left: 2,
  job: {
    ...{ id: '7', state: 'done', progress: 100, fileName: 'data.zip', error: null },
    ...{ createTime: '2026-11-28 07:00:00', expireTime: '2026-11-29 07:00:00' },
    ...changes,
  },
});

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

it('begins a copy and says how far it is', async () => {
  calls.post.mockResolvedValue(null);
  calls.get.mockResolvedValue(job({ state: 'running', progress: 40 }));
  const { container } = renderInPage(<OwnDataCopy first={{ job: null, left: 3 }} />);
  expect(await axeFindings(container)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: '导出我的数据' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('40%'));
  expect(calls.post).toHaveBeenCalledWith('blade-desk/own-data/begin');
  expect(screen.queryByRole('button', { name: '导出我的数据' })).toBeNull();
});

it('a copy that is there can be taken, and one that is too many not begun', async () => {
  calls.blob.mockResolvedValue(new Blob(['zip']));
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
  renderInPage(<OwnDataCopy first={{ ...job(), left: 0 }} />, 'en');
  expect(screen.getByRole('status').textContent).toContain('before 2026-11-29 07:00');
  fireEvent.click(screen.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(calls.blob).toHaveBeenCalledWith('blade-desk/export-job/file', { id: '7' }));
  expect(screen.queryByRole('button', { name: 'Export my data' })).toBeNull();
});

it('says why a copy failed', () => {
  renderInPage(<OwnDataCopy first={job({ state: 'failed', error: '服务重启' })} />);
  expect(screen.getByRole('status').textContent).toContain('服务重启');
});
