import type { RowLevel } from '@policy/shared/contract/report/result.ts';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import { aggregateOf } from './expressions.ts';
import type { ReadyDataSet } from './plan.ts';

const column = (letter: 'd' | 'm', at: number): SQL => sql`${sql.identifier(`${letter}${String(at)}`)}`;
const listed = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);

/** Groups planned rows with their totals, or leaves them one by one when nothing is worked out; `level` tells which is which. */
export function groupsOf({ dimensions, measures, isPivot }: ReadyDataSet, rows: SQL): SQL {
  const keys = dimensions.map((_, at) => column('d', at));
  const figures = measures.map(
    ({ aggregate }, at) => sql`${aggregateOf[aggregate](column('m', at))} as ${column('m', at)}`,
  );
  if (figures.length === 0) return sql`select ${listed(keys)}, 0 as level from (${rows}) counted`;
  if (keys.length === 0) return sql`select ${listed(figures)}, 0 as level from (${rows}) counted`;
  const across = isPivot && keys.length > 1 ? [keys.slice(0, -1), keys.slice(-1)] : [];
  const sets = [keys, ...across, []].map((set) => sql`(${listed(set)})`);
  return sql`select ${listed([...keys, ...figures])}, grouping(${listed(keys)}) as level from (${rows}) counted group by grouping sets (${listed(sets)})`;
}

/** What the bits of `grouping` say: each stands for a dimension that was summed over, the first for the highest. */
export function levelOf({ dimensions, measures }: ReadyDataSet, bits: number): RowLevel {
  const everything = 2 ** dimensions.length - 1;
  if (measures.length > 0 && bits === everything) return 'all';
  if (bits === 0) return 'row';
  return bits === 1 ? 'line' : 'column';
}
