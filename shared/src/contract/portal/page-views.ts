import { z } from 'zod';

import { named } from '../kit/named-schema.ts';

/** Entities whose rows have a page each and say how often it was read. */
export const countedEntities = [
  ...(['policy', 'detailedRule', 'itemGuide'] as const),
  ...(['policyNotice', 'interpretation'] as const),
] as const;
export type CountedEntity = (typeof countedEntities)[number];

/** The most rows that one call tells of. */
export const mostCounted = 500;

/** Body of `POST policy/views`: how often a portal showed each row since it told the server last. */
export const pageViews = z.object({
  views: z
    .array(
      named(
        'PageViews',
        z.object({
          entity: z.enum(countedEntities),
          id: z.uuid(),
          count: z.int().min(1).max(1_000_000),
        }),
      ),
    )
    .min(1)
    .max(mostCounted),
});
export type RowViews = z.output<typeof pageViews>['views'][number];
