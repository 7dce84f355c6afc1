import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';

import { filtersIn, useAddressListState, withFilters } from './list-state.ts';

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

describe('the filters of a list in the address', () => {
  it('a filter called name is searched by, and is not the name of the tab', () => {
    const search = withFilters(new URLSearchParams('name=今日&current=3&size=30'), {
      name: '研发',
      sort: '1',
    });
    expect(search.get('name')).toBe('今日');
    expect(filtersIn(search)).toEqual({ name: '研发', sort: '1' });
  });

  it('another search begins on the first page and keeps the size of a page', () => {
    const search = withFilters(new URLSearchParams('title=a&current=3&size=30&menu=0'), { title: 'b' });
    expect(Object.fromEntries(search)).toEqual({ size: '30', menu: '0', title: 'b' });
  });

  it.each(['src', 'name', 'i18n', 'target', 'menu'])('%s belongs to navigation', (parameter) => {
    expect(filtersIn(new URLSearchParams({ [parameter]: 'x' }))).toEqual({});
  });
});
