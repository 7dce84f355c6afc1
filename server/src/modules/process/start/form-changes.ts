import { isDeepStrictEqual } from 'node:util';

import { asc, eq, and } from 'drizzle-orm';
import { v7 } from 'uuid';

import { wireTime } from '../../../kit/runtime/clock.ts';
import { fieldNames } from '../../../forms/form-versions.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { found } from '../../../kit/runtime/errors.ts';
import type { CaseForm, Workflow } from '../../../workflow/index.ts';
import { isApplicant, namesOf } from '../task-rows.ts';
import { answersNamed, formOfInstance } from './instance-form.ts';
import { stepFormOf } from './step-form.ts';
import { processFormChanges } from './tables.ts';

interface Changing {
  taskId: string;
  instanceId: string;
  variables: Record<string, unknown>;
  /** The fields of the forms that it is filled in by. */
  names: readonly string[];
}

/** Does something with a task, and notes which fields of the form it changed; what was left as it was is no change. */
export async function withFormChanges<Done>(
  context: Context,
  workflow: Workflow,
  { taskId, instanceId, variables, names: all, work }: Changing & { work: () => Promise<Done> },
): Promise<Done> {
  const names = all.filter((name) => name in variables);
  if (names.length === 0) return work();
  const before = await answersNamed(context, workflow, { instanceId, names });
  const done = await work();
  const changed = names
    .map((field) => ({ field, before: before[field] ?? null, after: variables[field] ?? null }))
    .filter((one) => !isDeepStrictEqual(one.before, one.after));
  const { tenantId, clock, actor } = context;
  const by = { tenantId, instanceId, taskId, userId: found(actor).userId, changedAt: clock.now() };
  if (changed.length > 0)
    await context.db.insert(processFormChanges).values(changed.map((one) => ({ id: v7(), ...by, ...one })));
  return done;
}

/** So many changes of one process are told. */
const most = 500;

interface Reading {
  instanceId: string;
  /** The form of the process, and that of the step that is looked at, as their reader sees them. */
  form: CaseForm['form'];
  stepForm: CaseForm['form'];
  /** Fields that some node hides. */
  hiddenFields: readonly string[];
}

/** What was changed in the forms, by whom and when, as far as its reader sees the fields; officers are told of the forms of steps too. */
export async function formChangesOf(
  context: Context,
  workflow: Workflow,
  { instanceId, form, stepForm, hiddenFields }: Reading,
) {
  const seen = new Set([...seenIn(form), ...seenIn(stepForm)]);
  const mine = and(
    eq(processFormChanges.tenantId, context.tenantId),
    eq(processFormChanges.instanceId, instanceId),
  );
  const rows = await context.db
    .select()
    .from(processFormChanges)
    .where(mine)
    .orderBy(asc(processFormChanges.id))
    .limit(most);
  const parts = isApplicant(context) ? [] : await stepFields(context, workflow, { instanceId, rows });
  const partOf = ({ taskId, field }: Changed) =>
    parts.find((one) => one.taskId === taskId && one.field === field)?.part;
  const told = rows.filter(
    (row) => seen.has(row.field) || (partOf(row) !== undefined && !hiddenFields.includes(row.field)),
  );
  const names = await namesOf(
    context,
    told.map(({ userId }) => userId),
  );
  return told.map((row) => ({
    ...{ taskId: row.taskId, field: row.field, before: row.before, after: row.after },
    userName: names.get(row.userId) ?? null,
    time: wireTime(row.changedAt),
    /** What the form of a step says of the field; those of the process's own are told with it. */
    part: partOf(row),
  }));
}

/** Names of the fields that the reader of a form sees. */
const seenIn = (form: CaseForm['form']): string[] =>
  form ? fieldNames(form.schema).filter((name) => form.permissions[name]?.access !== 'hidden') : [];

interface Changed {
  taskId: string;
  field: string;
}

/** The fields that were changed by forms of their own steps, with what the schema says of them. */
async function stepFields(
  context: Context,
  workflow: Workflow,
  { instanceId, rows }: { instanceId: string; rows: readonly Changed[] },
): Promise<(Changed & { part: unknown })[]> {
  const tasks = rows.length > 0 ? await workflow.taskForms(context, instanceId) : [];
  const main = tasks.length > 0 ? await formOfInstance(context, instanceId) : null;
  const forms = new Map<string, Record<string, unknown>>();
  for (const task of tasks) {
    const form = forms.has(task.formKey) ? null : await stepFormOf(context, task, main);
    if (form) forms.set(task.formKey, form.schema);
  }
  return rows.flatMap(({ taskId, field }) => {
    const schema = forms.get(tasks.find((task) => task.taskId === taskId)?.formKey ?? '');
    const part = schema && fieldsOf(schema).get(field);
    return part === undefined ? [] : [{ taskId, field, part }];
  });
}

const fieldsOf = ({ properties }: Record<string, unknown>): Map<string, unknown> =>
  new Map(typeof properties === 'object' && properties !== null ? Object.entries(properties) : []);
