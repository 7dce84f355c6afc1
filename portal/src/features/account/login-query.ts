import { z } from 'zod';

/** What the address of the sign-in page may say: where to go back to, and what a provider sent its reader back with. */
export const loginQuery = z.object({
  redirect: z.string().max(2000).optional(),
  code: z.string().max(4000).default(''),
  state: z.string().max(200).default(''),
  iss: z.string().max(500).default(''),
  error: z.string().max(100).default(''),
});

/** What a provider sent its reader back with; null on a page that nobody comes back to. */
export type ProviderReturn = Pick<z.output<typeof loginQuery>, 'code' | 'state' | 'iss' | 'error'> | null;
