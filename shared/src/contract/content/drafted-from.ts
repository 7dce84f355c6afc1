import { z } from 'zod';

import { named } from '../kit/named-schema.ts';

/** What was made out of a document of which a draft was made; null for what it does not say. */
export const draftedFrom = named(
  'DraftedFrom',
  z.object({
    id: z.string(),
    title: z.string().nullable(),
    docNo: z.string().nullable(),
    issuer: z.string().nullable(),
    writtenDate: z.string().nullable(),
    effectiveDate: z.string().nullable(),
    expiryDate: z.string().nullable(),
    /** How many clauses came in. */
    clauses: z.int(),
    /** Names of the attachments that it speaks of: they are uploaded by hand. */
    attachments: z.array(z.string()),
  }),
);
export type DraftedFrom = z.output<typeof draftedFrom>;
