import type { DataSet } from '@policy/shared/contract/report/design.ts';
import { fieldAt } from '@policy/shared/contract/report/source-fields.ts';
import type { SourceField } from '@policy/shared/contract/report/source-fields.ts';
import type { ReportSource } from '@policy/shared/contract/report/sources.ts';
import { and, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import type { Context } from '../runtime/context.ts';
import { anyTableOf } from '../table/table.ts';
import { meetsTest } from './conditions.ts';
import { figureValue, groupValue } from './expressions.ts';
import type { Place } from './expressions.ts';
import { joinsFor } from './joins.ts';
import { reachOf } from './reach.ts';

/** A data set that fits its source, whose conditions have all their values. */
export type ReadyDataSet = Omit<DataSet, 'source'> & { source: ReportSource; isPivot: boolean };

/** The rows of a data set before they are grouped: `d0`, `d1` … to group by, `m0` … to work out. */
export interface Plan {
  rows: SQL;
  /** The rows of the source that are read for it. */
  read: SQL;
  dimensions: readonly SourceField[];
}

/** Turns a data set into a query in which every table is narrowed to what its reader may read. */
export function planOf(set: ReadyDataSet, context: Context): Plan {
  const { entity } = set.source;
  const at = (path: string) => fieldNamed(set.source, path);
  const dimensions = set.dimensions.map(({ field }) => at(field));
  const fields = [
    ...dimensions,
    ...set.measures.flatMap(({ field, since }) => [field, since].flatMap((path) => (path ? [at(path)] : []))),
    ...set.conditions.map(({ field }) => at(field)),
  ];
  const joins = joinsFor(entity, fields, context);
  const placeOf = (path: string): Place => ({ field: at(path), column: joins.columnOf(at(path)) });
  const tests = set.conditions.map(({ field, is, value }) => ({
    isOwn: at(field).through.length === 0,
    holds: meetsTest({ ...placeOf(field), is, values: value }, context.clock),
  }));
  const held = (isOwn: boolean) => tests.filter((test) => test.isOwn === isOwn).map(({ holds }) => holds);
  const first = fields.map(({ through, own }) => [...through, own][0]?.field ?? '');
  const reach = and(reachOf(entity, context, first), ...held(true)) ?? sql`true`;
  const columns = [
    ...set.dimensions.map(({ field, grain }, n) => named(groupValue(placeOf(field), grain), `d${String(n)}`)),
    ...set.measures.map(({ field, since }, n) =>
      named(
        figureValue(field ? placeOf(field) : undefined, since ? placeOf(since) : undefined),
        `m${String(n)}`,
      ),
    ),
  ];
  const table = anyTableOf(entity);
  const read = sql`select * from ${table} where ${reach}`;
  const where = and(...joins.reached, ...held(false)) ?? sql`true`;
  return {
    ...{ read, dimensions },
    rows: sql`select ${sql.join(columns, sql`, `)} from (${read}) ${table}${joins.from} where ${where}`,
  };
}

const named = (value: SQL, name: string) => sql`${value} as ${sql.identifier(name)}`;

function fieldNamed(source: ReportSource, path: string): SourceField {
  const field = fieldAt(source, path);
  if (!field) throw new Error(`${source.entity.name} has no reported field ${path}`);
  return field;
}
