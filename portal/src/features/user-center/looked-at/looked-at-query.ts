import { z } from 'zod';

import { listAddress } from '../../../lib/lists/list-address.ts';

/** What the address of the list says; a value that does not fit counts as not given. */
export const lookedAtQuery = z.object({
  current: z.coerce.number().int().min(1).max(100_000).default(1),
});
export type LookedAtQuery = z.output<typeof lookedAtQuery>;

/** Addresses of the list of who read the reader's data. */
export const lookedAtAddress = listAddress('/user/lookedAt', lookedAtQuery);
