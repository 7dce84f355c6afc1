import { createHash, randomInt } from 'node:crypto';
import { and, count, eq, isNull } from 'drizzle-orm';

import type { Database } from '../../../database/client.ts';
import { wireTime } from '../../../kit/runtime/clock.ts';
import { recoveryCodes } from './tables.ts';

const howMany = 10;
const groups = 4;
// Without the signs that are read for one another: 16 of these 31 are 79 bits, so a plain hash keeps them.
const signs = 'abcdefghjkmnpqrstuvwxyz23456789';
const shape = /^[a-z\d]{16}$/;

const group = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('');
const newCode = () => Array.from({ length: groups }, group).join('-');

/** A code as it is compared, whatever gaps and capitals somebody typed. */
const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '').toLowerCase();

const hashOf = (code: string) => createHash('sha256').update(plainCode(code)).digest('hex');

/** Replaces a person's recovery codes; they are told this once, for only their hashes are kept. */
export async function replaceRecoveryCodes(db: Database, userId: string): Promise<string[]> {
  const codes = Array.from({ length: howMany }, newCode);
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db.insert(recoveryCodes).values(codes.map((code) => ({ userId, hash: hashOf(code) })));
  return codes;
}

/** Whether this is one of the person's codes; it is spent by that. */
export async function spendRecoveryCode(
  db: Database,
  { userId, code, now }: { userId: string; code: string; now: Date },
): Promise<boolean> {
  if (!shape.test(plainCode(code))) return false;
  const { hash, usedAt } = recoveryCodes;
  const spent = await db
    .update(recoveryCodes)
    .set({ usedAt: wireTime(now) })
    .where(and(eq(recoveryCodes.userId, userId), eq(hash, hashOf(code)), isNull(usedAt)))
    .returning({ hash });
  return spent.length > 0;
}

/** How many codes a person has left. */
export async function recoveryCodesLeft(db: Database, userId: string): Promise<number> {
  const unused = and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt));
  const [counted] = await db.select({ left: count() }).from(recoveryCodes).where(unused);
  return counted?.left ?? 0;
}
