import type { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import type { policy } from '@policy/shared/contract/entities/content/policy.ts';
import type { publicityEntry } from '@policy/shared/contract/entities/content/publicity-entry.ts';
import type { publicityList } from '@policy/shared/contract/entities/content/publicity-list.ts';
import type { ListRowOf, RowOf } from '@policy/shared/contract/kit/entity.ts';

import type { Chain } from '../../lib/chain/chain.ts';
import type { FacetValues } from '../../lib/lists/facet-counts.ts';
import type { Named } from '../../lib/texts/reference-names.ts';

/** A publicity list as lists carry it. */
export type PublicityRow = ListRowOf<typeof publicityList>;
/** A publicity list with its text. */
export type PublicityDetail = RowOf<typeof publicityList>;
/** One line of a publicity list. */
export type EntryRow = RowOf<typeof publicityEntry>;

/** What a publicity list stands on, and its lines. */
export interface PublicityRelated {
  agencyName: string;
  entries: EntryRow[];
  guide: ListRowOf<typeof itemGuide> | null;
  policy: RowOf<typeof policy> | null;
  /** The way from the clause to the money. */
  chain: Chain;
}

/** Which values of each facet a publicity list stands under. */
export const publicityFacetValues: FacetValues<PublicityRow> = {
  publicityStatus: (row) => [row.publicityStatus],
  agencyId: (row) => [row.agencyId],
  guideId: (row) => [row.guideId],
  year: (row) => [row.publicityStart.slice(0, 4)],
};

/** The items that lists are of, each once, those of the newest lists first. */
export function guidesOf(rows: readonly PublicityRow[]): Named[] {
  const known = new Map<string, Named>();
  for (const { guideId, guideTitle, guideTitleEn } of rows)
    if (guideTitle && !known.has(guideId))
      known.set(guideId, { id: guideId, name: guideTitle, nameEn: guideTitleEn ?? null });
  return [...known.values()];
}

/** A sum of amounts in whole hundredths of a cent: a float would drift over many of them. */
export const sumWan = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * 10_000), 0) / 10_000;

/** What was made public in one year. */
export interface YearTotal {
  year: number;
  lists: number;
  beneficiaries: number;
  amountWan: number;
}

/** Sums lists by the year they were made public in, newest first. */
export function yearTotals(rows: PublicityRow[]): YearTotal[] {
  const totals = new Map<number, YearTotal>();
  for (const row of rows) {
    const year = Number(row.publicityStart.slice(0, 4));
    const sum = totals.get(year) ?? { year, lists: 0, beneficiaries: 0, amountWan: 0 };
    totals.set(year, {
      year,
      lists: sum.lists + 1,
      beneficiaries: sum.beneficiaries + row.totalCount,
      amountWan: sumWan([sum.amountWan, row.totalAmountWan]),
    });
  }
  return [...totals.values()].sort((a, b) => b.year - a.year);
}
