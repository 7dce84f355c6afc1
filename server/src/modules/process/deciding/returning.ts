import { afterReturns, returnTargets } from '@policy/shared/contract/workflow/returning.ts';
import { z } from 'zod';

/** Where a task is returned to, and what comes then. */
export const returning = {
  /** The step that gets it; without it, `to` says whom it goes to. */
  nodeId: z.string().max(100).optional(),
  to: z.enum(returnTargets).optional(),
  /** Where nothing is said, the owner answers straight, and a step goes on from itself. */
  afterwards: z.enum(afterReturns).optional(),
};

const shape = z.object(returning);

/** The same as the engine takes it. */
export const returnAsked = ({ nodeId, to, afterwards }: z.output<typeof shape>) => ({
  to: nodeId ? { nodeId } : to,
  straightBack: afterwards && afterwards === 'straight',
});
