import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import type { Workflow } from '../../../workflow/index.ts';
import type { Handled } from '../close-task.ts';
import { checkedAnswers } from './checked-answers.ts';
import { withFormChanges } from './form-changes.ts';
import { formOfInstance, namesIn } from './instance-form.ts';
import { mayAct } from './startable.ts';

type Again = Pick<Handled, 'taskId' | 'comment' | 'variables' | 'rev' | 'attachments' | 'mentionIds'>;

/** The outcome of a task by which what was started with a form is handed in again. */
export const handedInAgain = 'resubmitted';

/**
 * Hands a form in again that was returned to whoever it belongs to, held to the version that it was started with; it goes
 * back to who returned it. An application is handed in again where it is.
 */
export async function handInAgain(
  context: Context,
  workflow: Workflow,
  { variables: said, taskId, comment, attachments, mentionIds, rev }: Again,
) {
  const { task } = await workflow.taskDetail(context, taskId);
  const form = await formOfInstance(context, task.processInstanceId);
  if (!form) throw new Refusal('workflow.withApplicant');
  if (!mayAct(context)) throw new Refusal('access.denied');
  const answers = await checkedAnswers(context, form, said);
  const correctable = namesIn(form.schema);
  // What was left empty now is not what it was before.
  const emptied = Object.fromEntries(correctable.map((name) => [name, null]));
  const variables = { ...emptied, ...answers };
  return withFormChanges(context, workflow, {
    ...{ taskId, instanceId: task.processInstanceId, variables },
    work: () =>
      workflow.resubmit(context, {
        ...{ taskId, comment, attachments, mentionIds, variables, correctable, rev },
      }),
  });
}
