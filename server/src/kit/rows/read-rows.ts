import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { deletedPerson } from '@policy/shared/contract/people/deleted-person.ts';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import { computedOf } from '../rules/computed.ts';
import type { Context } from '../runtime/context.ts';
import { maskRows } from '../access/masks.ts';
import { questionOf, compiled, runCompiled } from '../sql/compiled-queries.ts';
import { farOffset } from './deep-pagination.ts';
import { rowShape } from './row-shape.ts';
import type { Telling } from './row-shape.ts';
import { shownFields } from '../access/scope.ts';
import { singleFlight } from '../sql/single-flight.ts';
import { anyTableOf, keyOf } from '../table/table.ts';

interface Reading extends Telling {
  where: SQL | undefined;
  order?: SQL[];
  limit: number;
  offset?: number;
  /** Whether one row is asked for, by its id. */
  isOne?: boolean;
  /** Whether the rows are held until the open transaction ends: what is decided by them still holds when it is written. */
  isHeld?: boolean;
}

/** A row as the contract says it. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: string };

const sharedRows = singleFlight<Row[]>();

/** Rows as the contract says them, in one query: own columns, lists of ids, names of what is pointed to. */
export function readRows(entity: Entity, context: Context, reading: Reading): Promise<Row[]> {
  const { where = sql`true`, order = [], limit, offset = 0, isOne, isHeld } = reading;
  const table = anyTableOf(entity);
  const sorted = order.length > 0 ? sql` order by ${sql.join(order, sql`, `)}` : sql``;
  const hold = isHeld ? sql` for update` : sql``;
  const cut = sql` from ${table} where ${where}${sorted} limit ${limit} offset ${offset}${hold}`;
  // The page first, then what hangs on its rows: an offset passes over bare rows, and a far one over an index alone.
  const key = sql.join(
    keyOf(entity).map((name) => sql.identifier(name)),
    sql`, `,
  );
  const page =
    offset < farOffset
      ? sql`(select *${cut}) ${table}`
      : sql`(select * from ${table} join (select ${key}${cut}) page using (${key})) ${table}`;
  return tell(entity, context, {
    select: (list) => sql`select ${list} from ${page}${sorted}`,
    isKept: isOne,
    ...reading,
  });
}

/** The rows that a statement writes, whole, in the statement's own query. */
export function readWritten(entity: Entity, context: Context, statement: SQL): Promise<Row[]> {
  const written = sql.identifier('written');
  const select = (list: SQL) =>
    sql`with ${written} as (${statement} returning *) select ${list} from ${written} ${anyTableOf(entity)}`;
  return tell(entity, context, { select, isKept: true });
}

/** What a writer is answered of the row that he wrote: the fields that his scopes show, sensitive ones masked. */
export function answeredToWriter(entity: Entity, context: Context, row: Row): Row {
  const fields = shownFields(entity, context);
  const keys = fields && new Set(rowShape(entity, { fields }).values.map(({ key }) => key));
  const isShown = (key: string) => !keys || keys.has(key) || Object.hasOwn(entity.computed, key);
  const shown = Object.fromEntries(Object.entries(row).filter(([key]) => isShown(key)));
  const [masked = shown] = maskRows(entity, context, [shown]);
  // The same keys as a row that was read with these fields.
  return masked as Row;
}

interface RowSelection extends Telling {
  select: (list: SQL) => SQL;
  isKept: boolean | undefined;
}

async function tell(entity: Entity, context: Context, selection: RowSelection): Promise<Row[]> {
  const rows = await ask(entity, context, selection);
  // After they were asked for: readers of both languages may share one answer.
  return context.locale === 'en' ? rows.map(inEnglish) : rows;
}

/** A row in which deleted people are called so in English. */
function inEnglish(row: Row): Row {
  if (!Object.values(row).includes(deletedPerson.zh)) return row;
  const told = Object.entries(row).map(([key, value]) => [
    key,
    value === deletedPerson.zh ? deletedPerson.en : value,
  ]);
  // The same keys with texts in the place of texts.
  return Object.freeze(Object.fromEntries(told)) as Row;
}

function ask(entity: Entity, context: Context, { select, isKept, ...telling }: RowSelection): Promise<Row[]> {
  const { list, values } = rowShape(entity, telling);
  const computed = Object.entries(computedOf(entity, context));
  const query = compiled(select(sql.join([list, ...computed.map(([, value]) => value)], sql`, `)));
  const read = (row: unknown[]) => {
    const told: Record<string, unknown> = {};
    values.forEach((value, at) => (told[value.key] = value.read(row[at])));
    computed.forEach(([key], at) => (told[key] = row[values.length + at]));
    // Every shape begins with the id. Callers may share one row, so it is frozen.
    return Object.freeze(told) as Row;
  };
  const placeholders = { tenantId: context.tenantId };
  const run = () => runCompiled(context.db, query, { placeholders, read, isKept });
  return telling.list ? sharedRows(context.db, questionOf(query, placeholders), run) : run();
}
