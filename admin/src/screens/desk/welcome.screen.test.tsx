import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { ApiError } from '@policy/shared/client/api-error.ts';

import { WorkplaceProvider } from '../../kit/page/session-context.tsx';
import type { Workplace } from '../../kit/page/session-context.tsx';
import { completeBrowser } from '../../testing/browser.ts';
import { renderInPage } from '../../testing/render-in-page.tsx';
import WelcomeScreen from './welcome.screen.tsx';

beforeAll(completeBrowser);
afterEach(cleanup);

const pages = ['todo', 'claim', 'mydone'].map((list) => ({
  ...{ code: list, path: `/process/${list}`, label: list, isOpen: false },
}));
const todo = 'blade-workflow/process/todoList';
const answers = new Map<string, unknown>([
  ['blade-workflow/process/claimList', { records: [], total: 7 }],
  ['blade-workflow/process/myDoneList', { records: [], total: 9 }],
  ['blade-desk/message/unread', { mail: 1, message: 0, notice: 0 }],
]);
const refused = new ApiError({ code: 503, msg: '服务暂不可用' });
const get = vi.fn((path: string) =>
  answers.has(path) ? Promise.resolve(answers.get(path)) : Promise.reject(refused),
);

const show = () => {
  const http = { get } as unknown as Workplace['http'];
  const rest = {
    can: () => true,
    leave: () => undefined,
    sessionOver: () => undefined,
    person: '周文静',
    pages,
  };
  renderInPage(
    <WorkplaceProvider value={{ http, locale: 'zh', ...rest }}>
      <WelcomeScreen />
    </WorkplaceProvider>,
  );
};

it('a list that could not be read says so, and keeps no other from being told', async () => {
  show();
  const count = (title: string) => within(screen.getByText(title).closest('.ant-statistic')!);
  expect(await count('待签收').findByText('7')).toBeTruthy();
  expect(await count('已办').findByText('9')).toBeTruthy();
  expect(await count('我的待办').findByText('—')).toBeTruthy();
  expect(await screen.findAllByText('没能读取数据，请刷新重试')).toHaveLength(2);
});

it('what was read before stays when a later read is refused', async () => {
  const task = { taskId: 't1', taskName: '受理', title: '首台套奖励', createTime: null };
  answers.set(todo, { records: [task], total: 1 });
  show();
  expect(await screen.findByText('首台套奖励')).toBeTruthy();
  answers.delete(todo);
  const reads = () => get.mock.calls.filter(([path]) => path === todo).length;
  const before = reads();
  // SWR asks no sooner again.
  await act(() => new Promise((resolve) => setTimeout(resolve, 2100)));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(reads()).toBeGreaterThan(before));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.getByText('首台套奖励')).toBeTruthy();
});
