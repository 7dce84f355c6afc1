import { randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';

import { wireTime } from '../../../kit/runtime/clock.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import type { SignInServices } from '../sign-in-services.ts';
import { requireAttempt, attemptSucceeded } from '../lockout/attempts.ts';
import type { Attempt } from '../lockout/attempts.ts';
import { codeTrierOf } from '../lockout/known-devices.ts';
import { keptOpening } from '../providers/session-opening.ts';
import { hashOf } from '../tokens/token-hash.ts';
import { startSession } from '../tokens/session-tokens.ts';
import type { OpenedFrom, SessionOpening } from '../tokens/session-tokens.ts';
import type { TokenAnswer } from '../tokens/token-answer.ts';
import { factorOf, takeCode } from './factor.ts';
import type { Proof } from './factor.ts';
import { signInSteps } from './tables.ts';

const lifeMs = 5 * 60_000;

/** Somebody whose password is right. */
export interface Known extends OpenedFrom {
  tenantId: string;
  userId: string;
  account: string;
  clientId: string;
  opening?: SessionOpening;
}

/** The password was right and a code is awaited; whoever brings it says this ticket. */
export class SecondStepNeeded extends Refusal {
  readonly ticket: string;

  constructor(ticket: string) {
    super('signIn.secondStep');
    this.ticket = ticket;
  }
}

/** Opens a session, or asks for the second step where the person has one to take. */
export async function openOrAsk(
  signIn: SignInServices,
  known: Known,
  attempt: Attempt | null,
): Promise<TokenAnswer> {
  const { services } = signIn;
  const { account: _, opening, ...who } = known;
  const factor = await factorOf(services.database.db, who.userId);
  if (attempt) await attemptSucceeded(services, attempt);
  if (factor?.confirmedAt) throw new SecondStepNeeded(await keepStep(signIn, known));
  return startSession(signIn, who, opening);
}

async function keepStep({ services }: SignInServices, known: Known): Promise<string> {
  const { db } = services.database;
  const { tenantId, userId, account, clientId, opening } = known;
  const now = services.clock.now();
  const ticket = randomBytes(32).toString('base64url');
  await db.delete(signInSteps).where(lt(signInSteps.expiresAt, wireTime(now)));
  const expiresAt = wireTime(new Date(now.getTime() + lifeMs));
  await db
    .insert(signInSteps)
    .values({ hash: hashOf(ticket), tenantId, userId, account, clientId, expiresAt });
  await opening?.keepFor(ticket);
  return ticket;
}

/** A code for the sign-in that a ticket stands for. */
export interface SecondStep {
  ticket: string;
  code: string;
  clientId: string;
  from: OpenedFrom;
  /** What the calling device is known by, where its app keeps that. */
  device: string | null;
}

/** Whose sign-in a ticket stands for; refuses one that is unknown, too old, used, or another application's. */
export async function stepOf({ services }: SignInServices, { ticket, clientId }: SecondStep) {
  const isOpen = and(
    eq(signInSteps.hash, hashOf(ticket)),
    gt(signInSteps.expiresAt, wireTime(services.clock.now())),
  );
  const [step] = await services.database.db.select().from(signInSteps).where(isOpen);
  if (step?.clientId !== clientId) throw new Refusal('signIn.stepOver');
  return step;
}

/** Opens the session of a sign-in whose code is right; every code counts as a failed attempt until it is. */
export async function finishSignIn(
  signIn: SignInServices,
  asked: SecondStep,
): Promise<{ answer: TokenAnswer; proof: Proof }> {
  const { services } = signIn;
  const { hash, tenantId, userId, account, clientId } = await stepOf(signIn, asked);
  const reader = { db: services.database.db, clock: services.clock };
  const factorSince = (await factorOf(reader.db, userId))?.confirmedAt;
  // Taken away since the ticket was given: there is no code to type.
  if (!factorSince) throw new Refusal('signIn.stepOver');
  const typed = { tenantId, account };
  const from = { remoteIp: asked.from.remoteIp, device: asked.device };
  const attempt = await requireAttempt(
    services,
    typed,
    await codeTrierOf(services, typed, { ...from, factorSince }),
  );
  const proof = await takeCode(reader, services.cipher, { userId, code: asked.code });
  if (!proof) throw new Refusal('signIn.secondFactor');
  const used = await reader.db
    .delete(signInSteps)
    .where(eq(signInSteps.hash, hash))
    .returning({ userId: signInSteps.userId });
  if (used.length === 0) throw new Refusal('signIn.stepOver');
  await attemptSucceeded(services, attempt);
  const opening = await keptOpening(services, tenantId, asked.ticket);
  const who = { tenantId, userId, clientId, ...asked.from };
  return { answer: await startSession(signIn, who, opening), proof };
}
