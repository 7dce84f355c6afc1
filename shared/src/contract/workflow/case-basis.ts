import { z } from 'zod';

/** Something told of a case by a name; a mark asks the reader to look twice. */
export const caseFact = z.object({
  label: z.string(),
  value: z.string(),
  mark: z.string().nullable(),
  /** The file or page that the value names. */
  link: z.string().nullish(),
});
export type CaseFact = z.output<typeof caseFact>;

const pastMatter = z.object({
  number: z.string().nullable(),
  name: z.string(),
  /** How it stands or ended, when, and with how much. */
  facts: z.array(z.string()),
});

/** What happened before with the same applicant: what the reader reaches by itself, the rest by its number alone. */
const past = z.object({
  title: z.string(),
  rows: z.array(pastMatter),
  /** Within the reader's reach besides those rows. */
  more: z.int(),
  /** Beyond it. */
  elsewhere: z.int(),
});
export type PastMatters = z.output<typeof past>;

/** What was said in a case and is kept otherwise of the applicant. */
const difference = z.object({ label: z.string(), said: z.string(), kept: z.string() });
export type Difference = z.output<typeof difference>;

/** What a case is decided by, as its area tells it to who handles it, in the reader's language. */
export const caseBasis = z.object({
  standard: z.string().nullable(),
  conditions: z.array(z.string()),
  clause: caseFact.nullable(),
  /** How much is asked for, and how much may be given. */
  amounts: z.array(caseFact),
  differences: z.array(difference),
  past: z.array(past),
});
export type CaseBasis = z.output<typeof caseBasis>;
