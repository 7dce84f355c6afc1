import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';

import { defaultPageSize, firstPage } from '@policy/shared/auth/storage/constants.ts';

import type { Query } from './filters.tsx';

/** Where a list stands: its page and its filters, and the ways to move them. */
export interface ListState {
  current: number;
  size: number;
  filters: Query;
  turn: (current: number, size: number) => void;
  search: (filters: Query) => void;
}

// Parameters of the address that belong to navigation, to paging or to what is open beside the list, not to a filter.
const reserved = ['current', 'size', 'tab', 'open', 'src', 'name', 'i18n', 'target', 'menu'];
// A filter whose name is reserved (many entities have a `name`) gets this prefix in the address.
const ownPrefix = 'filter.';

const inAddress = (filter: string) => (reserved.includes(filter) ? ownPrefix + filter : filter);
const ofAddress = (parameter: string) =>
  parameter.startsWith(ownPrefix) ? parameter.slice(ownPrefix.length) : parameter;

/** The filters that an address asks for. */
export const filtersIn = (search: URLSearchParams): Query =>
  Object.fromEntries(
    [...search].filter(([name]) => !reserved.includes(name)).map(([name, value]) => [ofAddress(name), value]),
  );

const numberIn = (search: URLSearchParams, name: string, fallback: number) => {
  const value = Number(search.get(name));
  return Number.isInteger(value) && value > 0 ? value : fallback;
};

/** Leaves the first page and the usual size out of the address. */
function withPage(search: URLSearchParams, current: number, size: number): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete('current');
  next.delete('size');
  if (current !== firstPage) next.set('current', String(current));
  if (size !== defaultPageSize) next.set('size', String(size));
  return next;
}

/** The address of a list with these filters, on its first page; what belongs to navigation stays. */
export function withFilters(search: URLSearchParams, filters: Query): URLSearchParams {
  const kept = [...search].filter(([name]) => reserved.includes(name) && name !== 'current');
  const asked = Object.entries(filters).map(([name, value]) => [inAddress(name), value]);
  return new URLSearchParams([...kept, ...asked]);
}

/** A list whose page and filters stand in the address, so that F5 and a shared link bring them back. */
export function useAddressListState(): ListState {
  const [search, setSearch] = useSearchParams();
  const key = search.toString();
  const filters = useMemo(() => filtersIn(new URLSearchParams(key)), [key]);
  const [current, size] = [numberIn(search, 'current', firstPage), numberIn(search, 'size', defaultPageSize)];
  const turn = useCallback(
    (page: number, rows: number) => {
      // A table also tells after each load where it stands; by then the address may be another page's.
      if (page === current && rows === size) return;
      setSearch((now) => withPage(now, page, rows), { replace: true });
    },
    [setSearch, current, size],
  );
  const apply = useCallback(
    (wanted: Query) => setSearch((now) => withFilters(now, wanted), { replace: true }),
    [setSearch],
  );
  return useMemo(
    () => ({ current, size, filters, turn, search: apply }),
    [current, size, filters, turn, apply],
  );
}

/** A list inside another page: it starts anew whenever it is opened. */
export function useLocalListState(): ListState {
  const [page, setPage] = useState<{ current: number; size: number }>({
    current: firstPage,
    size: defaultPageSize,
  });
  const [filters, setFilters] = useState<Query>({});
  const turn = useCallback((current: number, size: number) => setPage({ current, size }), []);
  return useMemo(() => ({ ...page, filters, turn, search: setFilters }), [page, filters, turn]);
}
