import { z } from 'zod';

import { listAddress } from '../../lib/lists/list-address.ts';
import { itemGuideListQuery } from '../../lib/public-pages/public-queries.ts';

/** The item guide list's address: its filters and the keyword. */
export const guideQuery = itemGuideListQuery.extend({ keyword: z.string().trim().max(100).optional() });

/** What the reader asked of the item guide list. */
export type GuideQuery = z.output<typeof guideQuery>;

/** Addresses of the item guide list. */
export const guideList = listAddress('/policyitemguide', guideQuery);
