import { z } from 'zod';

/** What the address of the sign-in page may say: where to go back to. */
export const loginQuery = z.object({ redirect: z.string().max(2000).optional() });
