import { named } from '@policy/shared/contract/kit/named-schema.ts';
import { z } from 'zod';

/** How every refused or failed call answers but those of OAuth. */
export const failure = named(
  'Failure',
  z.object({
    code: z.int().min(400).max(599),
    success: z.literal(false),
    data: z.object({
      errors: z
        .array(z.object({ field: z.string(), message: z.string() }))
        .min(1)
        .optional(),
      /** The call's number, as in its header and in the logs. */
      traceId: z.string(),
    }),
    msg: z.string().min(1),
  }),
);

/** How the calls of OAuth refuse. */
export const oauthFailure = named(
  'OAuthFailure',
  z.object({
    error: z.string(),
    error_description: z.string(),
    traceId: z.string(),
    /** What the second step of a sign-in names. */
    mfa_token: z.string().optional(),
  }),
);
