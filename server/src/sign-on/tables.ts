import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { ofTenant, wireTimestamp } from '../kit/table/columns.ts';

/** Somebody whom a provider vouched for and whom nobody here knows yet, a phone that was proved, or a session for which a code is awaited; kept by the ticket's hash. */
export const signOnTickets = pgTable(
  'sign_on_ticket',
  {
    /** The ticket's hash. */
    id: text().primaryKey(),
    ...ofTenant(),
    kind: text({ enum: ['person', 'phone', 'opening'] }).notNull(),
    /** What the ticket stands for, as JSON and sealed: numbers and phones are among it. */
    factsSealed: text().notNull(),
    expiresAt: wireTimestamp().notNull(),
  },
  (table) => [index('sign_on_ticket_expires').on(table.expiresAt)],
);

/** The newest code that was sent to a phone; one row for a phone, so that there is never a second code that holds. */
export const smsCodes = pgTable(
  'sms_code',
  {
    ...ofTenant(),
    /** Tells phones apart without telling their numbers. */
    phoneHash: text().notNull(),
    purpose: text().notNull(),
    codeHash: text().notNull(),
    tries: integer().notNull(),
    /** How many codes the phone was sent on a day. */
    sentOn: text().notNull(),
    sentCount: integer().notNull(),
    sentAt: wireTimestamp().notNull(),
    expiresAt: wireTimestamp().notNull(),
    /** The network that asked for it. */
    network: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.phoneHash] }),
    index('sms_code_network').on(table.network, table.sentAt),
  ],
);

/** What is known of a session beyond its account: who vouched for its person, how surely, and whether his phone was proved. */
export const sessionSignOns = pgTable('session_sign_on', {
  /** The session. */
  id: uuid().primaryKey(),
  ...ofTenant(),
  providerId: uuid(),
  /** Who the person is to the provider. */
  subject: text(),
  /** By what the provider knows the session that he has there, where it told it. */
  providerSession: text(),
  /** 0 while no provider vouched for the person. */
  level: integer().notNull(),
  /** By what the provider is asked again, and is told that the session ended; both sealed. */
  accessSealed: text(),
  identitySealed: text(),
  /** Until when the proof of the phone counts. */
  phoneUntil: wireTimestamp(),
  checkedAt: wireTimestamp().notNull(),
});
