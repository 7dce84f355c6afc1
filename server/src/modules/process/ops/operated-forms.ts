import type { OperationsTask } from '@policy/shared/contract/workflow/operations.ts';

import type { formOf } from '../../../forms/form-versions.ts';
import { openAlone, openFields } from '../../../forms/step-answers.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import type { Workflow } from '../../../workflow/index.ts';
import { formOfInstance, formSeenBy } from '../start/instance-form.ts';
import { stepFormOf } from '../start/step-form.ts';

type TaskDetail = Awaited<ReturnType<Workflow['taskDetail']>>;
type Operated = OperationsTask['forms'][number];

/** What a task asks to be filled in, form by form: whoever decides it in place of its handler answers that, and reads nothing else of them. */
export async function operatedForms(
  context: Context,
  workflow: Workflow,
  { task, fields }: TaskDetail,
): Promise<Operated[]> {
  const { processInstanceId: instanceId, isOwners } = task;
  if (isOwners) return [];
  const main = await formOfInstance(context, instanceId);
  const ofStep = await stepFormOf(context, task, main);
  const asked: Operated[] = [];
  for (const form of [main, ofStep]) {
    const shown = form && (await openPart(context, workflow, { form, fields, instanceId }));
    if (shown) asked.push({ ...shown, version: form === ofStep ? form.version : null });
  }
  return asked;
}

interface Asking extends Pick<TaskDetail, 'fields'> {
  form: Awaited<ReturnType<typeof formOf>>;
  instanceId: string;
}

/** The part of a form that its step lets be filled in; null where there is none. */
async function openPart(context: Context, workflow: Workflow, { form, fields, instanceId }: Asking) {
  const open = openFields(form, { fields });
  if (open.length === 0) return null;
  const permissions = openAlone(form, fields);
  return formSeenBy(context, workflow, { form, instanceId, permissions });
}
