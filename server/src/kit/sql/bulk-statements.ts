import { getTableColumns, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

import type { Database } from '../../database/client.ts';
import { snakeCase } from '../table/table.ts';

type ColumnValues = Readonly<Record<string, unknown>>;

/** Rows of one statement, so that neither side holds a whole import as text. */
const rowsAtOnce = 1000;

/** Adds rows that all have the same columns; what one of them leaves out is null. */
export async function insertAtOnce(db: Database, table: PgTable, rows: readonly ColumnValues[]) {
  for (const statement of insertStatements(table, rows)) await db.execute(statement);
}

/**
 * The statements that add rows, none where there are none; their text is the same for the same columns.
 * Rows travel as one text that the database takes apart: numbering every value of many rows would hold up everybody else.
 */
export function* insertStatements(table: PgTable, rows: readonly ColumnValues[]): Generator<SQL> {
  const columns = columnsOf(table, (key) => rows.some((row) => row[key] !== undefined));
  const names = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  for (let done = 0; done < rows.length; done += rowsAtOnce)
    yield sql`insert into ${table} (${names}) select ${names} from ${recordset(table, columns, rows.slice(done, done + rowsAtOnce))}`;
}

/** The statement that changes some columns of rows, each by its id; none where there are none. */
export function* updateStatements(
  table: PgTable,
  { changed, columns }: { changed: readonly ColumnValues[]; columns: readonly string[] },
): Generator<SQL> {
  if (changed.length === 0) return;
  const written = columnsOf(table, (key) => key === 'id' || columns.includes(key));
  const set = written
    .filter(({ key }) => key !== 'id')
    .map(({ name }) => sql`${sql.identifier(name)} = r.${sql.identifier(name)}`);
  yield sql`update ${table} set ${sql.join(set, sql`, `)} from ${recordset(table, written, changed)} r where ${table}.id = r.id`;
}

/** The statement that removes rows by their ids; none where there are none. */
export function* deleteStatements(table: PgTable, ids: readonly string[]): Generator<SQL> {
  if (ids.length > 0)
    yield sql`delete from ${table} where id in (select value::uuid from json_array_elements_text(${JSON.stringify(ids)}::json))`;
}

interface Written {
  key: string;
  column: Column;
  name: string;
}

const columnsOf = (table: PgTable, isWritten: (key: string) => boolean): Written[] =>
  Object.entries(getTableColumns(table))
    .filter(([key]) => isWritten(key))
    .map(([key, column]) => ({ key, column, name: snakeCase(column.name) }));

function recordset(table: PgTable, columns: readonly Written[], rows: readonly ColumnValues[]): SQL {
  const sent = rows.map((row) =>
    Object.fromEntries(columns.map(({ key, column, name }) => [name, valueIn(column, row[key])])),
  );
  return sql`json_populate_recordset(null::${table}, ${JSON.stringify(sent, wellFormed)}::json)`;
}

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
