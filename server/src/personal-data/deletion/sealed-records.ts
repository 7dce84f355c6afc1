import { keptClauses } from '@policy/shared/contract/kit/personal.ts';
import type { KeptClause } from '@policy/shared/contract/kit/personal.ts';
import { date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';

import { wireTime } from '../../kit/runtime/clock.ts';
import type { Context } from '../../kit/runtime/context.ts';
import type { FieldCipher } from '../../kit/services/field-cipher.ts';
import { rowKeys, wireTimestamp } from '../../kit/table/columns.ts';

/**
 * Values of people who were deleted, of rows that the law keeps: sealed, told by no call and in no list, and removed after
 * the last day: nothing but storing and guarding is allowed until then (个人信息保护法, article 47). The row that they stood in
 * says that its person was deleted.
 */
export const sealedRecords = pgTable(
  'sealed_record',
  {
    ...rowKeys(),
    /** The table and the row that the values stood in. */
    tableName: text().notNull(),
    rowId: uuid().notNull(),
    /** What the law keeps them by, and the last day on which it does. */
    clause: text({ enum: keptClauses }).notNull(),
    lastDay: date({ mode: 'string' }).notNull(),
    /** The keyed hash that stands in the logs in the place of the person's account. */
    personHash: text().notNull(),
    /** The values by the names of their columns, as JSON and sealed. */
    valuesSealed: text().notNull(),
    createTime: wireTimestamp().notNull(),
  },
  (table) => [
    index('sealed_record_row').on(table.tenantId, table.tableName, table.rowId),
    index('sealed_record_last_day').on(table.lastDay),
  ],
);

/** Where in the tables the values are sealed. */
export const sealedPlace = (id: string) => `sealedRecord.values:${id}`;

/** Rows of one table that are sealed on one ground. */
export interface Sealing {
  tableName: string;
  clause: KeptClause;
  lastDay: string;
  personHash: string;
  rows: readonly { id: string; kept: unknown }[];
}

/** Keeps what stands in rows, before it is emptied there. */
export async function sealRows(
  { db, tenantId, clock }: Context,
  cipher: FieldCipher,
  { rows, ...sealing }: Sealing,
): Promise<void> {
  if (rows.length === 0) return;
  const createTime = wireTime(clock.now());
  const records = rows.map(({ id: rowId, kept }) => {
    const id = uuidv7();
    const valuesSealed = cipher.seal(JSON.stringify(kept), sealedPlace(id));
    return { ...sealing, id, tenantId, rowId, valuesSealed, createTime };
  });
  await db.insert(sealedRecords).values(records);
}
