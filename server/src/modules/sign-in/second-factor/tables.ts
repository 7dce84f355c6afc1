import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { ofTenant, wireTimestamp } from '../../../kit/table/columns.ts';

/** What a person proves himself with besides his password. */
export const secondFactors = pgTable('second_factor', {
  userId: uuid().primaryKey(),
  ...ofTenant(),
  /** Sealed; whoever reads the table can make no codes from it. */
  secretCipher: text().notNull(),
  /** When the first code was right; until then nobody is asked for one. */
  confirmedAt: wireTimestamp(),
  /** Number of the newest half minute whose code was taken: that code and older ones are worth nothing any more. */
  lastStep: integer().notNull().default(0),
});

/** Codes on paper for a lost device, by their hash; each is good once. */
export const recoveryCodes = pgTable(
  'recovery_code',
  { userId: uuid().notNull(), hash: text().notNull(), usedAt: wireTimestamp() },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);

/** Sign-ins whose password was right and whose code is awaited, by the hash of what the client was told. */
export const signInSteps = pgTable(
  'sign_in_step',
  {
    hash: text().primaryKey(),
    ...ofTenant(),
    userId: uuid().notNull(),
    account: text().notNull(),
    clientId: text().notNull(),
    expiresAt: wireTimestamp().notNull(),
  },
  (table) => [index('sign_in_step_expires').on(table.expiresAt)],
);
