import type { InstanceView, TaskView } from '@policy/shared/contract/workflow/views.ts';
import { and, asc, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';

import type { Context } from '../../../kit/runtime/context.ts';
import { found } from '../../../kit/runtime/errors.ts';
import { buttonOf, nameEnOf } from '../../model/definition.ts';
import type { Definition } from '../../model/definition.ts';
import type { CaseArea } from '../case-area.ts';
import type { DefinitionCache } from '../definition-cache.ts';
import { DrizzleStore } from '../drizzle-store.ts';
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
const { deploymentId } = wfInstance;

/** What was said and done with a process, the latest first; what a step and its outcomes are called, in the reader's language. */
export async function entriesOf(
  { db, tenantId, locale }: Context,
  definitions: DefinitionCache,
  instanceId: string,
) {
  const { id, action, text, userId, onBehalfOf, toIds, createdAt } = wfComment;
  const { name: nodeName, nodeId } = wfTask;
  const rows = await db
    .select({ id, action, text, userId, onBehalfOf, toIds, createdAt, nodeName, nodeId, deploymentId })
    .from(wfComment)
    .innerJoin(wfInstance, eq(wfInstance.id, wfComment.instanceId))
    .leftJoin(wfTask, eq(wfTask.id, wfComment.taskId))
    .where(and(eq(wfComment.tenantId, tenantId), eq(wfComment.instanceId, instanceId)))
    .orderBy(desc(id))
    .limit(mostEntries);
  const [first] = rows;
  const deployed =
    first && (await new DrizzleStore(db, tenantId, definitions).deployment(first.deploymentId));
  return rows.map(({ nodeId: at, deploymentId: _, ...entry }) => ({
    ...entry,
    ...(locale === 'en' ? englishNames : chineseNames)(deployed?.definition, at, entry),
  }));
}

interface Said {
  nodeName: string | null;
  action: string;
}

const buttonAt = (definition: Definition | undefined, at: string | null, action: string) => {
  const node = definition?.nodes.get(at ?? '');
  return node && buttonOf(node, action);
};

const chineseNames = (definition: Definition | undefined, at: string | null, { nodeName, action }: Said) => ({
  nodeName,
  actionName: buttonAt(definition, at, action)?.name ?? null,
});

const englishNames = (definition: Definition | undefined, at: string | null, { nodeName, action }: Said) => ({
  nodeName: (definition && at !== null ? nameEnOf(definition, at) : null) ?? nodeName,
  actionName: buttonAt(definition, at, action)?.nameEn ?? null,
});

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
