import type { FacetCounts } from '../../lib/lists/facet-counts.ts';
import type { ListAddress, ListState } from '../../lib/lists/list-address.ts';
import type { Facet } from './list-layout.tsx';

/** The list a facet filters, in its present state. */
export interface ListNow {
  list: ListAddress;
  state: ListState;
  /** How many rows each value would leave, where that is known. */
  counts?: FacetCounts | undefined;
}

/**
 * A facet over the values of one parameter: choosing a value filters by it, choosing it again lets go.
 * Where counts are known, a value that would leave nothing is not offered.
 */
export function facetOf(
  { list, state, counts }: ListNow,
  name: string,
  { title, values }: { title: string; values: { value: string; label: string }[] },
): Facet {
  const options = values.map(({ value, label }) => {
    const selected = String(state[name] ?? '') === value;
    const href = list.href(state, { [name]: selected ? undefined : value });
    return { value, label, selected, href, ...(counts ? { count: counts[name]?.[value] ?? 0 } : {}) };
  });
  return { name, title, options: options.filter(({ selected, count }) => selected || count !== 0) };
}
