import { z } from 'zod';

import { listAddress } from '../../lib/lists/list-address.ts';

const page = z.coerce.number().int().min(1).max(100_000).default(1);

/** What the address of a company's page says: the page of its members, of its invitations, of who asks to join, and of its log. */
export const companyQuery = z.object({ current: page, invitations: page, joining: page, log: page });
export type CompanyQuery = z.output<typeof companyQuery>;

/** Addresses of the page. */
export const companyAddress = listAddress('/user/basic/company', companyQuery);

/** Where another page of one of its lists is, with the others as they are. */
export const companyPageHref = (query: CompanyQuery, list: keyof CompanyQuery, at: number): string =>
  `${companyAddress.href({ ...query, [list]: at })}#${list === 'current' ? 'members' : list}`;
