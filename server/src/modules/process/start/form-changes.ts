import { isDeepStrictEqual } from 'node:util';

import { asc, eq, and } from 'drizzle-orm';
import { v7 } from 'uuid';

import { wireTime } from '../../../kit/runtime/clock.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { found } from '../../../kit/runtime/errors.ts';
import type { CaseForm, Workflow } from '../../../workflow/index.ts';
import { namesOf } from '../task-rows.ts';
import { answersNamed, formOfInstance, namesIn } from './instance-form.ts';
import { processFormChanges } from './tables.ts';

interface Changing {
  taskId: string;
  instanceId: string;
  variables: Record<string, unknown>;
}

/** Does something with a task, and notes which fields of the form it changed; what was left as it was is no change. */
export async function withFormChanges<Done>(
  context: Context,
  workflow: Workflow,
  { taskId, instanceId, variables, work }: Changing & { work: () => Promise<Done> },
): Promise<Done> {
  const form = await formOfInstance(context, instanceId);
  const names = form ? namesIn(form.schema).filter((name) => name in variables) : [];
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

/** What was changed in the form, by whom and when, as far as its reader sees the fields. */
export async function formChangesOf(context: Context, instanceId: string, form: CaseForm['form']) {
  if (!form) return [];
  const { schema, permissions } = form;
  const seen = new Set(namesIn(schema).filter((name) => permissions[name]?.access !== 'hidden'));
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
  const told = rows.filter(({ field }) => seen.has(field));
  const names = await namesOf(
    context,
    told.map(({ userId }) => userId),
  );
  return told.map(({ taskId, field, before, after, userId, changedAt }) => ({
    ...{ taskId, field, before, after },
    userName: names.get(userId) ?? null,
    time: wireTime(changedAt),
  }));
}
