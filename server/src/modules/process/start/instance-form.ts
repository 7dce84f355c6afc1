import type { InstanceView, TaskActions } from '@policy/shared/contract/workflow/views.ts';
import { and, eq } from 'drizzle-orm';

import { fieldNames, formOf } from '../../../forms/form-versions.ts';
import { shownForm } from '../../../forms/shown-form.ts';
import { withoutEmpty } from '../../../forms/step-answers.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import type { CaseForm, Workflow } from '../../../workflow/index.ts';
import { processForms } from './tables.ts';

interface Shown {
  instance: Pick<InstanceView, 'processInstanceId'>;
  /** The task that the reader looks at, with what its node says of the fields, where it is for him; he may fill in where it is his. */
  at: (Pick<TaskActions, 'fields'> & { isMine: boolean }) | false;
  /** It came back to its reader, who corrects all of it. */
  isCorrected: boolean;
  /** Fields that some node hides. */
  hiddenFields: readonly string[];
}

type Form = Awaited<ReturnType<typeof formOf>>;
type FieldRule = TaskActions['fields'][number];
export type Permission = NonNullable<CaseForm['form']>['permissions'][string];

const hidden = (name: string): FieldRule => ({ name, access: 'hidden', required: false });

/** The form that a process was started with, as its reader may see it; null for a process that was started without one. */
export async function instanceForm(
  context: Context,
  workflow: Workflow,
  { instance, at, isCorrected, hiddenFields }: Shown,
): Promise<CaseForm['form']> {
  const form = await formOfInstance(context, instance.processInstanceId);
  if (!form) return null;
  const isOwn = await workflow.ownsInstance(context, instance.processInstanceId);
  const permissionOf = ({ access, required }: Omit<FieldRule, 'name'>): Permission => {
    if (access === 'edit') return at && at.isMine ? { access, required } : { access: 'read' };
    // Whose process it is reads what was filled in, whatever a node hides from its handler.
    return { access: access === 'hidden' && isOwn ? 'read' : access };
  };
  const rules = at ? at.fields : hiddenFields.map(hidden);
  const allowed: [string, Permission][] = isCorrected
    ? fieldNames(form.schema).map((name) => [name, { access: 'edit' }])
    : rules.map(({ name, ...rule }) => [name, permissionOf(rule)]);
  const permissions = Object.fromEntries(allowed);
  return formSeenBy(context, workflow, { form, instanceId: instance.processInstanceId, permissions });
}

interface SeenBy {
  form: Form;
  instanceId: string;
  permissions: Record<string, Permission>;
}

/** A form with what was answered, as far as its reader may see it. */
export async function formSeenBy(
  context: Context,
  workflow: Workflow,
  { form, instanceId, permissions }: SeenBy,
): Promise<NonNullable<CaseForm['form']>> {
  const answers = await answersNamed(context, workflow, { instanceId, names: fieldNames(form.schema) });
  return shownForm(context, form, { answers, permissions });
}

/** What was answered; a field that was emptied by a correction has no answer. */
export async function answersNamed(
  context: Context,
  workflow: Workflow,
  { instanceId, names }: { instanceId: string; names: readonly string[] },
): Promise<Record<string, unknown>> {
  return withoutEmpty(await workflow.variablesNamed(context, instanceId, names));
}

/** The form that a process was started with, in that version; null for one that was started without. */
export async function formOfInstance(context: Context, instanceId: string) {
  const mine = and(eq(processForms.tenantId, context.tenantId), eq(processForms.instanceId, instanceId));
  const [version] = await context.db.select().from(processForms).where(mine);
  return version ? formOf(context, version) : null;
}
