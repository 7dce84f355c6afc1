import { z } from 'zod';

import { listAddress } from '../../../lib/lists/list-address.ts';
import { applyFreeListQuery } from '../../../lib/public-pages/public-queries.ts';

/** The address of the apply-free items: their filters and the keyword. */
export const applyFreeQuery = applyFreeListQuery.extend({ keyword: z.string().trim().max(100).optional() });

/** What the reader asked of the apply-free items. */
export type ApplyFreeQuery = z.output<typeof applyFreeQuery>;

/** Addresses of the list of apply-free items. */
export const applyFreeList = listAddress('/policyitemguide-msjx', applyFreeQuery);
