import { z } from 'zod';

import { listAddress } from '../../lib/lists/list-address.ts';
import { detailedRuleListQuery } from '../../lib/public-pages/public-queries.ts';

/** The address of the detailed rules: their filters and the keyword. */
export const ruleQuery = detailedRuleListQuery.extend({ keyword: z.string().trim().max(100).optional() });

/** What the reader asked of the detailed rules. */
export type RuleQuery = z.output<typeof ruleQuery>;

/** Addresses of the list of detailed rules. */
export const ruleList = listAddress('/detailedrules', ruleQuery);
