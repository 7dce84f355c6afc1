import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import type { DeployedVersion } from '@policy/shared/contract/process-design/calls.ts';

import { completeBrowser } from '../../../testing/browser.ts';
import { renderAtWork } from '../../../testing/render-in-page.tsx';
import { MigrateDialog } from './migrate-dialog.tsx';

const version: DeployedVersion = {
  ...{ id: 'v1', modelKey: 'seal', name: '用印', icon: null, category: null, categoryName: null },
  ...{ version: 1, instances: 2 },
  ...{ isMain: 0, isSuspended: 0, deployTime: '2026-11-02 09:00:00', deployUserName: null, note: null },
};
const page = (records: object[]) => ({ records, total: records.length, size: 100, current: 1, pages: 1 });
const running = ['p1', 'p2'].map((processInstanceId) => ({
  ...{ processInstanceId, title: `流程${processInstanceId}`, serialNumber: null },
}));
const step = { nodeId: 'a', name: '审批', problem: 'missing' };
const trial = [
  { id: 'p1', ok: true, msg: null, steps: [] },
  { id: 'p2', ok: false, msg: null, steps: [step] },
];

beforeAll(completeBrowser);
afterEach(cleanup);

it('a trial says which processes can go on in another version, and only those are migrated', async () => {
  const get = vi.fn().mockImplementation((path: string) => {
    const others = [version, { ...version, id: 'v2', version: 2 }];
    return Promise.resolve(page(path.endsWith('deployment/list') ? others : running));
  });
  const post = vi.fn().mockResolvedValue(trial);
  const onSaved = vi.fn();
  renderAtWork(<MigrateDialog version={version} onSaved={onSaved} onClose={vi.fn()} />, { get, post });
  fireEvent.mouseDown(await screen.findByLabelText('目标版本'));
  fireEvent.click(await screen.findByTitle('v2'));
  fireEvent.click(screen.getByRole('button', { name: /试\s*算/ }));
  expect(await screen.findByText('可以迁移 1 个，不能迁移 1 个')).toBeTruthy();
  expect(screen.getByText('流程p2：停在“审批”：目标版本没有该环节')).toBeTruthy();
  fireEvent.change(await screen.findByLabelText('原因'), { target: { value: '改版' } });
  fireEvent.click(screen.getByRole('button', { name: /确\s*定/ }));
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalled());
  const asked = { deploymentId: 'v2', processInstanceIds: ['p1', 'p2'], isDryRun: true };
  const done = { deploymentId: 'v2', processInstanceIds: ['p1'], comment: '改版', notify: 1 };
  expect(post.mock.calls.map(([, body]: unknown[]) => body)).toEqual([asked, done]);
});

it('tells what was refused when it was done, and never that none were migrated as a success', async () => {
  const get = vi.fn().mockImplementation((path: string) => {
    const others = [version, { ...version, id: 'v2', version: 2 }];
    return Promise.resolve(page(path.endsWith('deployment/list') ? others : running));
  });
  const refused = [{ id: 'p1', ok: false, msg: '流程已结束', steps: [] }];
  const post = vi.fn().mockResolvedValueOnce(trial).mockResolvedValueOnce(refused);
  const [onSaved, onClose] = [vi.fn(), vi.fn()];
  renderAtWork(<MigrateDialog version={version} onSaved={onSaved} onClose={onClose} />, { get, post });
  fireEvent.mouseDown(await screen.findByLabelText('目标版本'));
  fireEvent.click(await screen.findByTitle('v2'));
  fireEvent.click(screen.getByRole('button', { name: /试\s*算/ }));
  fireEvent.change(await screen.findByLabelText('原因'), { target: { value: '改版' } });
  fireEvent.click(screen.getByRole('button', { name: /确\s*定/ }));
  expect(await screen.findByText('已迁移 0 个，未迁移 1 个')).toBeTruthy();
  expect(screen.getByText('流程p1：流程已结束')).toBeTruthy();
  expect(screen.queryByText('已迁移 0 个流程')).toBeNull();
  expect([onSaved.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 0]);
});
