import { and, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';

import type { Database } from '../../../database/client.ts';
import { wireTime } from '../../../kit/runtime/clock.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import type { FieldCipher } from '../../../kit/services/field-cipher.ts';
import { stepOfCode } from './one-time-code.ts';
import { spendRecoveryCode } from './recovery-codes.ts';
import { recoveryCodes, secondFactors } from './tables.ts';

/** Name of the column for the seal, so that a sealed secret opens at its own place only. */
export const factorPlace = 'secondFactor.secret';

type Reader = Pick<Context, 'db' | 'clock'>;

/** A person's second factor; `confirmedAt` is null while its first code is awaited. */
export async function factorOf(db: Database, userId: string) {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return row ?? null;
}

/** Keeps a new secret until its first code confirms it; a factor that is confirmed already stays, and this answers false. */
export async function keepSecret(
  { db, tenantId }: Context,
  cipher: FieldCipher,
  { userId, secret }: { userId: string; secret: string },
): Promise<boolean> {
  const secretCipher = cipher.seal(secret, factorPlace);
  const kept = await db
    .insert(secondFactors)
    .values({ userId, tenantId, secretCipher })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { secretCipher, lastStep: 0 },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId });
  return kept.length > 0;
}

/** Whether the first code of a kept secret is right; from then on the factor is asked for. */
export async function confirmFactor(
  { db, clock }: Reader,
  cipher: FieldCipher,
  { userId, code }: { userId: string; code: string },
): Promise<boolean> {
  const row = await factorOf(db, userId);
  if (!row || row.confirmedAt) return false;
  const step = stepOfCode(cipher.open(row.secretCipher, factorPlace), code, clock.now());
  if (step === null) return false;
  const confirmed = await db
    .update(secondFactors)
    .set({ confirmedAt: wireTime(clock.now()), lastStep: step })
    .where(and(eq(secondFactors.userId, userId), isNull(secondFactors.confirmedAt)))
    .returning({ userId: secondFactors.userId });
  return confirmed.length > 0;
}

/** How a person proved himself. */
export type Proof = 'code' | 'recoveryCode';

/** What a typed code proves: a code of these minutes, or a recovery code; either is good once. Null for anything else. */
export async function takeCode(
  { db, clock }: Reader,
  cipher: FieldCipher,
  { userId, code }: { userId: string; code: string },
): Promise<Proof | null> {
  const row = await factorOf(db, userId);
  if (!row?.confirmedAt) return null;
  const now = clock.now();
  const step = stepOfCode(cipher.open(row.secretCipher, factorPlace), code.replace(/\s/g, ''), now);
  if (step === null) return (await spendRecoveryCode(db, { userId, code, now })) ? 'recoveryCode' : null;
  // One statement decides, so that of two sign-ins with one code only one gets in.
  const taken = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(
      and(
        eq(secondFactors.userId, userId),
        isNotNull(secondFactors.confirmedAt),
        lt(secondFactors.lastStep, step),
      ),
    )
    .returning({ userId: secondFactors.userId });
  return taken.length > 0 ? 'code' : null;
}

/** Takes away the second factors of people, their recovery codes included. */
export async function removeFactors(db: Database, userIds: readonly string[]): Promise<void> {
  const ids = [...userIds];
  await db.delete(recoveryCodes).where(inArray(recoveryCodes.userId, ids));
  await db.delete(secondFactors).where(inArray(secondFactors.userId, ids));
}
