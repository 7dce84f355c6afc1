import { z } from 'zod';

import type { Refusal } from '../../../kit/runtime/errors.ts';
import type { Definition } from '../../model/definition.ts';
import type { ModelWarnings } from '@policy/shared/contract/process-design/calls.ts';

/** What the thread that reads a model is given. */
export const modelRequest = z.object({
  xml: z.string(),
  listeners: z.enum(['refuse', 'ignore']),
  /** Whether it also works out what to look at again. */
  warns: z.boolean(),
});
export type ModelRequest = z.output<typeof modelRequest>;

/** What it answers. */
export type ModelReply =
  | { definitions: readonly Definition[]; warnings: readonly ModelWarnings[] }
  | { refused: Pick<Refusal, 'code' | 'facts'> };
