import { z } from 'zod';

/** What a text message's code is asked for; one for something else does not hold. */
export const smsPurposes = ['signOn', 'register'] as const;
/** The same with what only whoever is signed in is sent a code for, and to his own phone alone. */
export type SmsPurpose = (typeof smsPurposes)[number] | 'deletion';

/** How somebody comes: for a company, as the clerk who acts for it, or for himself. */
export const signOnKinds = ['enterprise', 'individual'] as const;

/** What somebody wants to do, and the real-name level that it takes. */
export const requiredLevels = { read: 1, apply: 2, money: 3 } as const;
export type LevelPurpose = keyof typeof requiredLevels;
export const levelPurposes = ['read', 'apply', 'money'] as const;

/** The level that a proved phone is worth where the provider's is lower. */
export const phoneLevel = 2;
export const highestLevel = 4;
/** From this level on a provider has seen who somebody is. */
export const vouchedLevel = 3;

/** The steps of a sign-on, in their order; what failed is told by its step. */
export const signOnSteps = [
  ...(['discover', 'authorize', 'return', 'token', 'signature', 'decryption'] as const),
  ...(['identity', 'account'] as const),
] as const;
export type SignOnStep = (typeof signOnSteps)[number];

/** A provider as sign-in pages offer it. */
export const offeredProvider = z.object({
  code: z.string(),
  name: z.string(),
  /** It vouches for whoever comes: shown with its mark. */
  isSimulated: z.boolean(),
});
export type OfferedProvider = z.output<typeof offeredProvider>;

const known = z.string().nullable();

/** The answer for somebody whom nobody here knows yet: with the ticket he registers. */
export const registrationTicket = z.object({
  ticket: z.string(),
  name: z.string(),
  userType: z.enum(signOnKinds),
  level: z.int(),
  /** What the provider says of him and his form need not: the number of his document in part; null where it does not know. */
  vouched: z.object({
    ...{ name: known, idNumber: known, phone: known },
    ...{ companyName: known, creditCode: known, legalPerson: known },
  }),
});
export type RegistrationTicket = z.output<typeof registrationTicket>;

/** What a level lacks for what somebody wants to do, and what he can do about it. */
export const levelAnswer = z.object({
  level: z.int(),
  required: z.int(),
  missing: z.array(z.enum(['phone', 'realName'])),
  next: z.enum(['none', 'sms', 'provider']),
});
export type LevelAnswer = z.output<typeof levelAnswer>;

/** What a level lacks for a purpose: a proved phone is worth a level of its own, and no more than that. */
export function lackingFor(level: number, purpose: LevelPurpose): LevelAnswer {
  const required = requiredLevels[purpose];
  if (level >= required) return { level, required, missing: [], next: 'none' };
  return required <= phoneLevel
    ? { level, required, missing: ['phone'], next: 'sms' }
    : { level, required, missing: ['realName'], next: 'provider' };
}

/** One step of a connection test. */
export const testedStep = z.object({
  step: z.enum(signOnSteps),
  ok: z.boolean(),
  ms: z.int(),
  /** What was found, or why it failed, in the reader's language. */
  message: z.string(),
});
export type TestedStep = z.output<typeof testedStep>;
