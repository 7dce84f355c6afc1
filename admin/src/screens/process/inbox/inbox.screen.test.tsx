import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { completeBrowser } from '../../../testing/browser.ts';
import { renderAtWork } from '../../../testing/render-in-page.tsx';
import { useShortcutChoice } from '../shortcut-choice.ts';
import { Inbox } from './inbox.tsx';

const get = vi.fn();
const post = vi.fn();
const uuid = (n: number) => `00000000-0000-7000-8000-00000000000${String(n)}`;

const task = (n: number) => ({
  ...{ taskId: uuid(n), processInstanceId: uuid(n + 5), taskName: '业务审核', title: `案件${String(n)}` },
  ...{ processDefinitionName: '标准', serialNumber: `YL${String(n)}`, companyName: '甲公司', amountWan: 9 },
  ...{ dueTime: '2999-01-02 23:59:59', createTime: '2026-01-02 10:00:00', endTime: null, rev: n },
  ...{
    status: 'candidate',
    startUserName: '甲',
    itemName: '房租',
    agencyName: '局',
    processStatus: 'active',
  },
});
const page = (records: object[]) => ({ records, total: records.length, size: 10, current: 1, pages: 1 });
const caseOf = (title: string) => ({
  ...{ process: { processInstanceId: uuid(6), processDefinitionName: '标准', title } },
  ...{ flow: [], buttons: [] },
});
const view = {
  id: uuid(9),
  listName: 'claimList',
  viewName: '旧视图',
  filters: { title: '房租', gone: '1' },
};

let tasks: object[] = [];
let held: object[] = [];
let views: object[] = [];
const answers: Record<string, () => unknown> = {
  'blade-workflow/process/claimList': () => page(tasks),
  'blade-workflow/process/todoList': () => page(held),
  'blade-workflow/process/counts': () => ({
    claim: { total: 3, overdue: 1 },
    todo: { total: 0, overdue: 0 },
    unreadCopies: 0,
  }),
  'blade-workflow/process/viewCounts': () => ({ [uuid(9)]: 4 }),
  'blade-workflow/process/detail': () => caseOf('打开的那件'),
  'blade-desk/list-view/list': () => page(views),
};

const pages = ['claim', 'todo'].map((list) => ({
  code: list,
  label: list,
  path: `/process/${list}`,
  isOpen: false,
}));
const show = () => renderAtWork(<Inbox first="claim" />, { get, post }, { pages });
const called = (path: string) => get.mock.calls.filter(([asked]) => asked === path);
const sized = (width: number) => vi.stubGlobal('innerWidth', width);

beforeAll(completeBrowser);
beforeEach(() => {
  get.mockReset().mockImplementation((path: string) => Promise.resolve(answers[path]?.()));
  post.mockReset().mockResolvedValue(null);
  tasks = [task(1), task(2), task(3)];
  views = [];
  sized(1280);
  useShortcutChoice.getState().choose(true);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('has a tab for each list that was granted, with how much waits there', async () => {
  show();
  expect(await screen.findByTitle('3 个任务')).toBeTruthy();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('待签收'),
    expect.stringContaining('待办'),
  ]);
});

it('shows of each task what it is known by, its step and times; what its title tells as well waits in the settings', async () => {
  show();
  await screen.findByRole('button', { name: '案件1' });
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const lead = ['标题', '办理期限', '当前环节', '申报单位', '金额（万元）', '到达时间'];
  // The table is drawn with a second header, which measures.
  expect([...new Set(headers.filter(Boolean))]).toEqual([...lead, '操作']);
  const [row] = screen.getAllByRole('row').filter(({ textContent }) => textContent.includes('案件1'));
  for (const told of ['2026-01-02', '10:00:00']) expect(within(row!).getByText(told)).toBeTruthy();
});

it('claims a task and opens it beside the list in one act', async () => {
  show();
  const [take] = await screen.findAllByRole('button', { name: '签收并办理' });
  fireEvent.click(take!);
  expect(await screen.findByText('打开的那件')).toBeTruthy();
  expect(post).toHaveBeenCalledWith('blade-workflow/process/claimTask', { taskId: uuid(1), rev: 1 });
});

