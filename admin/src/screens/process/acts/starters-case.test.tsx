import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { completeBrowser } from '../../../testing/browser.ts';
import { renderAtWork } from '../../../testing/render-in-page.tsx';
import { CasePage } from '../case/case-page.tsx';

const step = { historyActivityType: 'userTask', createTime: '2026-11-29 09:00:00' };
const detail = {
  process: {
    ...{ processInstanceId: 'p1', processDefinitionName: '用印申请', title: '用印', status: 'running' },
    ...{ taskName: null, mayWithdraw: true, comesBack: true },
  },
  flow: [
    { historyActivityId: 'start', historyActivityType: 'startEvent', endTime: '2026-11-29 09:00:00' },
    { ...step, historyActivityId: 'a', historyActivityName: '部门审批', endTime: '2026-11-29 09:10:00' },
    { historyActivityId: 'p', historyActivityType: 'subProcess', historyActivityName: '会签' },
    { ...step, historyActivityId: 'b', historyActivityName: '财务会签' },
    { ...step, historyActivityId: 'c', historyActivityName: '法务会签' },
  ],
  buttons: [],
  acts: [],
};
const [get, post] = [vi.fn().mockResolvedValue(detail), vi.fn().mockResolvedValue(null)];

beforeAll(completeBrowser);
afterEach(cleanup);

const show = async () => {
  renderAtWork(<CasePage taskId="" processInstanceId="p1" />, { get, post });
  return (await screen.findByRole('heading', { name: '用印' })).closest('article')!;
};

it('whoever started a case reads where it stands, and finds no way to a part that it lacks', async () => {
  const page = within(await show());
  expect(page.getByText('财务会签 · 法务会签')).toBeTruthy();
  const ways = within(page.getByRole('navigation', { name: '办件内容' }));
  const names = ways.getAllByRole('button').map(({ textContent: name }) => name);
  expect(names).not.toContain('本环节表单');
  expect(names).not.toContain('签署与验证');
});

it('he takes it back there, after he is told that it comes back to him', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: /^更多/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: '撤回' }));
  const ask = within(await screen.findByRole('dialog'));
  expect(ask.getAllByText(/撤回后回到您处/)).not.toEqual([]);
  fireEvent.click(ask.getByRole('button', { name: /^确\s*定$/ }));
  await waitFor(() =>
    expect(post).toHaveBeenCalledWith('blade-workflow/process/withdrawTask', { processInstanceId: 'p1' }),
  );
  // What is shown is read again.
  await waitFor(() => expect(get.mock.calls.length).toBeGreaterThan(1));
});
