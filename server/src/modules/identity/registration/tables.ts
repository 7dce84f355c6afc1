import { pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';

import { wireTimestamp } from '../../../kit/table/columns.ts';

/** People as third parties know them; without a user they may do nothing here but register. */
export const thirdPartyLogins = pgTable(
  'third_party_login',
  {
    id: uuid().primaryKey(),
    tenantId: text().notNull(),
    source: text().notNull(),
    openId: text().notNull(),
    nickName: text().notNull(),
    userId: uuid(),
    createTime: wireTimestamp().notNull(),
  },
  (table) => [unique('third_party_login_person').on(table.tenantId, table.source, table.openId)],
);