const opened = async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: '案件1' }));
  await screen.findByText('打开的那件');
  const current = () => screen.getAllByRole('article').find(({ dataset }) => dataset['open'] === 'true');
  return () => current()?.textContent;
};

it('moves with J and K from case to case, but not while somebody types', async () => {
  const current = await opened();
  fireEvent.keyDown(document.body, { key: 'j' });
  await waitFor(() => expect(current()).toContain('案件2'));
  fireEvent.keyDown(document.body, { key: 'k' });
  await waitFor(() => expect(current()).toContain('案件1'));
  const field = document.body.appendChild(document.createElement('input'));
  fireEvent.keyDown(field, { key: 'j' });
  field.remove();
  expect(current()).toContain('案件1');
});

it('leaves letters alone where its reader switched them off', async () => {
  const current = await opened();
  act(() => useShortcutChoice.getState().choose(false));
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(current()).toContain('案件1');
});

it('claims the ticked tasks in one go and names those that somebody else has taken', async () => {
  post.mockResolvedValue([
    { id: uuid(1), ok: true, msg: null },
    { id: uuid(2), ok: false, msg: '该任务已被处理' },
  ]);
  show();
  for (const name of ['案件1', '案件2']) fireEvent.click(await screen.findByRole('checkbox', { name }));
  expect(screen.getByText('已选 2 项')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '签收所选' }));
  expect(await screen.findByText('案件2：该任务已被处理')).toBeTruthy();
  expect(post).toHaveBeenCalledWith('blade-workflow/process/claimTasks', {
    ...{ taskIds: [uuid(1), uuid(2)], revs: { [uuid(1)]: 1, [uuid(2)]: 2 } },
  });
});

it('approves what may be approved without a look, and lets nothing else be ticked', async () => {
  post.mockResolvedValue([{ id: uuid(1), ok: true, msg: null }]);
  held = [{ ...task(1), isPlainlyApproved: true }, task(2)];
  renderAtWork(<Inbox first="todo" />, { get, post }, { pages });
  fireEvent.click(await screen.findByRole('checkbox', { name: '案件1' }));
  expect(screen.getByRole('checkbox', { name: '案件2' })).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByRole('button', { name: '批量同意' }));
  const dialog = within(await screen.findByRole('dialog', { name: '同意所选的 1 个任务？' }));
  fireEvent.change(dialog.getByLabelText('办理意见（可不填）'), { target: { value: '同意' } });
  fireEvent.click(dialog.getByRole('button', { name: /确 ?定/ }));
  await waitFor(() =>
    expect(post).toHaveBeenCalledWith('blade-workflow/process/approveTasks', {
      ...{ taskIds: [uuid(1)], revs: { [uuid(1)]: 1 }, comment: '同意' },
    }),
  );
});

it('shows a saved view with its count, and leaves out of it what can no longer be searched by', async () => {
  views = [view];
  show();
  fireEvent.click(await screen.findByRole('button', { name: '旧视图 4' }));
  expect(await screen.findByText('此视图中的条件已不存在，已忽略：gone')).toBeTruthy();
  await waitFor(() =>
    expect(called('blade-workflow/process/claimList').at(-1)?.[1]).toMatchObject({ title: '房租' }),
  );
  expect(called('blade-workflow/process/claimList').at(-1)?.[1]).not.toHaveProperty('gone');
});

it('is a list of cards with two buttons on a phone, its filters in a drawer', async () => {
  sized(390);
  show();
  const [card] = await screen.findAllByRole('article');
  const buttons = within(card!)
    .getAllByRole('button')
    .map(({ textContent }) => textContent.replace(/\s/g, ''));
  expect(buttons).toEqual(['案件1', '签收并办理', '签收']);
  fireEvent.click(screen.getByRole('button', { name: /筛\s*选/ }));
  const drawer = await screen.findByRole('dialog', { name: '筛选' });
  fireEvent.change(within(drawer).getByLabelText('标题或流水号'), { target: { value: '房' } });
  fireEvent.click(within(drawer).getByRole('button', { name: /查\s*询/ }));
  await waitFor(() =>
    expect(called('blade-workflow/process/claimList').at(-1)?.[1]).toMatchObject({ title: '房' }),
  );
});
