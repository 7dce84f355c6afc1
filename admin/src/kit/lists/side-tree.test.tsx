import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { department } from '@policy/shared/contract/entities/people/department.ts';

import { completeBrowser } from '../../testing/browser.ts';
import { renderAtWork } from '../../testing/render-in-page.tsx';
import { RowActions } from '../acts/row-actions.tsx';
import { SideTree } from './side-tree.tsx';

const node = { id: 'd1', key: 'd1', value: 'd1', parentId: '0', title: '发改局' };
const get = vi.fn();
const search = vi.fn();
const acts = ['view', 'edit', 'delete'].map((key) => ({ key, label: key, run: vi.fn() }));

function show(width: number, filters: Record<string, string> = {}) {
  window.innerWidth = width;
  const state = { current: 1, size: 10, filters, turn: vi.fn(), search };
  get.mockResolvedValue([node]);
  renderAtWork(
    <SideTree entity={department} filter="deptId" title="部门" everything="全部部门" state={state}>
      <RowActions acts={acts} />
    </SideTree>,
    { get },
  );
}

beforeAll(completeBrowser);
afterEach(cleanup);

describe('a tree beside a list', () => {
  it('stands open in a wide window, and leaves the room of acts to the columns', async () => {
    show(1280);
    fireEvent.click(await screen.findByText('发改局'));
    expect(search).toHaveBeenCalledWith({ deptId: 'd1' });
    expect(screen.getByRole('button', { name: 'view' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'edit' })).toBeNull();
  });

  it('is folded in a narrow window, and says what it narrows the list to', async () => {
    show(390, { deptId: 'd1' });
    expect(await screen.findByText('部门：发改局')).toBeTruthy();
    expect(screen.queryByRole('tree')).toBeNull();
    fireEvent.click(screen.getByText('部门：发改局'));
    fireEvent.click(await screen.findByText('全部部门'));
    expect(search).toHaveBeenCalledWith({});
  });
});
