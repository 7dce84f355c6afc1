import type { ReportComparison } from '@policy/shared/contract/report/design.ts';
import { countedDay } from '@policy/shared/contract/report/counted-day.ts';
import { isTime } from '@policy/shared/contract/report/fit.ts';
import { gte, ilike, inArray, isNotNull, isNull, lt, lte, not, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import { containing } from '../sql/like.ts';
import { addDays, wireDate } from '../runtime/clock.ts';
import type { Clock } from '../runtime/clock.ts';
import type { Place } from './expressions.ts';

/** One test of a row, its values ready. */
export interface Test extends Place {
  is: ReportComparison;
  values: readonly string[];
}

type Compare = (place: Place, values: readonly string[]) => SQL;

const atLeast: Compare = ({ column, field }, [value = '']) =>
  gte(column, field.kind === 'dateTime' ? dayStart(value) : value);

const atMost: Compare = ({ column, field }, [value = '']) =>
  // Up to a day means up to its end.
  field.kind === 'dateTime' && value.length === 10
    ? lt(column, dayStart(addDays(value, 1)))
    : lte(column, value);

const isIn: Compare = ({ column }, values) => inArray(column, [...values]);

const compare: Record<ReportComparison, Compare> = {
  in: isIn,
  // Rows without a value differ from every value.
  notIn: (place, values) => sql`(${place.column} is null or ${not(isIn(place, values))})`,
  ge: atLeast,
  le: atMost,
  between: (place, [from = '', to = '']) => sql`(${atLeast(place, [from])} and ${atMost(place, [to])})`,
  like: ({ column }, [value = '']) => ilike(column, containing(value)),
  isNull: ({ column }) => isNull(column),
  notNull: ({ column }) => isNotNull(column),
};

/** Holds for the rows that meet a test; every value is bound. */
export const meetsTest = ({ is, values, ...place }: Test, clock: Clock): SQL =>
  compare[is](
    place,
    isTime(place.field) ? values.map((value) => countedDay(value, wireDate(clock.now()))) : values,
  );

const dayStart = (value: string) => (value.length === 10 ? `${value} 00:00:00` : value);
