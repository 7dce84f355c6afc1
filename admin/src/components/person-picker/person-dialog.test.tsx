import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { completeBrowser } from '../../testing/browser.ts';
import { renderAtWork } from '../../testing/render-in-page.tsx';
import PersonDialog from './person-dialog.tsx';

const get = vi.fn();
const pick = vi.fn();
const earlier = [{ id: 'u9', name: '梁国栋' }];
const row = { id: 'u1', realName: '周文静', avatar: null, deptName: '云澜区', postName: null };

const show = (chosen: typeof earlier = earlier, isSingle = false) =>
  renderAtWork(<PersonDialog {...{ chosen, isSingle }} onClose={vi.fn()} onPick={pick} />, { get });
const chosen = () =>
  [...document.querySelectorAll('.person-picker-chosen .ant-tag')].map((tag) => tag.textContent);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const confirm = () => fireEvent.click(screen.getByRole('button', { name: /^确\s*定$/ }));

beforeAll(completeBrowser);
beforeEach(() => {
  vi.useFakeTimers();
  pick.mockReset();
  get
    .mockReset()
    .mockImplementation((path: string) =>
      Promise.resolve(path === 'blade-user/search/user' ? { records: [row], total: 60 } : []),
    );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('the earlier selection comes back after 500 ms', async () => {
  show();
  await pass(499);
  expect(chosen()).toEqual([]);
  await pass(1);
  expect(chosen()).toEqual(['梁国栋']);
});

it('whoever picks sooner than that keeps what he picked', async () => {
  show();
  await pass(100);
  fireEvent.click(screen.getByRole('checkbox', { name: '周文静' }));
  await pass(500);
  expect(chosen()).toEqual(['梁国栋', '周文静']);
  confirm();
  expect(pick).toHaveBeenCalledWith([earlier[0], { id: 'u1', name: '周文静' }]);
});

it('where one person is asked for, another takes the place of the first', async () => {
  show(earlier, true);
  await pass(600);
  fireEvent.click(screen.getByRole('radio'));
  confirm();
  expect(pick).toHaveBeenCalledWith([{ id: 'u1', name: '周文静' }]);
});

it('a click anywhere on a row takes its person, and another one gives him up', async () => {
  show();
  await pass(600);
  const cell = () => screen.getByText('云澜区', { selector: 'td' });
  fireEvent.click(cell());
  expect(chosen()).toEqual(['梁国栋', '周文静']);
  fireEvent.click(cell());
  expect(chosen()).toEqual(['梁国栋']);
});

it('confirming with nothing selected warns, and picks nobody', async () => {
  show([]);
  await pass(600);
  confirm();
  await pass(100);
  expect(screen.getByText('请选择至少一条数据')).toBeTruthy();
  expect(pick).not.toHaveBeenCalled();
});

it('colleagues are narrowed by role and by post, which are searched on the server', async () => {
  const found: Record<string, object[]> = {
    'blade-system/search/role': [{ id: 'r1', roleName: '受理人员' }],
    'blade-system/search/post': [{ id: 'p1', postName: '窗口' }],
    'blade-user/search/user': [row],
  };
  get.mockImplementation((path: string) => {
    const records = found[path];
    return Promise.resolve(records ? { records, total: records.length } : []);
  });
  show([]);
  await pass(600);
  for (const [label, name] of [
    ['按角色筛选', '受理人员'],
    ['按岗位筛选', '窗口'],
  ] as const) {
    const input = screen.getByRole('combobox', { name: label });
    fireEvent.focus(input);
    fireEvent.mouseDown(input);
    await pass(100);
    fireEvent.click(screen.getByTitle(name));
    await pass(100);
  }
  const asked = { current: 1, size: 10, roleId: 'r1', postId: 'p1' };
  expect(get).toHaveBeenCalledWith('blade-user/search/user', asked);
});

it('pages are of ten, and a page can be jumped to', async () => {
  show();
  await pass(100);
  expect(get).toHaveBeenCalledWith('blade-user/search/user', { current: 1, size: 10 });
  expect(document.querySelector('.ant-pagination-options-quick-jumper')).toBeTruthy();
});
