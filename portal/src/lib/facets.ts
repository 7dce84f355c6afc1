import type { Facet } from '../components/navigation/list-layout.tsx';
import type { ListAddress, ListState } from './list-address.ts';

/** The list a facet filters, in its present state. */
export interface ListNow {
  list: ListAddress;
  state: ListState;
}

/** A facet over the values of one parameter: choosing a value filters by it, choosing it again lets go. */
export function facetOf(
  { list, state }: ListNow,
  name: string,
  { title, values }: { title: string; values: { value: string; label: string }[] },
): Facet {
  const options = values.map(({ value, label }) => {
    const selected = String(state[name] ?? '') === value;
    return { value, label, selected, href: list.href(state, { [name]: selected ? undefined : value }) };
  });
  return { name, title, options };
}
