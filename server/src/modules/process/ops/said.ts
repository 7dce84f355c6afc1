import { z } from 'zod';

import { reason } from '../../../workflow/index.ts';

/** What every intervention says: why, and whether those whom it concerns are told of it. */
export const said = z.object({
  comment: reason,
  notify: z
    .enum(['0', '1'])
    .or(z.literal([0, 1]))
    .default('1'),
});
