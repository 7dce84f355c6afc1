import { z } from 'zod';

import { listAddress } from '../../lib/lists/list-address.ts';
import { noticeListQuery } from '../../lib/public-pages/public-queries.ts';

/** The address of the notices: their filters and the keyword. */
export const noticeQuery = noticeListQuery.extend({ keyword: z.string().trim().max(100).optional() });

/** What the reader asked of the notices. */
export type NoticeQuery = z.output<typeof noticeQuery>;

/** Addresses of the list of notices. */
export const noticeList = listAddress('/notice', noticeQuery);
