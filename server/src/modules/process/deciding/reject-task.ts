import { z } from 'zod';

import type { Context } from '../../../kit/runtime/context.ts';
import type { Workflow } from '../../../workflow/index.ts';
import { handledOf } from './close-task.ts';
import type { Handled } from './close-task.ts';
import { withFilledIn } from '../start/filled-in.ts';

/** What rejecting a task takes: what closing it takes but an outcome, and the step that its handler picks where he may. */
export const rejectedOf = (workflow: Workflow) =>
  handledOf(workflow)
    .omit({ outcome: true, nextHandlers: true })
    .extend({ nodeId: z.string().max(100).optional() });

/** Rejects a task as its step says; what is filled in besides is held to the form. */
export function rejectTask(
  context: Context,
  workflow: Workflow,
  input: Omit<Handled, 'outcome' | 'nextHandlers'> & { nodeId?: string | undefined },
) {
  const { taskId, nodeId, comment, rev, attachments, mentionIds, ...more } = input;
  const { variables, derived: _, unasked: __, formVersion, ...findings } = more;
  return decide(context, workflow, {
    ...{ taskId, variables, formVersion, isWhole: false },
    work: ({ variables: answers, derived }) =>
      workflow.reject(context, {
        ...{ taskId, nodeId, comment, variables: answers, derived, rev, attachments, mentionIds, findings },
      }),
  });
}

/** Decides a task by work that may fill in its form: held to the form, and what it changes is kept. */
export const decide = <Answer>(
  context: Context,
  workflow: Workflow,
  { taskId, ...doing }: Omit<Parameters<typeof withFilledIn<Answer>>[2], 'detailOf'>,
): Promise<Answer> => {
  const detailOf = () => workflow.taskDetail(context, taskId);
  return withFilledIn(context, workflow, { taskId, detailOf, ...doing });
};
