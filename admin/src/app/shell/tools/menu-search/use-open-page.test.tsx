import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterAll, afterEach, expect, it, vi } from 'vitest';

import { useOpenPage } from './use-open-page.ts';

const opened = vi.spyOn(window, 'open').mockReturnValue(null);
afterEach(() => {
  cleanup();
  opened.mockClear();
});
afterAll(() => opened.mockRestore());

const show = () =>
  renderHook(() => ({ open: useOpenPage(), at: useLocation().pathname }), { wrapper: MemoryRouter });

it('a menu that asks for a window opens in one, found by the search as by the side menu', () => {
  const { result } = show();
  result.current.open({ code: '', label: '统计局', path: 'https://stats.example/', isOpen: true });
  expect(opened).toHaveBeenCalledWith('https://stats.example/', '_blank', 'noopener');
  expect(result.current.at).toBe('/');
});

it('every other one opens here', async () => {
  const { result, rerender } = show();
  result.current.open({ code: '', label: '岗位管理', path: '/system/post', isOpen: false });
  rerender();
  await waitFor(() => expect(result.current.at).toBe('/system/post'));
  expect(opened).not.toHaveBeenCalled();
});
