import { fill } from '@policy/shared/messages/kit.ts';

import type { SlugRow } from '../slug-rows.ts';
import entries from './data/publicity-entry.json' with { type: 'json' };
import lists from './data/publicity-list.json' with { type: 'json' };
import { dayShift } from './day-shift.ts';
import { published } from './published.ts';

/** The lists with their periods around the day of seeding; a period ends with its last day. */
export function publicityListRows(today: string): SlugRow[] {
  const shift = dayShift(today);
  return published(lists).map((list) => {
    const period = {
      publicityStart: shift(list.publicityStart),
      publicityEnd: shift(list.publicityEnd),
    };
    return {
      ...list,
      ...period,
      publishDate: shift(list.publishDate),
      endsAt: `${period.publicityEnd} 23:59:59`,
      body: fill(list.body, period),
    };
  });
}

/** Who is on the lists, masked. */
export const publicityEntryRows: readonly SlugRow[] = entries;
