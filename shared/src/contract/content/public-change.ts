import { z } from 'zod';

import { named } from '../kit/named-schema.ts';

/** One field that was changed: both sides as plain text, or, where `isMarked`, that it changed and nothing else. */
const changedField = z.object({
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  isMarked: z.literal(true).optional(),
});
export type ChangedField = z.output<typeof changedField>;

const changedRow = z.object({
  entity: z.string(),
  id: z.string(),
  act: z.enum(['added', 'changed', 'removed']),
  /** What the row was called. */
  name: z.string(),
  changes: z.array(changedField),
});
/** What became of one row. */
export type ChangedRow = z.output<typeof changedRow>;

/** What was changed at one moment in a document that was public before. */
export const publicChange = named('PublicChange', z.object({ at: z.string(), rows: z.array(changedRow) }));
export type PublicChange = z.output<typeof publicChange>;
