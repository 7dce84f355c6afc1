import { useInsertionEffect } from 'react';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { ApiError } from '@policy/shared/client/api-error.ts';

import { completeBrowser } from '../../testing/browser.ts';
import { renderInPage } from '../../testing/render-in-page.tsx';
import type { KitColumn } from '../columns/columns.tsx';
import { PagedTable } from './paged-table.tsx';

interface Line {
  id: string;
  name: string;
}

const load = vi.fn();
const state = { current: 1, size: 10, filters: {}, turn: vi.fn(), search: vi.fn() };
const uncaught = vi.fn();

const show = (columns: KitColumn<Line>[] = [{ dataIndex: 'name' }], name?: string) =>
  renderInPage(<PagedTable<Line> rowKey="id" {...{ columns, state, load }} {...(name && { name })} />);

/** Time for the browser to report a promise that nobody caught. */
const aTurn = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeAll(completeBrowser);
beforeEach(() => {
  vi.clearAllMocks();
  process.on('unhandledRejection', uncaught);
});
afterEach(() => {
  process.off('unhandledRejection', uncaught);
  cleanup();
});

describe('a list of pages', () => {
  it('shows the rows that it was answered', async () => {
    load.mockResolvedValue({ records: [{ id: '1', name: '受理' }], total: 1 });
    show();
    expect(await screen.findByText('受理')).toBeTruthy();
    expect(load).toHaveBeenCalledExactlyOnceWith({ current: 1, size: 10 }, {});
  });

  it('shows a dash where a row has no value, as everywhere else', async () => {
    load.mockResolvedValue({ records: [{ id: '1', name: null }], total: 1 });
    show();
    expect(await screen.findByText('—')).toBeTruthy();
  });

  it('asks for its first page while it is being drawn, not after', async () => {
    load.mockResolvedValue({ records: [{ id: '1', name: '受理' }], total: 1 });
    const asked: number[] = [];
    const Before = () => {
      useInsertionEffect(() => void asked.push(load.mock.calls.length));
      return null;
    };
    renderInPage(
      <>
        <PagedTable<Line> rowKey="id" columns={[{ dataIndex: 'name' }]} {...{ state, load }} />
        <Before />
      </>,
    );
    expect(await screen.findByText('受理')).toBeTruthy();
    expect(asked[0]).toBe(1);
  });

  it('can be scrolled with the keys while it is empty', async () => {
    load.mockResolvedValue({ records: [], total: 0 });
    const { container } = show();
    await waitFor(() => expect(load).toHaveBeenCalled());
    expect(container.querySelector('.ant-table-content')?.getAttribute('tabindex')).toBe('0');
  });

  it('starts without its lesser columns', async () => {
    load.mockResolvedValue({ records: [{ id: '1', name: '受理' }], total: 1 });
    const columns = [
      { dataIndex: 'name', key: 'name', title: '名称' },
      { dataIndex: 'id', key: 'id', title: '编号', isLesser: true },
    ];
    show(columns);
    expect(await screen.findByText('受理')).toBeTruthy();
    expect(screen.queryAllByRole('columnheader', { name: '编号' })).toEqual([]);
    expect(screen.getAllByRole('columnheader', { name: '名称' }).length).toBeGreaterThan(0);
  });

  it('starts with the columns that its reader chose in this browser', async () => {
    localStorage.setItem('pfp-admin-columns-lines', JSON.stringify({ id: { show: true } }));
    load.mockResolvedValue({ records: [{ id: '1', name: '受理' }], total: 1 });
    const columns = [
      { dataIndex: 'name', key: 'name', title: '名称' },
      { dataIndex: 'id', key: 'id', title: '编号', isLesser: true },
    ];
    show(columns, 'lines');
    expect(await screen.findByText('受理')).toBeTruthy();
    expect(screen.getAllByRole('columnheader', { name: '编号' }).length).toBeGreaterThan(0);
    localStorage.clear();
  });

  it('asks again for a total that was still being counted, and says so meanwhile', async () => {
    const records = [{ id: '1', name: '受理' }];
    load.mockResolvedValueOnce({ records, total: 10, isCounting: true });
    load.mockResolvedValueOnce({ records, total: 10, isCounting: true });
    load.mockResolvedValue({ records, total: 4711 });
    show();
    expect(await screen.findByText('至少 10 条，正在统计…')).toBeTruthy();
    expect(await screen.findByText('共 4711 条')).toBeTruthy();
    expect(screen.queryByText(/正在统计/)).toBeNull();
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('asks no more for a total once it was refused', async () => {
    load.mockResolvedValueOnce({ records: [{ id: '1', name: '受理' }], total: 10, isCounting: true });
    load.mockRejectedValue(new ApiError({ code: 503, msg: '服务暂不可用' }));
    show();
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('raises nothing when the session has ended, for the reader is on the way to sign-in', async () => {
    load.mockRejectedValue(new ApiError({ code: 401, msg: '请求未授权' }));
    const { container } = show();
    await waitFor(() => expect(load).toHaveBeenCalled());
    await waitFor(() => expect(container.querySelector('.ant-spin-spinning')).toBeNull());
    await aTurn();
    expect(uncaught).not.toHaveBeenCalled();
  });

  it('tells rows that could not be read from none', async () => {
    load.mockRejectedValueOnce(new ApiError({ code: 503, msg: '服务暂不可用' }));
    show();
    expect(await screen.findByText('没能读取数据，请刷新重试')).toBeTruthy();
    load.mockResolvedValue({ records: [], total: 0 });
    screen.getByLabelText('reload').click();
    await waitFor(() => expect(screen.queryByText('没能读取数据，请刷新重试')).toBeNull());
  });

  it('does not hide a fault of its own', async () => {
    load.mockRejectedValue(new TypeError('not a refusal'));
    show();
    await waitFor(() => expect(uncaught).toHaveBeenCalled());
  });
});
