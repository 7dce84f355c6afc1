import { z } from 'zod';

import type { Refusal } from '../../../kit/runtime/errors.ts';
import type { Definition } from '../../model/definition.ts';
import type { Fault } from '../../model/faults/faults.ts';
import type { ModelWarnings } from '@policy/shared/contract/process-design/calls.ts';

/** What the thread that reads a model is given. */
export const modelRequest = z.object({
  xml: z.string(),
  listeners: z.enum(['refuse', 'ignore']),
  /** Whether it also works out what to look at again. */
  warns: z.boolean(),
  /** Whether it goes on after what would be refused, and answers all of that. */
  collects: z.boolean(),
});
export type ModelRequest = z.output<typeof modelRequest>;

/** A fault as it is sent from one thread to another. */
type ToldFault = Pick<Refusal, 'code' | 'facts'> & Pick<Fault, 'elementId'>;

/** What it answers. */
export type ModelReply =
  | { definitions: readonly Definition[]; warnings: readonly ModelWarnings[]; faults: readonly ToldFault[] }
  | { refused: Pick<Refusal, 'code' | 'facts'> };
