import { Secret, TOTP } from 'otpauth';

const digits = 6;
const period = 30;
/** Clocks of phones are off by a little: the code before and the one after are taken as well. */
const window = 1;
// 160 bits, as RFC 4226 recommends.
const secretBytes = 20;

/** A new secret, spelled as people can type it. */
export const newSecret = (): string => new Secret({ size: secretBytes }).base32;

const codesOf = (secret: string) =>
  new TOTP({ algorithm: 'SHA1', digits, period, secret: Secret.fromBase32(secret) });

/** What an authenticator reads from a picture: whose codes these are, and the secret. */
export const enrolmentUri = (secret: string, { issuer, account }: { issuer: string; account: string }) =>
  new TOTP({
    ...{ issuer, label: account, issuerInLabel: true },
    ...{ algorithm: 'SHA1', digits, period, secret: Secret.fromBase32(secret) },
  }).toString();

/** The half minute that a code belongs to, counted from 1970; null for a code that is none of these minutes. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = now.getTime();
  const codes = codesOf(secret);
  const delta = codes.validate({ token: code, timestamp, window });
  return delta === null ? null : codes.counter({ timestamp }) + delta;
}
