import { proofPurposes } from '@policy/shared/contract/sign-in/proofs.ts';
import { bigint, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';

import { ofTenant, rowKeys, wireTimestamp } from '../../../kit/table/columns.ts';

/** Keys that people's devices hold; what is kept here signs in nobody. */
export const passkeys = pgTable(
  'passkey',
  {
    ...rowKeys(),
    userId: uuid().notNull(),
    /** What the person calls it. */
    label: text().notNull(),
    /** The site that it is for: the device offers it nowhere else. */
    rpId: text().notNull(),
    /** By what the device knows it, and what its signatures are checked with; both base64url. */
    credentialId: text().notNull().unique(),
    publicKey: text().notNull(),
    /** How often it has signed, where the device counts: a lower number than before comes from a copy. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How the device is reached, as it says. */
    transports: text().array().notNull(),
    /** 1 for a key that the maker of the device keeps for its other devices too. */
    isSynced: smallint().notNull(),
    createTime: wireTimestamp().notNull(),
    lastUsedAt: wireTimestamp(),
  },
  (table) => [index('passkey_user').on(table.userId)],
);

/** What a device is to sign, by its hash; each is good once, for five minutes, in the browser that asked for it. */
export const passkeyChallenges = pgTable(
  'passkey_challenge',
  {
    hash: text().primaryKey(),
    ...ofTenant(),
    clientId: text().notNull(),
    rpId: text().notNull(),
    /** The session that a key is added in, or that its person proves himself in; none for signing in, which the mark of a browser is kept for. */
    sessionId: uuid(),
    /** What the person proves himself for; none for adding a key and for signing in. */
    purpose: text({ enum: proofPurposes }),
    browserHash: text(),
    expiresAt: wireTimestamp().notNull(),
  },
  (table) => [index('passkey_challenge_expires').on(table.expiresAt)],
);
