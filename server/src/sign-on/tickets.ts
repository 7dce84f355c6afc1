import { createHash, randomBytes } from 'node:crypto';
import { signOnKinds } from '@policy/shared/contract/sign-in/sign-on.ts';
import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import { z } from 'zod';

import { thirdPartyLogins } from '../accounts/tables.ts';
import { wireTime } from '../kit/runtime/clock.ts';
import type { Context } from '../kit/runtime/context.ts';
import { Refusal } from '../kit/runtime/errors.ts';
import type { FieldCipher } from '../kit/services/field-cipher.ts';
import { signOnTickets } from './tables.ts';

const text = z.string().nullable();

/** What a provider says of somebody whom nobody here knows yet. */
const person = z.object({
  /** The row of `third_party_login` that his account is to be tied to (`bindLogin`). */
  loginId: z.string(),
  providerId: z.string(),
  /** What he came as: for a company as its clerk, or for himself. */
  userType: z.enum(signOnKinds),
  /** Real-name level, 1 to 4; from 3 on the provider vouches for who he is. */
  level: z.number(),
  /** The person himself; of a company, the clerk who came. */
  name: z.string(),
  idNumber: text,
  phone: text,
  companyName: text,
  creditCode: text,
  legalPerson: text,
});
export type TicketPerson = z.output<typeof person>;

const phone = z.object({ phone: z.string() });

/** What a session over a provider begins with, while a code is awaited before it is opened. */
const opening = z.object({
  /** The company that the person came for; without one it is his first. */
  companyId: text,
  providerId: z.string(),
  level: z.number(),
  subject: z.string(),
  session: text,
  access: text,
  identity: text,
});
export type SignOnFacts = z.output<typeof opening>;

const forms = { person, phone, opening };
type Kind = keyof typeof forms;

const lifeMs = 30 * 60_000;

/** Where the facts of a ticket are sealed. */
export const ticketPlace = (id: string) => `signOnTicket.facts:${id}`;

type Where = Pick<Context, 'db' | 'tenantId' | 'clock'>;

const hashOfTicket = (ticket: string): string => createHash('sha256').update(ticket).digest('hex');

/** Keeps what a ticket stands for during thirty minutes; whoever brings it may register as this person. */
export const keepTicket = (context: Context, cipher: FieldCipher, known: TicketPerson): Promise<string> =>
  keep(context, cipher, { kind: 'person', facts: known });

/** The same for a phone whose code was right. */
export const keepPhoneTicket = (context: Context, cipher: FieldCipher, proved: string): Promise<string> =>
  keep(context, cipher, { kind: 'phone', facts: { phone: proved } });

/** The same for a session of somebody known, under the ticket that his second step stands for. */
export const keepOpening = (
  where: Where,
  cipher: FieldCipher,
  kept: { ticket: string; facts: SignOnFacts },
): Promise<string> => keep(where, cipher, { kind: 'opening', ...kept });

async function keep(
  { db, tenantId, clock }: Where,
  cipher: FieldCipher,
  { kind, facts, ticket = opaque() }: { kind: Kind; facts: object; ticket?: string },
): Promise<string> {
  const id = hashOfTicket(ticket);
  const now = clock.now();
  await db.delete(signOnTickets).where(lt(signOnTickets.expiresAt, wireTime(now)));
  const factsSealed = cipher.seal(JSON.stringify(facts), ticketPlace(id));
  const expiresAt = wireTime(new Date(now.getTime() + lifeMs));
  await db.insert(signOnTickets).values({ id, tenantId, kind, factsSealed, expiresAt });
  return ticket;
}

const opaque = () => randomBytes(32).toString('base64url');

const isOpen = ({ tenantId, clock }: Where, kind: Kind, ticket: string) =>
  and(
    eq(signOnTickets.id, hashOfTicket(ticket)),
    eq(signOnTickets.tenantId, tenantId),
    eq(signOnTickets.kind, kind),
    gt(signOnTickets.expiresAt, wireTime(clock.now())),
  );

/** Whom a ticket stands for, without using it up: for a form that is filled in first. Refuses one that is over. */
export async function readTicket(
  context: Context,
  cipher: FieldCipher,
  ticket: string,
): Promise<TicketPerson> {
  const rows = await context.db
    .select()
    .from(signOnTickets)
    .where(isOpen(context, 'person', ticket));
  return person.parse(opened(cipher, rows[0]));
}

/**
 * Uses a ticket up in the caller's open transaction and tells whom it stands for; of two at once one gets it, and it holds
 * again where the transaction is rolled back. Refuses one that is unknown, used or older than thirty minutes.
 */
export async function consumeTicket(
  context: Context,
  cipher: FieldCipher,
  ticket: string,
): Promise<TicketPerson> {
  const rows = await context.db
    .delete(signOnTickets)
    .where(isOpen(context, 'person', ticket))
    .returning();
  return person.parse(opened(cipher, rows[0]));
}

/** The same for a phone that was proved by `checkMs`: tells its number. */
export async function consumePhoneTicket(
  context: Context,
  cipher: FieldCipher,
  ticket: string,
): Promise<string> {
  const rows = await context.db
    .delete(signOnTickets)
    .where(isOpen(context, 'phone', ticket))
    .returning();
  return phone.parse(opened(cipher, rows[0])).phone;
}

/** What the session of a second step begins with; null where no provider opened it. */
export async function consumeOpening(
  where: Where,
  cipher: FieldCipher,
  ticket: string,
): Promise<SignOnFacts | null> {
  const rows = await where.db
    .delete(signOnTickets)
    .where(isOpen(where, 'opening', ticket))
    .returning();
  return rows[0] ? opening.parse(opened(cipher, rows[0])) : null;
}

function opened(cipher: FieldCipher, row: typeof signOnTickets.$inferSelect | undefined): unknown {
  if (!row) throw new Refusal('signOn.ticketOver');
  return JSON.parse(cipher.open(row.factsSealed, ticketPlace(row.id)));
}

/**
 * Ties the login of a ticket to an account, in the caller's open transaction: from then on the provider signs in this
 * user. Refuses a login that is another account's already.
 */
export async function bindLogin(
  { db, tenantId }: Context,
  { loginId, userId }: { loginId: string; userId: string },
): Promise<void> {
  const free = and(
    eq(thirdPartyLogins.id, loginId),
    eq(thirdPartyLogins.tenantId, tenantId),
    or(isNull(thirdPartyLogins.userId), eq(thirdPartyLogins.userId, userId)),
  );
  const rows = isUuid(loginId)
    ? await db.update(thirdPartyLogins).set({ userId }).where(free).returning({ id: thirdPartyLogins.id })
    : [];
  if (rows.length === 0) throw new Refusal('signOn.bound');
}

/** Unties the logins of accounts that go, so that their person may register again. */
export async function unbindLogin({ db, tenantId }: Context, loginId: string): Promise<void> {
  const own = and(eq(thirdPartyLogins.id, loginId), eq(thirdPartyLogins.tenantId, tenantId));
  await db.update(thirdPartyLogins).set({ userId: null }).where(own);
}
