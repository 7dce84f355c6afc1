import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import type { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import { sql } from 'drizzle-orm';
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { wireDate } from '../../../kit/runtime/clock.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { ofTenant } from '../../../kit/table/columns.ts';

/** The last number given out in a tenant's year. */
export const applyNumbers = pgTable(
  'apply_number',
  { ...ofTenant(), year: text().notNull(), last: integer().notNull() },
  (table) => [primaryKey({ columns: [table.tenantId, table.year] })],
);

/** The next number of an application: `YL`, year, the item's digits, five digits counted within the year; never given twice. */
export async function nextApplyNo(
  context: Context,
  guide: Pick<RowOf<typeof itemGuide>, 'itemCode'>,
): Promise<string> {
  const year = wireDate(context.clock.now()).slice(0, 4);
  const [row] = await context.db
    .insert(applyNumbers)
    .values({ tenantId: context.tenantId, year, last: 1 })
    .onConflictDoUpdate({
      target: [applyNumbers.tenantId, applyNumbers.year],
      set: { last: sql`${applyNumbers.last} + 1` },
    })
    .returning({ last: applyNumbers.last });
  const [letters = 'YL', digits = '0000'] = guide.itemCode.match(/^[A-Z]+|\d+/g) ?? [];
  return `${letters}${year}${digits}${String(row?.last ?? 1).padStart(5, '0')}`;
}
