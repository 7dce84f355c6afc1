import { isDeepStrictEqual } from 'node:util';

import { asc, eq, and } from 'drizzle-orm';
import { v7 } from 'uuid';

import { wireTime } from '../../../kit/runtime/clock.ts';
import { fieldNames } from '../../../forms/form-versions.ts';
import type { formOf } from '../../../forms/form-versions.ts';
import { toldLayouts } from '../../../forms/told-names.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { found } from '../../../kit/runtime/errors.ts';
import type { CaseForm, Workflow } from '../../../workflow/index.ts';
import { isApplicant } from '../../../membership/applicant.ts';
import { namesOf } from '../task-rows.ts';
import { answersNamed, formOfInstance } from './instance-form.ts';
import { formsOfTasks } from './step-form.ts';
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

type Form = Awaited<ReturnType<typeof formOf>>;

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
  const fieldOf = rows.length > 0 ? await fieldsChanged(context, workflow, instanceId) : () => null;
  const told = rows.flatMap((row) => {
    const known = fieldOf(row);
    const isSeen = seen.has(row.field) || (known?.isOfStep === true && !hiddenFields.includes(row.field));
    return isSeen ? [{ row, known }] : [];
  });
  const names = await namesOf(
    context,
    told.map(({ row }) => row.userId),
  );
  const layouts = await toldLayouts(
    context,
    told.map(({ row, known }) => ({
      form: known?.form ?? noForm,
      answers: [row.before, row.after].map((answer) => ({ [row.field]: answer ?? undefined })),
    })),
  );
  return told.map(({ row, known }, at) => ({
    ...{ taskId: row.taskId, field: row.field, before: row.before, after: row.after },
    userName: names.get(row.userId) ?? null,
    time: wireTime(row.changedAt),
    /** What its form says of the field, and what its answers of before and after are called. */
    part: known?.part,
    layout: layouts[at]?.[row.field],
  }));
}

const noForm = { schema: {}, uiSchema: {} };

/** Names of the fields that the reader of a form sees. */
const seenIn = (form: CaseForm['form']): string[] =>
  form ? fieldNames(form.schema).filter((name) => form.permissions[name]?.access !== 'hidden') : [];

interface Changed {
  taskId: string;
  field: string;
}

/** What the forms of a process say of a field that was changed with a task: that of the task's own step, which officers are told of, else its own. */
async function fieldsChanged(context: Context, workflow: Workflow, instanceId: string) {
  const main = await formOfInstance(context, instanceId);
  const ofSteps = isApplicant(context) ? [] : await formsOfTasks(context, workflow, { instanceId, main });
  return ({ taskId, field }: Changed) => {
    const ofStep = ofSteps.find((one) => one.taskId === taskId)?.form;
    return knownIn(ofStep, field, true) ?? knownIn(main, field, false);
  };
}

function knownIn(form: Form | null | undefined, field: string, isOfStep: boolean) {
  const part = form && fieldsOf(form.schema).get(field);
  return part === undefined || part === null ? null : { form, part, isOfStep };
}

const fieldsOf = ({ properties }: Record<string, unknown>): Map<string, unknown> =>
  new Map(typeof properties === 'object' && properties !== null ? Object.entries(properties) : []);
