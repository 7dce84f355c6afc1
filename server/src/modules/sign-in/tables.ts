import { client } from '@policy/shared/contract/entities/sign-in/client.ts';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { rowKeys, wireTimestamp } from '../../kit/table/columns.ts';
import { tableWith } from '../../kit/table/table.ts';

/** Registered applications, with what only they know. */
export const clientTable = tableWith(client, {
  /** SHA-256 of the secret in hex; without one the application is never believed. */
  clientSecret: text('client_secret'),
});

/** One sign-in of one person through one client, until it is ended. */
export const sessions = pgTable(
  'session',
  {
    ...rowKeys(),
    userId: uuid().notNull(),
    clientId: text().notNull(),
    createTime: wireTimestamp().notNull(),
    lastSeenAt: wireTimestamp().notNull(),
    /** The one department and role that the person chose to act in; none means all of his. */
    deptId: uuid(),
    roleId: uuid(),
    /** The one post that it began in; none means all of his. */
    postId: uuid(),
    /** The company that the person acts for; none means himself. */
    companyId: uuid(),
    /** Where it was opened from. */
    remoteIp: text(),
    userAgent: text(),
    endedAt: wireTimestamp(),
    endReason: text(),
  },
  (table) => [
    index('session_user').on(table.userId),
    index('session_seen').on(table.tenantId, table.lastSeenAt),
  ],
);

/** Every refresh token of a session by its hash; a used one stays, so that its second use is noticed. */
export const refreshTokens = pgTable(
  'refresh_token',
  {
    hash: text().primaryKey(),
    sessionId: uuid().notNull(),
    expiresAt: wireTimestamp().notNull(),
    usedAt: wireTimestamp(),
  },
  (table) => [index('refresh_token_session').on(table.sessionId)],
);

/** Open captchas; each is taken out by its first answer. */
export const captchas = pgTable('captcha', {
  key: uuid().primaryKey(),
  answer: text().notNull(),
  expiresAt: wireTimestamp().notNull(),
});

/** Keys that this installation made for itself, newest last; production brings its own instead. */
export const installationSecrets = pgTable(
  'installation_secret',
  {
    name: text().notNull(),
    kid: text().notNull(),
    secret: text().notNull(),
    createTime: wireTimestamp().notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.kid] })],
);

/** Accounts of the demonstration with the passwords that its sign-in pages tell; empty in any other installation. */
export const demonstrationAccounts = pgTable('demonstration_account', {
  userId: uuid().primaryKey(),
  password: text().notNull(),
  sort: integer().notNull(),
});
