import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { portalUser } from '@policy/shared/contract/entities/companies/portal-user.ts';
import { department } from '@policy/shared/contract/entities/people/department.ts';

import { completeBrowser } from '../../testing/browser.ts';
import { renderAtWork } from '../../testing/render-in-page.tsx';
import { ExportButton } from './export-button.tsx';
import type { ExportButtonProps } from './export-button.tsx';

const blob = vi.fn();
const post = vi.fn();
const columns = [
  { key: 'deptName', label: '部门名称', isMasked: false },
  { key: 'fullName', label: '部门全称', isMasked: false },
  { key: 'phone', label: '联系电话', isMasked: true },
];
let offer = { total: 12, isCounting: false, mostAtOnce: 5000, columns, mayClear: true };
let begun = { id: '7', fileName: '部门.csv', state: 'done' };

beforeAll(completeBrowser);
beforeEach(() => {
  vi.clearAllMocks();
  offer = { total: 12, isCounting: false, mostAtOnce: 5000, columns, mayClear: true };
  begun = { id: '7', fileName: '部门.csv', state: 'done' };
  blob.mockResolvedValue(new Blob(['x']));
  post.mockImplementation((path: string) => Promise.resolve(path.endsWith('offer') ? offer : begun));
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
});
afterEach(cleanup);

const roots = { ...department, standing: { parentId: '0' } };
const queryOf = () => ({ current: 2, size: 10, deptName: '局' });

async function opened(over: Partial<ExportButtonProps> = {}) {
  renderAtWork(<ExportButton entity={roots} queryOf={queryOf} {...over} />, { blob, post });
  fireEvent.click(screen.getByRole('button', { name: /导出/ }));
  await screen.findByText('CSV (.csv)');
  return within(screen.getByRole('dialog'));
}
type Opened = Awaited<ReturnType<typeof opened>>;
const press = (dialog: Opened) => fireEvent.click(dialog.getByRole('button', { name: /^导\s*出$/ }));
const asked = () => post.mock.calls.find(([path]) => String(path).endsWith('begin'))?.[1];

describe('a file of a list', () => {
  it('is asked for with the list’s filters, and with what the list leaves out by itself', async () => {
    const dialog = await opened();
    expect(dialog.getByText('当前筛选的 12 条')).toBeDefined();
    fireEvent.click(dialog.getByRole('radio', { name: 'CSV (.csv)' }));
    press(dialog);
    await waitFor(() => expect(blob).toHaveBeenCalledOnce());
    expect(asked()).toEqual({
      ...{ entity: 'department', format: 'csv', isClear: false, reason: '' },
      ...{ columns: ['deptName', 'fullName', 'phone'], query: { deptName: '局', parentId: '0' } },
    });
    expect(blob.mock.calls[0]).toEqual(['blade-desk/export-job/file', { id: '7' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('has the columns in sight first, in the order that its reader gives them', async () => {
    const dialog = await opened({ columnsInSight: () => ['fullName', 'deptName'] });
    expect(dialog.getByText('已选 2 / 3 列，按此顺序导出')).toBeDefined();
    // Nothing masked is among them.
    expect(dialog.queryByText('个人信息')).toBeNull();
    fireEvent.click(dialog.getByRole('button', { name: '上移 部门名称' }));
    press(dialog);
    await waitFor(() => expect(asked()).toMatchObject({ columns: ['deptName', 'fullName'] }));
  });

  it('holds the rows that are ticked', async () => {
    const dialog = await opened({ chosen: ['1', '2'], isSmall: true });
    expect(dialog.getByRole('radio', { name: '选中的 2 条' })).toHaveProperty('checked', true);
    press(dialog);
    await waitFor(() => expect(asked()).toMatchObject({ query: { id: '1,2' } }));
  });

  it('tells personal values in clear for a reason only', async () => {
    const dialog = await opened();
    fireEvent.click(dialog.getByRole('radio', { name: '完整内容' }));
    press(dialog);
    await dialog.findByText('请输入查看原因');
    expect(asked()).toBeUndefined();
    fireEvent.change(dialog.getByLabelText('导出原因'), { target: { value: '逐户核对' } });
    press(dialog);
    await waitFor(() => expect(asked()).toMatchObject({ isClear: true, reason: '逐户核对' }));
  });

  it('of the people who apply is asked for with a reason, masked or not', async () => {
    const dialog = await opened({ entity: portalUser });
    press(dialog);
    await dialog.findByText('请输入查看原因');
    expect(asked()).toBeUndefined();
    fireEvent.change(dialog.getByLabelText('导出原因'), { target: { value: '年度核对' } });
    press(dialog);
    await waitFor(() => expect(asked()).toMatchObject({ isClear: false, reason: '年度核对' }));
  });

  it('offers nothing in clear to somebody who may not have it', async () => {
    offer = { ...offer, mayClear: false };
    const dialog = await opened();
    expect(dialog.queryByText('个人信息')).toBeNull();
  });

  it('of many rows is made in the background, with the way to where it will be', async () => {
    offer = { ...offer, total: 9000 };
    begun = { ...begun, state: 'running' };
    const dialog = await opened();
    expect(dialog.getByText('超过 5000 条，将在后台导出，完成后通知您。')).toBeDefined();
    press(dialog);
    const link = await screen.findByRole('link', { name: '去下载中心' });
    expect(link.getAttribute('href')).toBe('/desk/exports');
    expect(blob).not.toHaveBeenCalled();
  });
});
