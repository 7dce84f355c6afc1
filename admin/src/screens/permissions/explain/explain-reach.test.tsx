import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { completeBrowser } from '../../../testing/browser.ts';
import { renderAtWork } from '../../../testing/render-in-page.tsx';
import { ExplainReach } from './explain-reach.tsx';

const person = { id: 'u1', realName: '周文静', deptName: null };
const none = { isAllowed: 0, total: 0, rows: [], scopes: [], fields: [] };
const some = {
  ...{ isAllowed: 1, total: 2, fields: [] },
  scopes: [{ scopeName: '办件：本部门及以下', roles: ['受理人员'] }],
  rows: [
    { id: 'p1', name: '企业人才房' },
    { id: 'p2', name: null },
  ],
};

async function pick(name: RegExp | string, option: RegExp) {
  const box = screen.getByRole('combobox', { name });
  fireEvent.focus(box);
  fireEvent.mouseDown(box);
  fireEvent.click((await screen.findAllByText(option)).at(-1)!);
}

async function attempt(reach: object) {
  const get = vi.fn((path: string) =>
    Promise.resolve(path.endsWith('reach') ? reach : { records: [person] }),
  );
  renderAtWork(<ExplainReach />, { get: get as never }, { can: (code) => code === 'post_view' });
  await pick('选择人员', /周文静/);
  await pick('选择数据', /岗位/);
  return get;
}

beforeAll(completeBrowser);
afterEach(cleanup);

it('what a person would see is told with the scopes behind it; rows beyond the asker go without a name', async () => {
  const get = await attempt(some);
  expect(await screen.findByText(/能看到 2 条/)).toBeTruthy();
  expect(screen.getByText('办件：本部门及以下（角色：受理人员）')).toBeTruthy();
  expect(screen.getByText('企业人才房')).toBeTruthy();
  expect(screen.getByText('（不在您的查看范围内）')).toBeTruthy();
  expect(get).toHaveBeenCalledWith('blade-system/permission/reach', { userId: 'u1', entity: 'position' });
});

it('a person who may read none of it is told so', async () => {
  await attempt(none);
  expect(await screen.findByText(/看不到任何/)).toBeTruthy();
});
