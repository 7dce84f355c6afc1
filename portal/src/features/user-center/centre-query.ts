import { z } from 'zod';

import { listAddress } from '../../lib/lists/list-address.ts';

/** The tabs of a company's applications, by how far they are. */
export const centreTabs = ['all', 'unfinished', 'reject', 'paytodo', 'paydone'] as const;

/** What the address of the user centre says; a value that does not fit counts as not given. */
export const centreQuery = z.object({
  tab: z.enum(centreTabs).default('all'),
  current: z.coerce.number().int().min(1).max(100_000).default(1),
  size: z.coerce.number().int().min(1).max(50).default(10),
});
export type CentreQuery = z.output<typeof centreQuery>;

/** Addresses of the user centre's lists. */
export const centreAddress = listAddress('/user/userCenter', centreQuery);
