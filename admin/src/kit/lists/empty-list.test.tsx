import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { renderInPage } from '../../testing/render-in-page.tsx';
import { EmptyList } from './empty-list.tsx';

afterEach(cleanup);

const state = { current: 1, size: 10, turn: vi.fn(), search: vi.fn() };

it('an empty list offers to add the first row to who may', () => {
  const onAdd = vi.fn();
  renderInPage(<EmptyList state={{ ...state, filters: {} }} onAdd={onAdd} />);
  fireEvent.click(screen.getByRole('button', { name: '添加第一条' }));
  expect(onAdd).toHaveBeenCalledTimes(1);
});

it('one that is filtered offers to search for less', () => {
  renderInPage(<EmptyList state={{ ...state, filters: { title: '甲' } }} onAdd={vi.fn()} />);
  fireEvent.click(screen.getByRole('button', { name: '清除筛选条件' }));
  expect(state.search).toHaveBeenCalledWith({});
});

it('offers nothing that its reader may not do', () => {
  renderInPage(<EmptyList state={{ ...state, filters: {} }} />);
  expect(screen.getByText('暂无数据')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
