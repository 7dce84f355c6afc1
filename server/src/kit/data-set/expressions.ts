import type { Aggregate, Grain } from '@policy/shared/contract/report/design.ts';
import type { SourceField } from '@policy/shared/contract/report/source-fields.ts';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** A field of a query's rows. */
export interface Place {
  field: SourceField;
  column: AnyPgColumn;
}

const spelled: Record<Grain, string> = {
  year: 'YYYY',
  quarter: 'YYYY"Q"Q',
  month: 'YYYY-MM',
  day: 'YYYY-MM-DD',
};

/** What rows are grouped by: times as the texts of their span, everything else as it is. */
export function groupValue({ field, column }: Place, grain: Grain | undefined): SQL {
  if (field.kind === 'dateTime') {
    const format = grain ? spelled[grain] : 'YYYY-MM-DD HH24:MI:SS';
    return sql`to_char(${column} at time zone 'Asia/Shanghai', ${format})`;
  }
  if (field.kind === 'date') return sql`to_char(${column}, ${spelled[grain ?? 'day']})`;
  return sql`${column}`;
}

/** What a figure is worked out of: the number itself, the days since another time, or that there is a row. */
export function figureValue(place: Place | undefined, since: Place | undefined): SQL {
  if (!place) return sql`1`;
  if (since) return sql`extract(epoch from (${moment(place)} - ${moment(since)})) / 86400`;
  return sql`${place.column}`;
}

/** A day begins at midnight in Asia/Shanghai. */
const moment = ({ field, column }: Place): SQL =>
  field.kind === 'date' ? sql`(${column}::timestamp at time zone 'Asia/Shanghai')` : sql`${column}`;

/** How the figure of a group is worked out; sums are exact, and only the finished one becomes a float. */
export const aggregateOf: Record<Aggregate, (value: SQL) => SQL> = {
  count: (value) => sql`count(${value})::int`,
  distinct: (value) => sql`count(distinct ${value})::int`,
  sum: (value) => sql`sum(${value})::float8`,
  average: (value) => sql`avg(${value})::float8`,
  median: (value) => sql`percentile_cont(0.5) within group (order by ${value})`,
  least: (value) => sql`min(${value})::float8`,
  most: (value) => sql`max(${value})::float8`,
};
