import { z } from 'zod';

import { listAddress } from '../../lib/lists/list-address.ts';
import { publicityListQuery } from '../../lib/public-pages/public-queries.ts';

/** The publicity lists' address: its filters and the keyword. */
export const publicityQuery = publicityListQuery.extend({ keyword: z.string().trim().max(100).optional() });

/** What the reader asked of the publicity lists. */
export type PublicityQuery = z.output<typeof publicityQuery>;

/** Addresses of the publicity lists. */
export const publicityLists = listAddress('/gongshi/gongshiList', publicityQuery);
