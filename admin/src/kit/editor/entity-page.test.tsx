import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { ApiError } from '@policy/shared/client/api-error.ts';
import { policyItem } from '@policy/shared/contract/entities/content/policy-item.ts';

import { completeBrowser } from '../../testing/browser.ts';
import { renderAtWork } from '../../testing/render-in-page.tsx';
import { EntityPage } from './entity-page.tsx';

const post = vi.fn();
const get = vi.fn();
const leave = vi.fn();
const row = {
  ...{ id: 'i1', version: 3, updateTime: '2026-11-20 10:00:00', policyId: crypto.randomUUID() },
  ...{ policyTitle: '办法', detailedId: null, name: '认定奖励', clauseRef: null, supportMode: 'award' },
  ...{ standard: '二十万元', capWan: 20, budgetWan: null, sort: 1 },
};
let stored = row;

const open = (at: string, can = () => true) =>
  renderAtWork(
    <Routes>
      {['/items/new', '/items/edit/:id'].map((path) => (
        <Route key={path} path={path} element={<EntityPage entity={policyItem} address="/items" />} />
      ))}
    </Routes>,
    { get, post },
    { leave, can, address: at },
  );

const box = (label: string) => screen.findByLabelText(label);
const type = async (label: string, value: string) =>
  fireEvent.change(await box(label), { target: { value } });
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));
const save = /保\s*存$/;

beforeAll(completeBrowser);
beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  stored = row;
  get.mockImplementation(() => Promise.resolve(stored));
  post.mockImplementation((_: string, draft: object) => {
    stored = { ...stored, ...draft, version: stored.version + 1, updateTime: '2026-11-25 09:00:00' };
    return Promise.resolve(stored);
  });
});
afterEach(cleanup);

describe('the page of an entity', () => {
  it('has its fields in the parts of the contract, each with an anchor', async () => {
    open('/items/edit/i1');
    expect(await screen.findByRole('heading', { name: '扶持标准' })).toBeTruthy();
    const anchors = within(screen.getByRole('navigation')).getAllByRole('link');
    expect(anchors.map(({ textContent }) => textContent)).toEqual(['基本信息', '扶持标准']);
    expect(screen.getByText('最后保存 2026-11-20 10:00:00')).toBeTruthy();
  });

  it('saves over the version that it began with, and goes on from what was stored', async () => {
    open('/items/edit/i1');
    await type('事项名称', '认定奖补');
    expect(screen.getByText(/有未保存的修改/)).toBeTruthy();
    press(save);
    expect(await screen.findByText('最后保存 2026-11-25 09:00:00')).toBeTruthy();
    expect(post.mock.calls[0]?.[1]).toMatchObject({ id: 'i1', version: 3, name: '认定奖补' });
    await type('事项名称', '认定奖励二');
    press(save);
    await waitFor(() => expect(post.mock.calls[1]?.[1]).toMatchObject({ version: 4 }));
  });

  it('tells what is missing at its field, and how much of it in the anchors', async () => {
    open('/items/new');
    await box('事项名称');
    press(save);
    expect(await screen.findByText('请输入事项名称')).toBeTruthy();
    expect(within(screen.getByRole('navigation')).getAllByText('2 处需要修改')).toHaveLength(2);
    expect(post).not.toHaveBeenCalled();
  });

  it('keeps what was typed where somebody else has saved meanwhile, and takes over the rest', async () => {
    open('/items/edit/i1');
    await type('事项名称', '我的名称');
    stored = { ...row, version: 4, standard: '三十万元' };
    post.mockRejectedValueOnce(new ApiError({ code: 409, msg: '数据已被他人修改，请刷新后重试' }));
    press(save);
    expect(await screen.findByText('此记录已被他人修改')).toBeTruthy();
    expect(await box('事项名称')).toHaveProperty('value', '我的名称');
    press('载入最新内容');
    await waitFor(async () => expect(await box('扶持标准')).toHaveProperty('value', '三十万元'));
    press(save);
    await waitFor(() =>
      expect(post.mock.calls[1]?.[1]).toMatchObject({ version: 4, name: '我的名称', standard: '三十万元' }),
    );
  });

  it('offers again what a page before it left unsaved, and forgets it once that is saved', async () => {
    open('/items/edit/i1');
    await type('事项名称', '写到一半');
    await screen.findByText(/暂存/, {}, { timeout: 3000 });
    cleanup();
    open('/items/edit/i1');
    expect(await screen.findByText(/未保存的内容$/, { selector: '.ant-alert-message' })).toBeTruthy();
    expect(await box('事项名称')).toHaveProperty('value', '认定奖励');
    press('恢复未保存的内容');
    await waitFor(async () => expect(await box('事项名称')).toHaveProperty('value', '写到一半'));
    press(save);
    await screen.findByText('最后保存 2026-11-25 09:00:00');
    expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]);
  });

  it('forgets what was left where that is not wanted', async () => {
    open('/items/edit/i1');
    await type('事项名称', '写到一半');
    await screen.findByText(/暂存/, {}, { timeout: 3000 });
    cleanup();
    open('/items/edit/i1');
    await screen.findByText('恢复未保存的内容');
    press(/放\s*弃/);
    expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]);
  });

  it('leads from a new row to the page of what was stored', async () => {
    localStorage.setItem(
      'pfp-admin-draft-policyItem-new',
      JSON.stringify({
        ...{ dataType: 'object', datetime: 1, type: 'local' },
        content: { at: 1, version: 0, values: { ...row, id: undefined } },
      }),
    );
    open('/items/new');
    await screen.findByText('恢复未保存的内容');
    press('恢复未保存的内容');
    press(save);
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/items/edit/i1'));
  });

  it('is only read by somebody who may not change the row', async () => {
    open('/items/edit/i1', () => false);
    expect(await box('事项名称')).toHaveProperty('disabled', true);
    expect(screen.queryByRole('button', { name: save })).toBeNull();
  });
});
