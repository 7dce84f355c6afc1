import { z } from 'zod';

import { named } from '../kit/named-schema.ts';

/** One field that a revision writes; what it points to goes by its name. */
const revisedField = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() });

const revisedRow = z.object({
  entity: z.string(),
  id: z.string(),
  act: z.enum(['added', 'changed', 'removed']),
  /** What people call the row. */
  name: z.string(),
  changes: z.array(revisedField),
});
/** What a revision does to one row. */
export type RevisedRow = z.output<typeof revisedRow>;

/** What is to become of a public row and of those below it, beside what they are now. */
export const revision = named(
  'Revision',
  z.object({
    id: z.string(),
    status: z.enum(['draft', 'pending_review']),
    /** Another one whenever the revision changes; who publishes may say which one he looked at. */
    rev: z.string(),
    publishAt: z.string().nullable(),
    createTime: z.string(),
    createUserName: z.string().nullable(),
    updateTime: z.string(),
    updateUserName: z.string().nullable(),
    rows: z.array(revisedRow),
  }),
);
export type RevisionTold = z.output<typeof revision>;
