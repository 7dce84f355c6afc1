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
  const columns = Object.entries(getTableColumns(table))
    .filter(([key]) => rows.some((row) => row[key] !== undefined))
    .map(([key, column]) => ({ key, column, name: snakeCase(column.name) }));
  const names = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  const told = rows.map((row) =>
    Object.fromEntries(columns.map(({ key, column, name }) => [name, valueIn(column, row[key])])),
  );
  for (let done = 0; done < told.length; done += rowsAtOnce) {
    const part = JSON.stringify(told.slice(done, done + rowsAtOnce), wellFormed);
    yield sql`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, ${part}::json)`;
  }
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
