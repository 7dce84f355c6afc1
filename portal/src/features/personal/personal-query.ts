import { z } from 'zod';

import { listAddress } from '../../lib/lists/list-address.ts';

/** What the address of a reader's own page says: the page of his sessions. */
export const personalQuery = z.object({
  current: z.coerce.number().int().min(1).max(100_000).default(1),
});
export type PersonalQuery = z.output<typeof personalQuery>;

/** Addresses of the page. */
export const personalAddress = listAddress('/user/basic/personal', personalQuery);
