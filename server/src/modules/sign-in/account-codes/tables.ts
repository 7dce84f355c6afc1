import { index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';

import { rowKeys, wireTimestamp } from '../../../kit/table/columns.ts';

/** Ways to a new password: a person asks for a code or a link himself, or an officer has a link sent. */
export const resetPurposes = ['resetByPhone', 'resetByMail', 'resetByOfficer'] as const;

/** What somebody is told a code, a link or a fact of his account for. */
export const accountMessagePurposes = [
  ...resetPurposes,
  ...(['phone', 'email', 'newDevice', 'wayAdded', 'wayRemoved'] as const),
] as const;

/**
 * What the platform has to tell somebody for the safety of his account: a code or a link for one act, or a fact. The row
 * is written alike whether anybody is found by what was typed; who that is, is looked for when the outbox takes it.
 */
export const accountMessages = pgTable(
  'account_message',
  {
    ...rowKeys(),
    purpose: text({ enum: accountMessagePurposes }).notNull(),
    /** Who it is about: the person in his session, or the one that a typed account turned out to be. */
    userId: uuid(),
    /** What was typed, or the new phone or address; sealed. */
    saidSealed: text(),
    /** Kind of people that the asking application is for; 0 is both. */
    userType: smallint().notNull().default(0),
    /** The network that asked. */
    network: text().notNull().default(''),
    /** 1 for a device that the person has signed in from before. */
    isKnownDevice: smallint().notNull().default(0),
    locale: text({ enum: ['zh', 'en'] })
      .notNull()
      .default('zh'),
    /** Keyed hash of the code or of what the link carries; null until it has been sent. */
    secretHash: text(),
    /** The same of the code that went to where he was reached before; empty where there was no such place. */
    oldSecretHash: text(),
    /** How the person's row stood when it was sent: a changed password, phone or address makes it worthless. */
    stateHash: text(),
    tries: integer().notNull().default(0),
    createTime: wireTimestamp().notNull(),
    expiresAt: wireTimestamp().notNull(),
    usedAt: wireTimestamp(),
  },
  (table) => [
    index('account_message_user').on(table.userId, table.createTime),
    index('account_message_expires').on(table.expiresAt),
  ],
);
