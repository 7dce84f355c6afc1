import { formOf, mainForm } from '../../../forms/form-versions.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import type { CaseForm, Workflow } from '../../../workflow/index.ts';
import { formOfInstance, formSeenBy } from './instance-form.ts';
import type { Permission } from './instance-form.ts';

type Form = Awaited<ReturnType<typeof formOf>>;
type TaskDetail = Awaited<ReturnType<Workflow['taskDetail']>>;

interface OfStep {
  formKey: string | null;
  isOwners: boolean;
}

/**
 * The form that a step has of its own, in the version that counts while it is handled; null where it has none, where that is the form
 * of its process, and where whom the process belongs to has his turn.
 */
export async function stepFormOf(
  context: Context,
  { formKey, isOwners }: OfStep,
  main: Pick<Form, 'key'> | null,
): Promise<Form | null> {
  if (formKey === null || isOwners || formKey === main?.key) return null;
  const version = await mainForm(context, { formKey });
  return version && formOf(context, version);
}

/** A form that a step has of its own, with a task of that step and whose it is. */
export interface FormOfTask {
  taskId: string;
  assigneeId: string | null;
  form: Form;
}

/** The tasks of a process whose steps have forms of their own, each with its form. */
export async function formsOfTasks(
  context: Context,
  workflow: Workflow,
  { instanceId, main }: { instanceId: string; main: Pick<Form, 'key'> | null },
): Promise<FormOfTask[]> {
  const tasks = await workflow.taskForms(context, instanceId);
  const forms = new Map<string, Form | null>();
  for (const task of tasks)
    if (!forms.has(task.formKey) && !task.isOwners)
      forms.set(task.formKey, await stepFormOf(context, task, main));
  return tasks.flatMap(({ taskId, assigneeId, formKey, isOwners }) => {
    const form = isOwners ? null : forms.get(formKey);
    return form ? [{ taskId, assigneeId, form }] : [];
  });
}

interface Shown {
  detail: TaskDetail;
  /** He may fill it in; else he reads what was filled in. */
  isTheirs: boolean;
}

/** The form of a task's own step as whoever the task is for sees it, with the version that he fills in. */
export async function stepFormShown(
  context: Context,
  workflow: Workflow,
  { detail: { task, fields }, isTheirs }: Shown,
): Promise<(NonNullable<CaseForm['form']> & { version: number }) | null> {
  const { processInstanceId: instanceId } = task;
  if (task.formKey === null) return null;
  const form = await stepFormOf(context, task, await formOfInstance(context, instanceId));
  if (!form) return null;
  const ruleOf = ({ access, required }: Permission): Permission =>
    access === 'edit'
      ? isTheirs
        ? { access, required: required ?? false }
        : { access: 'read' }
      : { access };
  const permissions = Object.fromEntries(fields.map(({ name, ...rule }) => [name, ruleOf(rule)]));
  const seen = await formSeenBy(context, workflow, { form, instanceId, permissions });
  return { ...seen, version: form.version };
}
