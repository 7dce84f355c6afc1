import { duties } from '@policy/shared/contract/companies/duties.ts';
import { sql } from 'drizzle-orm';
import { date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { rowKeys, wireTimestamp } from '../../kit/table/columns.ts';

/**
 * What a company's administrator offers somebody, by his account or his phone: to act for it with these duties. It gives nothing until
 * the person accepts it; the row stays and says what became of it.
 */
export const companyInvitations = pgTable(
  'company_invitation',
  {
    ...rowKeys(),
    companyId: uuid().notNull(),
    /** Who is invited; where a phone is invited, nobody until whoever has that phone answers. */
    userId: uuid(),
    /** The phone that is invited, comparable and masked: nobody learns from it whether somebody here has that phone. */
    phoneHash: text(),
    phoneMasked: text(),
    duties: text({ enum: duties }).array().notNull(),
    /** When the membership would end. */
    untilDate: date(),
    /** Who invited; what he may no longer give is no longer offered. */
    invitedBy: uuid().notNull(),
    state: text({ enum: ['open', 'accepted', 'refused', 'withdrawn', 'expired'] }).notNull(),
    createTime: wireTimestamp().notNull(),
    expiresAt: wireTimestamp().notNull(),
    answeredAt: wireTimestamp(),
  },
  (table) => [
    index('company_invitation_user').on(table.tenantId, table.userId),
    index('company_invitation_company').on(table.tenantId, table.companyId, table.createTime),
    uniqueIndex('company_invitation_open')
      .on(table.tenantId, table.companyId, table.userId)
      .where(sql`${table.state} = 'open'`),
    index('company_invitation_phone').on(table.tenantId, table.phoneHash),
    uniqueIndex('company_invitation_phone_open')
      .on(table.tenantId, table.companyId, table.phoneHash)
      .where(sql`${table.state} = 'open'`),
  ],
);
