import { z } from 'zod';

import { named } from '../kit/named-schema.ts';

/** What a field of a form is answered with, as far as a process can compare it or be for it. */
const answerKinds = [
  ...(['text', 'number', 'date', 'choice', 'person', 'department', 'other'] as const),
] as const;
export type AnswerKind = (typeof answerKinds)[number];

/** A published form as a process may name it, in its main version: `GET design/model/forms`. */
export const offeredForm = named(
  'OfferedForm',
  z.object({
    key: z.string(),
    name: z.string(),
    /** The main version, and how many there are. */
    version: z.int(),
    versions: z.int(),
    fields: z.array(
      z.object({
        name: z.string(),
        title: z.string(),
        isRequired: z.boolean(),
        /** The system answers it, or works it out: nobody fills it in. */
        isGiven: z.boolean(),
        /** What is answered there, and of what a choice consists, so that a process can compare it or be for it. */
        kind: z.enum(answerKinds),
        choices: z.array(z.object({ value: z.string(), title: z.string() })),
      }),
    ),
  }),
);
export type OfferedForm = z.output<typeof offeredForm>;

/** Which forms are asked for: those with a word in their name or key, or the one of a key. */
export const formsAsked = z.object({
  keyword: z.string().max(100).optional(),
  key: z.string().max(100).optional(),
});
