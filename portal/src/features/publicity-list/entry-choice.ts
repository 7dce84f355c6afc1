import { previewParameter } from '@policy/shared/contract/portal/preview.ts';
import { z } from 'zod';

import type { EntryRow } from './publicity-rows.ts';

/** Orders of the lines of a publicity list; its own goes without saying. */
export const entrySorts = ['seq', 'amount', 'name'] as const;

/** What the address of a publicity list says about its lines. */
export const entryQuery = z.object({
  keyword: z.string().trim().max(100).optional(),
  sort: z.enum(entrySorts).default('seq'),
  /** The token of a reader who sees the list before it is public. */
  [previewParameter]: z.string().max(100).optional(),
});
export type EntryQuery = z.output<typeof entryQuery>;

const orders: Record<EntryQuery['sort'], (one: EntryRow, other: EntryRow) => number> = {
  seq: () => 0,
  amount: (one, other) => other.amountWan - one.amountWan,
  name: (one, other) => one.name.localeCompare(other.name, 'zh-CN'),
};

/** What the forms of a list keep of its address: which list it is, and who sees it before it is public. */
export const entryState = (id: string, query: EntryQuery): Record<string, string> => {
  const token = query[previewParameter];
  return { id, ...(token ? { [previewParameter]: token } : {}) };
};

/** The lines that have the words in their name, masked code or item, in the order that is asked for. */
export function chosenEntries(
  entries: readonly EntryRow[],
  { keyword = '', sort }: EntryQuery,
): readonly EntryRow[] {
  const words = keyword.toLowerCase();
  return entries
    .filter(({ name, codeMasked, itemName }) =>
      [name, codeMasked, itemName].some((text) => text.toLowerCase().includes(words)),
    )
    .toSorted(orders[sort]);
}
