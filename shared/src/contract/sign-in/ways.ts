import { z } from 'zod';

import { offeredProvider } from './sign-on.ts';

/** A login elsewhere that signs a person in here. */
const boundLogin = z.object({
  id: z.string(),
  name: z.string(),
  nickName: z.string(),
  /** False where the provider is off, or no longer for people like him. */
  isUsable: z.boolean(),
});
export type BoundLogin = z.output<typeof boundLogin>;

/** A key that one of his devices holds. */
export const passkey = z.object({
  id: z.string(),
  label: z.string(),
  /** The site that it signs in to. */
  rpId: z.string(),
  isSynced: z.boolean(),
  createTime: z.string(),
  lastUsedAt: z.string().nullable(),
});
export type Passkey = z.output<typeof passkey>;

/** `GET blade-user/sign-in-way/list`: the ways in which the caller signs in, and whom else he can tie a login of. */
export const signInWays = z.object({
  /** 1 where a password proves the person; who has none signs in anew before he changes anything. */
  hasPassword: z.union([z.literal(0), z.literal(1)]),
  logins: z.array(boundLogin),
  passkeys: z.array(passkey),
  providers: z.array(offeredProvider),
});
export type SignInWays = z.output<typeof signInWays>;
