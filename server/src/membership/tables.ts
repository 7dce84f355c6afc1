import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { rowKeys, wireTimestamp } from '../kit/table/columns.ts';

/** Every time that an officer gave the keeping of a company's members to somebody, with what proved it. */
export const companyHandOvers = pgTable(
  'company_hand_over',
  {
    ...rowKeys(),
    companyId: uuid().notNull(),
    /** Who keeps the members from now on. */
    toUser: uuid().notNull(),
    /** Who kept them before, and may dispute it. */
    fromUsers: uuid().array().notNull(),
    proof: text().notNull(),
    decidedBy: uuid(),
    createTime: wireTimestamp().notNull(),
  },
  (table) => [index('company_hand_over_company').on(table.tenantId, table.companyId, table.createTime)],
);
