import { signedActs, signingServices } from '@policy/shared/contract/application/signatures.ts';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { rowKeys, wireTimestamp } from '../../../kit/table/columns.ts';

/** What was handed in and by whom: the hash of all of it, and the signature where a service gave one. */
export const applicationSignatures = pgTable(
  'application_signature',
  {
    ...rowKeys(),
    applicationId: uuid().notNull(),
    act: text({ enum: signedActs }).notNull(),
    userId: uuid().notNull(),
    service: text({ enum: signingServices }).notNull(),
    digest: text().notNull(),
    signature: jsonb(),
    signedAt: wireTimestamp().notNull(),
  },
  (table) => [index('application_signature_application').on(table.applicationId, table.signedAt)],
);
