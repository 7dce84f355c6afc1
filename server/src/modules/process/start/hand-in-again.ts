import { sameAnswer } from '@policy/shared/forms/changed-answers.ts';

import { fieldNames } from '../../../forms/form-versions.ts';
import { keepingGiven } from '../../../forms/given-answers.ts';
import { withoutEmpty } from '../../../forms/step-answers.ts';
import { keepFiles } from '../../../forms/stored-files.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import type { Workflow } from '../../../workflow/index.ts';
import type { Handled } from '../deciding/close-task.ts';
import { checkedAnswers } from './checked-answers.ts';
import { withFormChanges } from './form-changes.ts';
import { answersNamed, formOfInstance } from './instance-form.ts';
import { mayAct } from './startable.ts';

type Again = Pick<Handled, 'taskId' | 'comment' | 'variables' | 'rev' | 'attachments' | 'mentionIds'>;

/** The outcome of a task by which what was started with a form is handed in again. */
export const handedInAgain = 'resubmitted';

/**
 * Hands a form in again that was returned to whoever it belongs to, held to the version that it was started with; it goes
 * back to who returned it. What is not said stays as it is by now: another return, or a handler, may have changed it since
 * the caller read it. An application is handed in again where it is.
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
  const instanceId = task.processInstanceId;
  const correctable = fieldNames(form.schema);
  const before = await answersNamed(context, workflow, { instanceId, names: correctable });
  const given = (answers: Record<string, unknown>) => keepingGiven(form, answers, before);
  const answers = await checkedAnswers(context, form, {
    ...{ said: withoutEmpty({ ...before, ...said }), before, given },
  });
  // What is emptied is null from now on, and not what it was before.
  // What follows from it by a formula or a condition is handed in with it.
  const named = correctable.filter((name) => name in said || !sameAnswer(answers[name], before[name]));
  const variables = Object.fromEntries(named.map((name) => [name, answers[name] ?? null]));
  await keepFiles(context, form, { instanceId, answers });
  return withFormChanges(context, workflow, {
    ...{ taskId, instanceId, variables, names: correctable },
    work: () =>
      workflow.resubmit(context, {
        ...{ taskId, comment, attachments, mentionIds, variables, correctable, rev },
      }),
  });
}
