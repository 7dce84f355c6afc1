import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';

import { KeepAliveOutlet } from './keep-alive-outlet.tsx';
import { useTabs } from './tabs/tab-store.ts';

afterEach(cleanup);

test('a page is not drawn again because a tab is opened for it', () => {
  let drawings = 0;
  function Page() {
    useLocation();
    drawings += 1;
    return null;
  }
  const children = [{ path: '/a', element: <Page /> }];
  const router = createMemoryRouter([{ element: <KeepAliveOutlet />, children }], { initialEntries: ['/a'] });
  render(<RouterProvider router={router} />);
  const before = drawings;
  act(() => useTabs.getState().open({ label: 'A', value: '/a', params: {}, query: {}, meta: {}, group: '' }));
  expect(drawings).toBe(before);
});
