import { getTableColumns, isNotNull, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

import type { Database } from '../../database/client.ts';
import type { FieldCipher } from './field-cipher.ts';

/** Where the values of a column are sealed: at one place for all rows, or at one for each. */
type Place = string | ((id: string) => string);

/** A column whose values are sealed, and the place that they are sealed at. */
export interface SealedColumn {
  column: AnyPgColumn;
  place: Place;
}

/** Whether sealed values of this database open: one of each column is tried, and one that opens is enough. Null without any. */
export async function opensSealedValues(
  { db, sealed: columns }: { db: Database; sealed: readonly SealedColumn[] },
  cipher: FieldCipher,
): Promise<boolean | null> {
  let isSealed = false;
  for (const { column, place } of columns) {
    const { id = sql<string>`''` } = getTableColumns(column.table);
    const [row] = await db
      .select({ id, sealed: column })
      .from(column.table)
      .where(isNotNull(column))
      .limit(1);
    if (!row) continue;
    isSealed = true;
    const at = typeof place === 'string' ? place : place(String(row.id));
    if (canOpen(cipher, String(row.sealed), at)) return true;
  }
  return isSealed ? false : null;
}

/** Whether a cipher opens a value; another key does not, nor does any a value that somebody altered. */
export function canOpen(cipher: FieldCipher, sealed: string, place: string): boolean {
  try {
    cipher.open(sealed, place);
    return true;
  } catch {
    return false;
  }
}
