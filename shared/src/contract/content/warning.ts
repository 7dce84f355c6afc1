import { z } from 'zod';

import { named } from '../kit/named-schema.ts';

/** Something in content that its editor should look at before it is reviewed. */
export const warning = named(
  'Warning',
  z.object({
    /** A link or a file that leads nowhere, a picture without words, a word or a personal number that should not be public. */
    kind: z.enum(['link', 'file', 'alternative', 'word', 'number']),
    entity: z.string(),
    rowId: z.string(),
    /** What people call the row. */
    name: z.string(),
    field: z.string(),
    /** The link, the file, the word or the number. */
    said: z.string(),
  }),
);
export type Warning = z.output<typeof warning>;
