import type { InstanceView, TaskView } from '@policy/shared/contract/workflow/views.ts';
import { and, asc, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';

import type { Context } from '../../../kit/runtime/context.ts';
import { found } from '../../../kit/runtime/errors.ts';
import type { CaseArea } from '../case-area.ts';
import { pageOf } from '../instance-lists.ts';
import { onInstance } from '../list-filters.ts';
import type { InstanceQuery } from '../process-order.ts';
import { wfComment, wfInstance, wfTask, wfVariable } from '../tables.ts';
import { openTasks } from '../task-lists.ts';
import type { Listed, TaskQuery } from '../task-lists.ts';
import { withinReach } from './reach.ts';

/** Every open task within the caller's reach, whoever holds it. */
export const allOpenTasks = (
  context: Context,
  areas: readonly CaseArea[],
  query: TaskQuery,
): Promise<Listed<TaskView>> =>
  openTasks(context.db, { tenantId: context.tenantId, ofProcess: withinReach(context, areas) }, query);

/** Every process within the caller's reach that is under way, or that has ended: the latest first. */
export function allInstances(
  context: Context,
  areas: readonly CaseArea[],
  { isEnded, ...query }: InstanceQuery & { isEnded: boolean },
): Promise<Listed<InstanceView>> {
  const { startedAt, endedAt, id, tenantId } = wfInstance;
  const where = and(
    ...[eq(tenantId, context.tenantId), isEnded ? isNotNull(endedAt) : isNull(endedAt)],
    ...[withinReach(context, areas), onInstance(query)],
  );
  const order = isEnded ? [desc(endedAt), desc(id)] : [desc(startedAt), desc(id)];
  return pageOf(context.db, { where, order, query });
}

/** When some processes were started, and by somebody of which department. */
export const startsOf = ({ db, tenantId }: Context, instanceIds: readonly string[]) => {
  const { id: instanceId, startedAt, starterDeptId } = wfInstance;
  return db
    .select({ instanceId, startedAt, starterDeptId })
    .from(wfInstance)
    .where(and(eq(wfInstance.tenantId, tenantId), inArray(instanceId, [...instanceIds])));
};

const mostEntries = 500;

/** What was said and done with a process, the latest first. */
export const entriesOf = ({ db, tenantId }: Context, instanceId: string) => {
  const { id, action, text, userId, onBehalfOf, toIds, createdAt } = wfComment;
  return db
    .select({ id, action, text, userId, onBehalfOf, toIds, createdAt, nodeName: wfTask.name })
    .from(wfComment)
    .leftJoin(wfTask, eq(wfTask.id, wfComment.taskId))
    .where(and(eq(wfComment.tenantId, tenantId), eq(wfComment.instanceId, instanceId)))
    .orderBy(desc(id))
    .limit(mostEntries);
};

/** Every variable of a process, and which state of it that is: read first, so that a change between the two is noticed. */
export async function variablesOf({ db, tenantId }: Context, instanceId: string) {
  const mine = and(eq(wfInstance.tenantId, tenantId), eq(wfInstance.id, instanceId));
  const [row] = await db.select({ rev: wfInstance.rev }).from(wfInstance).where(mine);
  const { name, value, size } = wfVariable;
  const variables = await db
    .select({ name, value, size })
    .from(wfVariable)
    .where(and(eq(wfVariable.tenantId, tenantId), eq(wfVariable.instanceId, instanceId)))
    .orderBy(asc(name));
  return { rev: found(row).rev, variables };
}
