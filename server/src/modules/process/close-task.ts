import { readable, remarks, shortLine } from '@policy/shared/contract/kit/readable.ts';
import { jsonValue } from '@policy/shared/contract/kit/shapes.ts';
import { z } from 'zod';

import type { Context } from '../../kit/context.ts';
import { Refusal } from '../../kit/errors.ts';
import { comment } from '../../workflow/index.ts';
import type { CaseHandler, Workflow } from '../../workflow/index.ts';

const mark = z.object({
  fileId: z.uuid(),
  mark: z.enum(['passed', 'supplement']),
  comment: remarks(500),
});
/** What closing a task takes. */
export const handled = z.object({
  taskId: z.uuid(),
  outcome: z.string().trim().max(40).default('approved'),
  comment,
  variables: readable(z.record(z.string(), jsonValue)).default({}),
  fieldRefs: z.array(shortLine(120)).max(50).default([]),
  materialMarks: z.array(mark).max(500).default([]),
});

type Handled = z.output<typeof handled>;

interface Parts {
  workflow: Workflow;
  handlers: readonly CaseHandler[];
}

/** Closes a task, or returns it to the applicant, with whatever its area adds to that. */
export async function closeTask(context: Context, { workflow, handlers }: Parts, input: Handled) {
  const { taskId, outcome, comment: said, fieldRefs, materialMarks: marks } = input;
  const { task } = await workflow.taskDetail(context, taskId);
  if (task.endTime !== null) throw new Refusal('workflow.taskHandled');
  const handler = handlers.find(({ processKeys }) => processKeys.includes(task.processDefinitionKey));
  const handling = { outcome, comment: said, variables: input.variables, fieldRefs, marks };
  if (outcome === 'returned') {
    if (said === '') throw new Refusal('workflow.commentRequired');
    const dueAt = (await handler?.beforeReturn(context, task, handling)) ?? null;
    return workflow.returnToApplicant(context, { taskId, comment: said, dueAt });
  }
  const prepared = await handler?.prepare(context, task, handling);
  // What the handler typed reaches the process only through its area, where it was checked.
  const variables = z.record(z.string(), z.json()).parse(prepared ?? input.variables);
  return workflow.complete(context, { taskId, outcome, comment: said, variables });
}
