import { z } from 'zod';

import { listAddress } from '../../lib/lists/list-address.ts';
import { interpretationListQuery } from '../../lib/public-pages/public-queries.ts';

/** The address of the interpretations: their filters and the keyword. */
export const interpretationQuery = interpretationListQuery.extend({
  keyword: z.string().trim().max(100).optional(),
});

/** What the reader asked of the interpretations. */
export type InterpretationQuery = z.output<typeof interpretationQuery>;

/** Addresses of the list of interpretations. */
export const interpretationList = listAddress('/policyUnscramble', interpretationQuery);
