import { oncePer } from '@policy/shared/contract/kit/once-per.ts';
import { getTableColumns, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

import type { Database } from '../../database/client.ts';
import { snakeCase } from '../table/table.ts';
import { runAtOnce, writtenOut } from './run-at-once.ts';
import type { WrittenStatement } from './run-at-once.ts';

/** Rows of one statement, so that neither side holds a whole import as text. */
const rowsAtOnce = 1000;

/** Adds rows that all have the same columns; what one of them leaves out is null. */
export async function insertAtOnce(db: Database, table: PgTable, rows: readonly object[]) {
  for (const one of insertStatements(table, rows)) await runAtOnce(db, [one], false);
}

/**
 * The statements that add rows, none where there are none; their text is the same for the same columns.
 * Rows travel as one text that the database takes apart: numbering every value of many rows would hold up everybody else.
 */
export function* insertStatements(
  table: PgTable,
  rows: readonly object[],
  onConflict = '',
): Generator<WrittenStatement> {
  const columns = columnsOf(table, (key) => rows.some((row) => Reflect.get(row, key) !== undefined));
  const shape = ['insert', onConflict, ...columns.map(({ key }) => key)];
  const names = () => sql.raw(columns.map(({ name }) => `"${name}"`).join(', '));
  for (let done = 0; done < rows.length; done += rowsAtOnce)
    yield bulkStatement(
      table,
      { shape, json: jsonOf(columns, rows.slice(done, done + rowsAtOnce)) },
      (json) =>
        sql`insert into ${table} (${names()}) select ${names()} from json_populate_recordset(null::${table}, ${json}::json) ${sql.raw(onConflict)}`,
    );
}

/** The statement that changes some columns of rows, each by its id; none where there are none or the table keeps none of these columns. */
export function* updateStatements(
  table: PgTable,
  { changed, columns }: { changed: readonly object[]; columns: readonly string[] },
): Generator<WrittenStatement> {
  if (changed.length === 0) return;
  const written = columnsOf(table, (key) => key === 'id' || columns.includes(key));
  const limit = limitTo(changed);
  const shape = ['update', limit, ...written.map(({ key }) => key)];
  const values = written.filter(({ key }) => key !== 'id').map(({ name }) => `"${name}" = r."${name}"`);
  if (values.length === 0) return;
  yield bulkStatement(
    table,
    { shape, json: jsonOf(written, changed) },
    (json) => sql`update ${table} set ${sql.raw(values.join(', '))}
      from (select * from json_populate_recordset(null::${table}, ${json}::json) ${sql.raw(limit)}) r where ${table}.id = r.id`,
  );
}

/** The statement that removes rows by their ids; none where there are none. */
export function* deleteStatements(table: PgTable, ids: readonly string[]): Generator<WrittenStatement> {
  if (ids.length === 0) return;
  const limit = limitTo(ids);
  yield bulkStatement(
    table,
    { shape: ['delete', limit], json: JSON.stringify(ids) },
    (json) =>
      sql`delete from ${table} where id in (select value::uuid from json_array_elements_text(${json}::json) ${sql.raw(limit)})`,
  );
}

/** The texts of statements before and after what they send, by table and shape. */
const textsOf = oncePer((_: PgTable) => new Map<string, readonly string[]>());

/** A statement that sends one text of JSON; its own text is written out once for statements of one shape. */
export function bulkStatement(
  table: PgTable,
  { shape, json }: { shape: readonly string[]; json: string },
  write: (json: SQL) => SQL,
): WrittenStatement {
  const known = textsOf(table);
  const key = shape.join();
  const texts = known.get(key) ?? writtenOut(write(sql`${json}`)).texts;
  known.set(key, texts);
  return { texts, sent: [json] };
}

/**
 * Tells the database about how many rows a text holds: it takes every text for one of a hundred, and would rather read a
 * whole table than find a hundred rows of it by their ids. In powers of ten, so that there are few texts of a statement.
 */
export const limitTo = ({ length }: readonly unknown[]): string =>
  `limit ${String(10 ** Math.ceil(Math.log10(length)))}`;

interface Written {
  key: string;
  column: Column;
  name: string;
}

const columnsOf = (table: PgTable, isWritten: (key: string) => boolean): Written[] =>
  Object.entries(getTableColumns(table))
    .filter(([key]) => isWritten(key))
    .map(([key, column]) => ({ key, column, name: snakeCase(column.name) }));

const jsonOf = (columns: readonly Written[], rows: readonly object[]): string =>
  JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(
        columns.map(({ key, column, name }) => [name, valueIn(column, Reflect.get(row, key))]),
      ),
    ),
    wellFormed,
  );

/** PostgreSQL refuses a JSON text that holds half a character, and with it all rows beside that one. */
const wellFormed = (_: string, value: unknown) =>
  typeof value === 'string' ? value.replaceAll(/\p{Surrogate}/gu, '\ufffd') : value;

type Column = ReturnType<typeof getTableColumns<PgTable>>[string];

/** A value as its column takes it; lists and structures are not made texts of their own within the text. */
function valueIn(column: Column, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  const isStructure = typeof value === 'object' || column.getSQLType() === 'jsonb';
  return isStructure ? value : column.mapToDriverValue(value);
}
