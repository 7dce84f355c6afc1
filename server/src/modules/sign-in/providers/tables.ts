import { identityProvider } from '@policy/shared/contract/entities/sign-in/identity-provider.ts';
import { signOnSteps } from '@policy/shared/contract/sign-in/sign-on.ts';
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { ofTenant, rowKeys, wireTimestamp } from '../../../kit/table/columns.ts';
import { tableWith } from '../../../kit/table/table.ts';

/** Providers, with the sealed secret and keys that nobody reads back. */
export const identityProviderTable = tableWith(identityProvider, {
  secretKey: text('secret_key'),
  sm4Key: text('sm4_key'),
  smPrivateKey: text('sm_private_key'),
});

/** Visits to providers that were begun and have not come back: each comes back once, to the browser that began it. */
export const signOnAttempts = pgTable(
  'sign_on_attempt',
  {
    stateHash: text().primaryKey(),
    ...ofTenant(),
    providerId: uuid().notNull(),
    /** The application that began it, and the browser that it was begun in. */
    clientId: text().notNull(),
    browserHash: text().notNull(),
    /** The session that a login is to be tied to; none for signing in. */
    sessionId: uuid(),
    nonce: text().notNull(),
    verifier: text().notNull(),
    /** The address that the provider sends the reader back to. */
    returnAddress: text().notNull(),
    /** Where he wants to go afterwards: a path of the site. */
    redirect: text().notNull(),
    expiresAt: wireTimestamp().notNull(),
  },
  (table) => [index('sign_on_attempt_expires').on(table.expiresAt)],
);

/** Messages of providers that somebody left there, by their hash: each is heard once. */
export const providerLogouts = pgTable(
  'provider_logout',
  { hash: text().primaryKey(), expiresAt: wireTimestamp().notNull() },
  (table) => [index('provider_logout_expires').on(table.expiresAt)],
);

/** How sign-ons ended, for those who keep the providers: the step, and nothing about the person. */
export const signOnOutcomes = pgTable(
  'sign_on_outcome',
  {
    ...rowKeys(),
    providerId: uuid().notNull(),
    step: text({ enum: signOnSteps }).notNull(),
    isOk: boolean().notNull(),
    /** Code of the refusal; none for a success. */
    reason: text(),
    ms: integer().notNull(),
    createTime: wireTimestamp().notNull(),
  },
  (table) => [index('sign_on_outcome_provider').on(table.providerId, table.createTime)],
);
