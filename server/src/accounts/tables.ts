import { user } from '@policy/shared/contract/entities/people/user.ts';
import { pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';

import { rowKeys, wireTimestamp } from '../kit/table/columns.ts';
import { tableWith } from '../kit/table/table.ts';

/** People, with what no answer may tell. */
export const userTable = tableWith(user, {
  /** argon2id of the SM3 that clients send; none means that nobody can sign in with a password. */
  passwordHash: text('password_hash'),
  /** 1 until the person has replaced a password that somebody else chose; holds back every right. */
  mustChangePassword: smallint('must_change_password').notNull().default(0),
  /** Stored forms of the passwords before this one, newest first. */
  formerPasswords: text('former_passwords').array().notNull().default([]),
  /** When the person chose his password; until he has, it is as old as his account. */
  passwordChangedAt: wireTimestamp('password_changed_at'),
  /** Why an officer switched the account off; it says nothing while the account is on. */
  disabledReason: text('disabled_reason'),
});

/** People as third parties know them; without a user they may do nothing here but register. */
export const thirdPartyLogins = pgTable(
  'third_party_login',
  {
    ...rowKeys(),
    source: text().notNull(),
    openId: text().notNull(),
    nickName: text().notNull(),
    userId: uuid(),
    createTime: wireTimestamp().notNull(),
  },
  (table) => [unique('third_party_login_person').on(table.tenantId, table.source, table.openId)],
);
