import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { policyItem } from '@policy/shared/contract/entities/content/policy-item.ts';

import { completeBrowser } from '../../testing/browser.ts';
import { renderAtWork } from '../../testing/render-in-page.tsx';
import { ChangeHistory } from './change-history.tsx';

const entry = { at: '2026-11-02 10:00:00', userName: '林知远' };
const changed = { ...entry, id: 'c2', act: 'changed' };
const list = [
  { ...changed, changes: [{ field: 'standard', before: null, after: null, isLong: true }] },
  {
    ...entry,
    id: 'c1',
    act: 'changed',
    mayRestore: true,
    changes: [{ field: 'name', before: '甲', after: '乙' }],
  },
  { ...entry, id: 'r1', act: 'added', mayRestore: true, changes: [] },
];
const whole = {
  ...changed,
  changes: [{ field: 'standard', before: '第一条\n第二条', after: '<p>第一条</p><p>第三条</p>' }],
};
const get = vi.fn();
const post = vi.fn();
const onRestored = vi.fn();

const show = () =>
  renderAtWork(<ChangeHistory entity={policyItem} id="r1" onClose={vi.fn()} onRestored={onRestored} />, {
    get,
    post,
  });

beforeAll(completeBrowser);
beforeEach(() => {
  vi.clearAllMocks();
  get.mockImplementation((path: string) => Promise.resolve(path.endsWith('detail') ? whole : list));
  post.mockResolvedValue(null);
});
afterEach(cleanup);

it('tells line by line what a long text was changed into, read when it is wanted', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: '查看差异' }));
  expect((await screen.findByText('第二条')).tagName).toBe('DEL');
  expect(screen.getByText('第三条').tagName).toBe('INS');
  expect(get).toHaveBeenCalledWith('blade-log/change/detail', {
    ...{ entity: 'policyItem', id: 'r1', changeId: 'c2' },
  });
});

it('brings a version back once that is agreed to; the newest stands there already', async () => {
  show();
  const buttons = await screen.findAllByRole('button', { name: '还原此版本' });
  expect(buttons).toHaveLength(2);
  fireEvent.click(buttons[0]!);
  fireEvent.click(await screen.findByRole('button', { name: /确\s*定/ }));
  await vi.waitFor(() => expect(onRestored).toHaveBeenCalledTimes(1));
  expect(post).toHaveBeenCalledWith('blade-log/change/restore', {
    ...{ entity: 'policyItem', id: 'r1', changeId: 'c1' },
  });
});

it('offers no way back where the server says there is none', async () => {
  get.mockResolvedValue(list.map((one) => ({ ...one, mayRestore: false })));
  show();
  expect(await screen.findByText('甲')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '还原此版本' })).toBeNull();
});
