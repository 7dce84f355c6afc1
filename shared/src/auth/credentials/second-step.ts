import * as z from 'zod/mini';

import { ApiError } from '../../client/api-error.ts';

/** The word by which the token call says that the password was right and a code is awaited. */
export const secondStepAsked = 'mfa_required';

const asked = z.object({ error: z.literal(secondStepAsked), mfa_token: z.string().check(z.minLength(1)) });

/** The ticket of a sign-in that waits for its code; null for every other refusal. */
export function secondStepOf(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  return asked.safeParse(error.response?.data).data?.mfa_token ?? null;
}
