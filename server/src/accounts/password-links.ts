import { createHash, randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';

import { momentOf, wireTime } from '../kit/runtime/clock.ts';
import type { Context } from '../kit/runtime/context.ts';
import { atField, Refusal } from '../kit/runtime/errors.ts';
import { assertGood, assertNotUsed, storedForm } from './passwords.ts';
import { securityOf } from './security-policy.ts';
import { passwordLinks, userTable } from './tables.ts';

/** How long a link to choose a new password holds. */
export const passwordLinkMinutes = 15;

const ticketBytes = 32;
const storedForms = z.array(z.string());
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

interface Stamped {
  passwordHash: unknown;
  phone: string | null;
}

const stampOf = ({ passwordHash, phone }: Stamped) =>
  sha256(JSON.stringify([typeof passwordHash === 'string' ? passwordHash : null, phone]));

/** Makes the ticket of a person's link in the open transaction; one that he had before is dead. */
export async function makePasswordLink(context: Context, userId: string): Promise<string> {
  const { db, tenantId, clock } = context;
  const { passwordHash, phone } = userTable;
  const [person] = await db.select({ passwordHash, phone }).from(userTable).where(eq(userTable.id, userId));
  if (!person) throw new Refusal('row.notFound');
  const ticket = randomBytes(ticketBytes).toString('base64url');
  const values = {
    ...{ tenantId, hash: sha256(ticket), stamp: stampOf(person) },
    expiresAt: wireTime(new Date(clock.now().getTime() + passwordLinkMinutes * 60_000)),
  };
  await db
    .insert(passwordLinks)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: passwordLinks.userId, set: values });
  return ticket;
}

/**
 * Has whoever holds a ticket choose his password, and answers who he is. The link goes with it; one that is over, was used,
 * or was made before the password or the phone changed is refused by the same sentence as one that never was.
 */
export async function usePasswordLink(
  context: Context,
  { ticket, password }: { ticket: string; password: string },
): Promise<string> {
  const person = await behindTicket(context, ticket);
  const policy = await securityOf(context.db, context.tenantId);
  await atField('password', assertGood(password, person.account, policy));
  const inUse = typeof person.passwordHash === 'string' ? [person.passwordHash] : [];
  const used = [...inUse, ...storedForms.parse(person.formerPasswords ?? [])];
  // Without a password in use there is only the history, which may not come back either.
  await atField('password', assertNotUsed(password, inUse.length > 0 ? used : ['', ...used], policy));
  await context.db
    .update(userTable)
    .set({
      passwordHash: await storedForm(password),
      mustChangePassword: 0,
      formerPasswords: used.slice(0, policy['password.history'] - 1),
      passwordChangedAt: wireTime(context.clock.now()),
    })
    .where(eq(userTable.id, person.id));
  await context.db.delete(passwordLinks).where(eq(passwordLinks.userId, person.id));
  return person.id;
}

/** The person of a ticket, held until the end of the transaction so that nobody uses it twice. */
async function behindTicket({ db, tenantId, clock }: Context, ticket: string) {
  const { id, account, passwordHash, formerPasswords, phone, status, isDeleted } = userTable;
  const [row] = await db
    .select({ id, account, passwordHash, formerPasswords, phone, link: passwordLinks })
    .from(passwordLinks)
    .innerJoin(userTable, eq(userTable.id, passwordLinks.userId))
    .where(
      and(
        ...[eq(passwordLinks.hash, sha256(ticket)), eq(passwordLinks.tenantId, tenantId)],
        ...[eq(userTable.tenantId, tenantId), eq(status, 1), eq(isDeleted, 0)],
      ),
    )
    .for('update');
  const isOver = !row || momentOf(row.link.expiresAt) <= clock.now() || row.link.stamp !== stampOf(row);
  if (isOver) throw new Refusal('password.linkOver');
  return row;
}
