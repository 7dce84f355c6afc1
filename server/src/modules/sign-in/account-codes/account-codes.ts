import { createHash, randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';

import { userTable } from '../../../accounts/tables.ts';
import type { Database } from '../../../database/client.ts';
import { wireTime } from '../../../kit/runtime/clock.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import type { FieldCipher } from '../../../kit/services/field-cipher.ts';
import { putInOutbox } from '../../../kit/transaction/outbox.ts';
import { accountMessages } from './tables.ts';

type Row = typeof accountMessages.$inferSelect;
/** What a message is for. */
type Purpose = Row['purpose'];

/** How long a code or a link is good, in minutes. */
export const codeMinutes = 15;
/** When a code or a link that is made now is over. */
export const codeExpiry = (now: Date): string => wireTime(new Date(now.getTime() + codeMinutes * 60_000));
const mostTries = 5;
const digits = 6;

/** Where in the tables is sealed what was typed. */
export const saidPlace = (id: string) => `accountMessage.said:${id}`;

/** A code that people type. */
export const newCode = (): string => String(randomInt(10 ** digits)).padStart(digits, '0');
/** What a link carries. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The form in which a secret is kept: of six digits a plain hash would be found by trying them all. */
export const secretHash = (cipher: FieldCipher, id: string, secret: string): string =>
  cipher.fingerprint(secret, `accountMessage.secret:${id}`);

/** Writes down that somebody has to be told something, and has the outbox do it after the commit. */
export async function keepMessage(
  context: Context,
  cipher: FieldCipher,
  { said, ...message }: Pick<Row, 'purpose'> & Partial<Row> & { said: string },
): Promise<string> {
  // Whoever asks is told it, so that it must not be one that can be guessed.
  const id = randomUUID();
  const now = context.clock.now();
  await context.db.insert(accountMessages).values({
    ...message,
    ...{ id, tenantId: context.tenantId, locale: context.locale, createTime: wireTime(now) },
    saidSealed: cipher.seal(said, saidPlace(id)),
    expiresAt: codeExpiry(now),
  });
  await putInOutbox(context, 'account', [{ recordId: id, target: message.purpose }]);
  return id;
}

/** What a code or link is good for must not have changed since it was sent: any write to the person ends it. */
export async function personState(db: Database, userId: string): Promise<string | null> {
  const { passwordHash, phone, email, status, version, isDeleted } = userTable;
  const [row] = await db
    .select({ passwordHash, phone, email, status, version, isDeleted })
    .from(userTable)
    .where(eq(userTable.id, userId))
    // Two who use one code wait here for each other.
    .for('update');
  return row ? createHash('sha256').update(JSON.stringify(row)).digest('hex') : null;
}

interface Asked {
  id: string;
  purposes: readonly Purpose[];
  /** Whose it has to be, where somebody is signed in. */
  userId?: string;
}

type Ports = { db: Database; clock: Context['clock'] };

/**
 * Takes one of the tries of a code, before it is looked at and by one statement, so that many at once get no more of them;
 * null for one that is unknown, used, too old, tried out, or was never sent to anybody.
 */
export async function takeTry({ db, clock }: Ports, { id, purposes, userId }: Asked): Promise<Row | null> {
  if (!isUuid(id)) return null;
  const isOpen = and(
    ...[eq(accountMessages.id, id), inArray(accountMessages.purpose, [...purposes])],
    userId === undefined ? undefined : eq(accountMessages.userId, userId),
    ...[isNull(accountMessages.usedAt), gt(accountMessages.expiresAt, wireTime(clock.now()))],
    lt(accountMessages.tries, mostTries),
  );
  const [row] = await db
    .update(accountMessages)
    .set({ tries: sql`${accountMessages.tries} + 1` })
    .where(isOpen)
    .returning();
  return row ?? null;
}

/** Gives a try back that was no guess: the code was right, and something else was refused. */
export async function giveTryBack({ db }: Ports, id: string): Promise<void> {
  await db
    .update(accountMessages)
    .set({ tries: sql`greatest(${accountMessages.tries} - 1, 0)` })
    .where(eq(accountMessages.id, id));
}

/** Whether a secret is the one that was sent. */
export function isRight(
  cipher: FieldCipher,
  { id }: Pick<Row, 'id'>,
  sent: { secret: string; kept: string | null },
) {
  const [said, kept] = [Buffer.from(secretHash(cipher, id, sent.secret)), Buffer.from(sent.kept ?? '')];
  return said.length === kept.length && timingSafeEqual(said, kept);
}

/** Marks a code as used, in the transaction of what it was for; refuses one that is used or whose person has changed since. */
export async function spendCode(context: Context, row: Row): Promise<string> {
  const { userId } = row;
  const state = userId === null ? null : await personState(context.db, userId);
  if (userId === null || state === null || state !== row.stateHash) throw new Refusal(overOf(row.purpose));
  const used = await context.db
    .update(accountMessages)
    .set({ usedAt: wireTime(context.clock.now()) })
    .where(
      and(
        eq(accountMessages.id, row.id),
        isNull(accountMessages.usedAt),
        isNotNull(accountMessages.secretHash),
      ),
    )
    .returning({ id: accountMessages.id });
  if (used.length === 0) throw new Refusal(overOf(row.purpose));
  return userId;
}

const overOf = (purpose: Purpose) =>
  purpose === 'phone' || purpose === 'email' ? ('contact.over' as const) : ('reset.over' as const);
