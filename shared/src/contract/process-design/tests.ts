import { z } from 'zod';

import { jsonValue } from '../kit/shapes.ts';

/** `POST design/condition/test`: an expression, with values to try it with; nothing of it is kept. */
export const conditionTestInput = z.object({
  expression: z.string().trim().min(1).max(2000),
  variables: z.record(z.string().max(100), jsonValue).default({}),
});

/** What came of it: the variables that it names, and whether it holds; else why that cannot be told. */
export const conditionTest = z.object({
  names: z.array(z.string()),
  holds: z.boolean().nullable(),
  problem: z.string().nullable(),
});
export type ConditionTest = z.output<typeof conditionTest>;

/** `POST design/form/default-values/test`: what a default value is now, for whoever asks; null where nobody knows. */
export const defaultTest = z.object({ value: jsonValue });
export type DefaultTest = z.output<typeof defaultTest>;
