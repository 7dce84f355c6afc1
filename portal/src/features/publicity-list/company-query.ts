import { z } from 'zod';

import type { EntryRow, PublicityRow } from './publicity-rows.ts';

/** Less of a name than this would find everybody. */
export const shortestCompanyName = 2;

/** What the address of the lists says about a company that is looked for. */
export const companyQuery = z.object({ company: z.string().trim().max(100).optional() });

/** Where a company stands in public lists. */
export interface CompanyFound {
  total: number;
  entries: (Pick<EntryRow, 'id' | 'name' | 'codeMasked' | 'itemName' | 'amountWan'> & {
    list: Pick<PublicityRow, 'id' | 'title' | 'titleEn' | 'publicityStart'>;
  })[];
}
