import type { Page } from '@policy/shared/contract/kit/entity.ts';

import type { ListState } from './list-address.ts';

/** How many rows each value of each facet would leave. */
export type FacetCounts = Record<string, Record<string, number>>;

/** Which values of each facet a row stands under. */
export type FacetValues<Row> = Record<
  string,
  (row: Row) => readonly (string | null | undefined)[] | null | undefined
>;

/** Rows that counts are taken from; a list that is longer than one page of them goes without counts. */
export const countedRows = 200;

/**
 * Counts the values of every facet with all other facets in force, so that no link leads to an empty list.
 * Nothing where the page does not hold the whole list: a count of a part would mislead.
 */
export function facetCounts<Row>(
  { records, total }: Pick<Page<Row>, 'records' | 'total'>,
  state: ListState,
  valuesOf: FacetValues<Row>,
): FacetCounts | undefined {
  if (total > records.length) return undefined;
  const facets = Object.keys(valuesOf);
  const stands = (row: Row, facet: string) =>
    !state[facet] || (valuesOf[facet]?.(row) ?? []).includes(String(state[facet]));
  return Object.fromEntries(
    facets.map((facet) => {
      const others = facets.filter((other) => other !== facet);
      const rows = records.filter((row) => others.every((other) => stands(row, other)));
      return [facet, tally(rows.flatMap((row) => valuesOf[facet]?.(row) ?? []))];
    }),
  );
}

function tally(values: readonly (string | null | undefined)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) if (value) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
