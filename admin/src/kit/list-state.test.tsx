import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, it } from 'vitest';

import { useAddressListState } from './list-state.ts';

afterEach(cleanup);

const inList = ({ children }: { children: ReactNode }) => (
  <MemoryRouter initialEntries={['/list?current=2&title=x']}>{children}</MemoryRouter>
);
const shown = () =>
  renderHook(() => ({ state: useAddressListState(), location: useLocation() }), { wrapper: inList }).result;

it('a page that is turned stands in the address beside the filters', () => {
  const list = shown();
  act(() => list.current.state.turn(3, 20));
  expect(list.current.location.search).toBe('?title=x&current=3&size=20');
});

it('a table that tells after a load where it stands leaves the address alone', () => {
  const list = shown();
  const { key } = list.current.location;
  act(() => list.current.state.turn(2, 10));
  expect(list.current.location.key).toBe(key);
});
