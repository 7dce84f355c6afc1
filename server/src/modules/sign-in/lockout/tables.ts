import { lockoutKinds } from '@policy/shared/contract/sign-in/lockout.ts';
import { bigint, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { ofTenant, wireTimestamp } from '../../../kit/table/columns.ts';

/** Moments (ms since 1970) of the latest failed attempts on an account, known or not, by who tried and by the allowance. */
export const loginFailures = pgTable(
  'login_failure',
  {
    ...ofTenant(),
    account: text().notNull(),
    /** Whose allowance it is: `address`, or `account` and `codeAccount` for those that all addresses share. */
    kind: text({ enum: lockoutKinds }).notNull().default('address'),
    /** The address; empty for everybody else. */
    source: text().notNull().default(''),
    /** `quick` or `slow`. */
    pace: text().notNull().default('quick'),
    attempts: bigint({ mode: 'number' }).array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.account, table.kind, table.source, table.pace] })],
);

/** Devices that people signed in from, by the hash of what the device was told. */
export const knownDevices = pgTable(
  'known_device',
  { hash: text().notNull(), userId: uuid().notNull(), expiresAt: wireTimestamp().notNull() },
  (table) => [
    primaryKey({ columns: [table.hash, table.userId] }),
    index('known_device_user').on(table.userId),
  ],
);
