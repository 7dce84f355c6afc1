import { z } from 'zod';

import { readable } from '../kit/readable.ts';
import { jsonValue } from '../kit/shapes.ts';
import { commentFile, mostCommentFiles } from './remarks.ts';
import { longestComment } from './task-acts.ts';

/** The most characters of a decision that is kept, written as JSON. */
export const mostKept = 65_536;

const answers = readable(z.record(z.string().max(100), jsonValue));

/** A decision that was begun and not sent, as its handler finds it again. */
export const keptDecision = z.object({
  comment: readable(z.string().max(longestComment)).default(''),
  /** Whom he mentions in his comment, and the text that stands for each there. */
  mentioned: z
    .array(z.object({ id: z.uuid(), text: readable(z.string().max(100)) }))
    .max(50)
    .default([]),
  /** The files that go with it. */
  attachments: z.array(commentFile).max(mostCommentFiles).default([]),
  /** What he changed in the form, and what he filled in of what the outcomes ask for. */
  answers: answers.default({}),
  fields: answers.default({}),
  /** What he found of the materials, by their ids. */
  marks: z
    .record(
      z.string().max(64),
      z.object({
        mark: z.enum(['passed', 'supplement']),
        comment: readable(z.string().max(longestComment)),
      }),
    )
    .default({}),
  /** The button that he was about to press. */
  buttonKey: z.string().max(40).nullable().default(null),
});
export type KeptDecision = z.output<typeof keptDecision>;
