import { z } from 'zod';

import { Refusal } from '../../../kit/runtime/errors.ts';

const longest = 20_000;

/** What a device answered, as JSON in one parameter. */
export const credentialText = z.string().max(longest).default('');

const packed = z
  .string()
  .max(longest)
  .regex(/^[\w-]*$/);
const identity = {
  id: packed.min(16).max(1400),
  rawId: packed.max(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
};
/** A key that a device has made. */
export const madeKey = z.object({
  ...identity,
  response: z.object({
    clientDataJSON: packed,
    attestationObject: packed,
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
});

/** A signature by one. */
export const signedByKey = z.object({
  ...identity,
  response: z.object({
    clientDataJSON: packed,
    authenticatorData: packed,
    signature: packed,
    userHandle: packed.optional(),
  }),
});

/** What a device answered in the form that is awaited; refuses any other. */
export function readCredential<S extends z.ZodType>(said: string, form: S): z.output<S> {
  const read = form.safeParse(jsonOf(said));
  if (!read.success) throw new Refusal('passkey.refused');
  return read.data;
}

const clientData = z.object({ challenge: z.string().min(1).max(500) });

/** The challenge that a device says to have signed. */
export function challengeIn(packedData: string): string {
  const read = clientData.safeParse(jsonOf(Buffer.from(packedData, 'base64url').toString('utf8')));
  if (!read.success) throw new Refusal('passkey.refused');
  return read.data.challenge;
}

function jsonOf(said: string): unknown {
  try {
    return JSON.parse(said);
  } catch {
    return null;
  }
}

/** What the library's check found: it throws for whatever is wrong with an answer, and to us that is one thing. */
export async function checked<T extends { verified: boolean }>(
  check: Promise<T>,
): Promise<T & { verified: true }> {
  const found = await check.catch(() => null);
  if (!found?.verified) throw new Refusal('passkey.refused');
  return { ...found, verified: true };
}
