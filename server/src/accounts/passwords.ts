import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { hashPassword } from '@policy/shared/auth/credentials/password-hash.ts';
import type { SecurityPolicy } from '@policy/shared/contract/sign-in/security-policy.ts';
import { passwordFault } from '@policy/shared/auth/credentials/password-policy.ts';

import { Refusal } from '../kit/runtime/errors.ts';

// 19 MiB and two passes: the floor that OWASP names for argon2id, the library's algorithm unless told otherwise.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** argon2id of what clients send: never the password, nor its SM3 alone. */
export const storedForm = (password: string): Promise<string> => hash(hashPassword(password), cost);

const nobodysPasswordPromise = hash('nobody', cost);

/**
 * Whether the SM3 that was sent belongs to the stored form.
 * Without a stored form the work is done all the same, so that the time tells nothing about the account.
 */
export async function matches(sent: string, stored: string | null): Promise<boolean> {
  const right = await verify(stored ?? (await nobodysPasswordPromise), sent);
  return right && stored !== null;
}

/** Refuses a password that its tenant's policy refuses. */
export function assertGood(password: string, account: string, policy: SecurityPolicy): Promise<void> {
  const minLength = policy['password.minLength'];
  const fault = passwordFault(password, account, { minLength, kinds: policy['password.kinds'] });
  return fault ? Promise.reject(new Refusal(fault, { minLength })) : Promise.resolve();
}

/** Refuses a password whose stored form is the one in use, or among as many former ones as the policy says, the latest first. */
export async function assertNotUsed(
  password: string,
  [inUse, ...former]: readonly string[],
  policy: SecurityPolicy,
) {
  const sent = hashPassword(password);
  if (inUse && (await verify(inUse, sent))) throw new Refusal('password.reused');
  const history = policy['password.history'];
  for (const stored of former.slice(0, history - 1))
    if (await verify(stored, sent)) throw new Refusal('password.recent', { history });
}

// Without the signs that are read for one another.
const alphabets = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnpqrstuvwxyz', '23456789', '-+=@#%'];
const rounds = 4;

/** A password that nobody chose: 16 signs of all four kinds. */
export const randomPassword = (): string =>
  Array.from({ length: rounds }, () =>
    alphabets.map((signs) => signs[randomInt(signs.length)]).join(''),
  ).join('');
