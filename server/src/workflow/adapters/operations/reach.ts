import { operatedProcess } from '@policy/shared/contract/workflow/operated-process.ts';
import type { SQL } from 'drizzle-orm';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import { z } from 'zod';

import { reachesAllRows, withinScopes } from '../../../kit/access/scope.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import type { CaseArea } from '../case-area.ts';
import { wfInstance, wfTask } from '../tables.ts';

const { title, processKey, starterId, starterDeptId } = wfInstance;
/** Processes as data scopes bound them: by who began each, and by the department that he belonged to then. */
const processes = { entity: operatedProcess, columns: { title, processKey, starterId, starterDeptId } };

/** Processes that somebody reaches: those about rows that he may read, and of those about none the ones within his scopes. */
export const withinReach = (context: Context, areas: readonly CaseArea[]): SQL | undefined =>
  or(
    and(isNull(wfInstance.businessKey), withinScopes(processes, context)),
    ...areas.map((area) => sql`${wfInstance.businessKey} in ${area.readable(context)}`),
  );

/** Whether no scope narrows which processes somebody reaches: what has no initiator yet is for him alone. */
export const reachesAll = (context: Context): boolean => reachesAllRows(operatedProcess, context);

/** Refuses an instance that the caller does not reach as if there were none; answers who started it and whose it is. */
export async function reachedInstance(context: Context, areas: readonly CaseArea[], instanceId: string) {
  const { id, ownerId, businessKey } = wfInstance;
  const mine = and(eq(wfInstance.tenantId, context.tenantId), eq(id, instanceId));
  const [row] = isUuid(instanceId)
    ? await context.db
        .select({ title, starterId, ownerId, businessKey })
        .from(wfInstance)
        .where(and(mine, withinReach(context, areas)))
    : [];
  if (!row) throw new Refusal('workflow.instanceMissing');
  return row;
}

/** The same of a task: of which process it is, what it is called and who holds it. */
export async function reachedTask(context: Context, areas: readonly CaseArea[], taskId: string) {
  const mine = and(eq(wfTask.tenantId, context.tenantId), eq(wfTask.id, taskId));
  const { instanceId, name, assigneeId } = wfTask;
  const [row] = isUuid(taskId)
    ? await context.db
        .select({ instanceId, name, assigneeId })
        .from(wfTask)
        .innerJoin(wfInstance, eq(wfInstance.id, instanceId))
        .where(and(mine, withinReach(context, areas)))
    : [];
  if (!row) throw new Refusal('workflow.taskMissing');
  return row;
}

const named = z.looseObject({ taskId: z.string().optional(), instanceId: z.string().optional() });

/** Refuses an act of operations staff on what they do not reach, whatever else would let them do it. */
export async function assertReached(
  context: Context,
  areas: readonly CaseArea[],
  input: unknown,
): Promise<void> {
  const { taskId, instanceId } = named.parse(input);
  if (instanceId !== undefined) await reachedInstance(context, areas, instanceId);
  if (taskId !== undefined) await reachedTask(context, areas, taskId);
}
