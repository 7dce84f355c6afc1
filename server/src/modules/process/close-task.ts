import { readable } from '@policy/shared/contract/kit/readable.ts';
import { jsonValue } from '@policy/shared/contract/kit/shapes.ts';
import { z } from 'zod';

import type { Context } from '../../kit/runtime/context.ts';
import { comment, rev } from '../../workflow/index.ts';
import type { Workflow } from '../../workflow/index.ts';

const decision = {
  taskId: z.uuid(),
  outcome: z.string().trim().max(40).default('approved'),
  comment,
  variables: readable(z.record(z.string(), jsonValue)).default({}),
  rev,
};

/** What closing a task takes: a decision, and what the areas' handlers may say besides. */
export const handledOf = ({ findings }: Workflow) => z.object({ ...findings.shape, ...decision });

type Handled = z.output<ReturnType<typeof handledOf>>;

/** Closes a task, or returns it to whom the process belongs. */
export function closeTask(context: Context, workflow: Workflow, input: Handled) {
  const { taskId, outcome, comment: said, variables, rev: seen, ...findings } = input;
  return outcome === 'returned'
    ? workflow.returnTask(context, { taskId, to: 'owner', comment: said, findings, rev: seen })
    : workflow.complete(context, { taskId, outcome, comment: said, variables, findings, rev: seen });
}
