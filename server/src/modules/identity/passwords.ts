import { hash, verify } from '@node-rs/argon2';
import { hashPassword } from '@policy/shared/auth/password-hash.ts';

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

const shortest = 8;
const kinds = [/[A-Z]/, /[a-z]/, /\d/, /[^A-Za-z\d]/];
const kindsNeeded = 3;

/** The password policy: 8 characters or more, of three kinds at least. */
export const isStrong = (password: string): boolean =>
  password.length >= shortest && kinds.filter((kind) => kind.test(password)).length >= kindsNeeded;
