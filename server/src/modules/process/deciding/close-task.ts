import { nextHandlers } from '@policy/shared/contract/workflow/next-steps.ts';
import { readable } from '@policy/shared/contract/kit/readable.ts';
import { jsonValue } from '@policy/shared/contract/kit/shapes.ts';
import { besideInput } from '@policy/shared/contract/workflow/remarks.ts';
import { z } from 'zod';

import type { Context } from '../../../kit/runtime/context.ts';
import { comment, rev } from '../../../workflow/index.ts';
import type { Workflow } from '../../../workflow/index.ts';
import type { CheckedBeside } from '../files/beside-comment.ts';

const decision = {
  taskId: z.uuid(),
  outcome: z.string().trim().max(40).default('approved'),
  comment,
  ...besideInput,
  variables: readable(z.record(z.string(), jsonValue)).default({}),
  nextHandlers,
  /** The version of the step's own form that was filled in. */
  formVersion: z.int().optional(),
  rev,
};

/** What closing a task takes: a decision, and what the areas' handlers may say besides. */
export const handledOf = ({ findings }: Workflow) => z.object({ ...findings.shape, ...decision });

/** What was said, with what goes with it as the engine takes it. */
export type Handled = Omit<
  z.output<ReturnType<typeof handledOf>>,
  keyof typeof besideInput | 'nextHandlers'
> &
  Partial<CheckedBeside> & {
    nextHandlers?: Record<string, string>;
    derived?: z.output<ReturnType<typeof handledOf>>['variables'];
    unasked?: string[];
  };

/** Whether an outcome goes on with what a step's form says: what is sent back, or turned down, need not be whole. */
export const goesOn = (outcome: string): boolean => outcome !== 'returned' && outcome !== 'rejected';

/** Closes a task, or returns it: where its step's rule says, else to whom the process belongs. */
export function closeTask(context: Context, workflow: Workflow, input: Handled) {
  const { taskId, outcome, comment: said, variables, rev: seen, ...more } = input;
  const {
    attachments,
    mentionIds,
    derived,
    unasked,
    formVersion: _,
    nextHandlers: handlers,
    ...findings
  } = more;
  const decided = { taskId, comment: said, attachments, mentionIds, findings, rev: seen };
  return outcome === 'returned'
    ? workflow.returnTask(context, decided)
    : workflow.complete(context, { ...decided, outcome, variables, derived, unasked, handlers });
}
