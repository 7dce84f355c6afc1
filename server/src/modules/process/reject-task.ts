import { z } from 'zod';

import type { Context } from '../../kit/runtime/context.ts';
import type { Workflow } from '../../workflow/index.ts';
import { handledOf } from './close-task.ts';
import type { Handled } from './close-task.ts';
import { withFormChanges } from './start/form-changes.ts';
import { assertFitsForm } from './start/instance-form.ts';

/** What rejecting a task takes: what closing it takes but an outcome, and the step that its handler picks where he may. */
export const rejectedOf = (workflow: Workflow) =>
  handledOf(workflow)
    .omit({ outcome: true })
    .extend({ nodeId: z.string().max(100).optional() });

/** Rejects a task as its step says. */
export function rejectTask(
  context: Context,
  workflow: Workflow,
  input: Omit<Handled, 'outcome'> & { nodeId?: string | undefined },
) {
  const { taskId, nodeId, comment, variables, rev, attachments, mentionIds, ...findings } = input;
  return decide(context, workflow, {
    ...{ taskId, variables },
    work: () =>
      workflow.reject(context, {
        ...{ taskId, nodeId, comment, variables, rev, attachments, mentionIds, findings },
      }),
  });
}

/** Decides a task by work that may fill in its form: held to the form, and what it changes is kept. */
export async function decide<Answer>(
  context: Context,
  workflow: Workflow,
  { taskId, variables, work }: Pick<Handled, 'taskId' | 'variables'> & { work: () => Promise<Answer> },
): Promise<Answer> {
  if (Object.keys(variables).length === 0) return work();
  const { task } = await workflow.taskDetail(context, taskId);
  await assertFitsForm(context, workflow, { task, variables });
  const changing = { taskId, instanceId: task.processInstanceId, variables };
  return withFormChanges(context, workflow, { ...changing, work });
}
