import { z } from 'zod';

import { policyListQuery } from '../../lib/public-pages/public-queries.ts';
import { listAddress } from '../../lib/lists/list-address.ts';

/** The policy list's address: its filters and the keyword. */
export const policyQuery = policyListQuery.extend({ keyword: z.string().trim().max(100).optional() });

/** What the reader asked of the policy list. */
export type PolicyQuery = z.output<typeof policyQuery>;

/** Addresses of the policy list. */
export const policyList = listAddress('/policyinfo', policyQuery);
