import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { casePath } from '@policy/shared/contract/workflow/case-path.ts';

import { completeBrowser } from '../../testing/browser.ts';
import { renderAtWork } from '../../testing/render-in-page.tsx';
import { MessageView } from './message-view.tsx';

const path = casePath({ taskId: 't1', processInstanceId: 'p1' });
const message = {
  ...{ id: 'm1', title: '在意见中提到您', titleEn: null, content: '请核对', contentEn: null, html: null },
  ...{ senderName: null, createTime: '2026-01-05 09:00:00', isRead: 1, path },
};
const page = (at: string) => ({ path: at, label: '待办任务' }) as never;

beforeAll(completeBrowser);
afterEach(cleanup);

const show = (pages: string[], at: string | null = path) =>
  renderAtWork(
    <MessageView id="m1" onClose={vi.fn()} />,
    { get: vi.fn().mockResolvedValue({ ...message, path: at }) },
    { pages: pages.map(page) },
  );

it('a message about a case leads to it, whoever has the page of tasks', async () => {
  show(['/process/todo']);
  expect((await screen.findByRole('link', { name: '查看办件' })).getAttribute('href')).toBe(path);
});

it('it leads nowhere for who cannot open cases, and to the page that it names otherwise', async () => {
  show([]);
  expect(await screen.findByText('请核对')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  cleanup();
  show(['/process/todo'], '/process/todo');
  expect(await screen.findByRole('link', { name: '前往待办任务' })).toBeTruthy();
});
