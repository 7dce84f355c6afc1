import type { HistoryView, InstanceView } from '@policy/shared/contract/workflow/views.ts';
import type { SQL } from 'drizzle-orm';
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  inArray,
  isNotNull,
  ne,
  not,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import { validate as isUuid } from 'uuid';

import type { Database } from '../../database/client.ts';
import type { Context } from '../../kit/runtime/context.ts';
import type { Actor } from '../command.ts';
import type { HistoryRow } from '../rows.ts';
import { filesOfComment } from './comments/comment-files.ts';
import { wfCopy } from './copies/copy-table.ts';
import { wfComment, wfDeployment, wfHistory, wfInstance, wfTask } from './tables.ts';
import { onInstance } from './list-filters.ts';
import { isOfferedTo } from './offered-tasks.ts';
import { processOrder } from './process-order.ts';
import type { InstanceQuery } from './process-order.ts';
import type { Listed } from './task-lists.ts';
import { nameEn, processColumns } from './task-views.ts';

// A case has some dozens of steps; the bound only keeps a looping one from filling the memory.
const mostSteps = 2000;

const instanceColumns = {
  ...processColumns,
  createTime: wfInstance.startedAt,
  endTime: wfInstance.endedAt,
  endReason: wfInstance.endReason,
  processStatus: wfInstance.status,
};

/** Processes that belong to the actor or to his company, newest first; called ones belong to their caller. */
export async function startedInstances(
  db: Database,
  actor: Actor,
  query: InstanceQuery,
): Promise<Listed<InstanceView>> {
  const where = and(eq(wfInstance.tenantId, actor.tenantId), belongsTo(actor), onInstance(query));
  return pageOf(db, { where, order: [desc(wfInstance.id)], query });
}

/** Processes that have ended and that belonged to the actor or in which he had done a task, the latest first. */
export async function endedInstances(
  db: Database,
  actor: Actor,
  query: InstanceQuery,
): Promise<Listed<InstanceView>> {
  const done = [eq(wfTask.tenantId, actor.tenantId), eq(wfTask.status, 'done')];
  const handled = db
    .select({ id: wfTask.instanceId })
    .from(wfTask)
    .where(and(...done, inArray(wfTask.assigneeId, [...actor.ownIds])));
  const where = and(
    eq(wfInstance.tenantId, actor.tenantId),
    isNotNull(wfInstance.endedAt),
    or(belongsTo(actor), inArray(wfInstance.id, handled)),
    onInstance(query),
  );
  return pageOf(db, { where, order: [desc(wfInstance.endedAt), desc(wfInstance.id)], query });
}

const belongsTo = ({ ownIds }: Actor) =>
  and(inArray(wfInstance.ownerId, [...ownIds]), eq(wfInstance.rootId, wfInstance.id));

/** Every process of a tenant that meets a condition. */
export async function pageOf(
  db: Database,
  { where, order, query }: { where: SQL | undefined; order: SQL[]; query: InstanceQuery },
): Promise<Listed<InstanceView>> {
  const records = await selectInstances(db, where)
    .orderBy(...processOrder(query, { createTime: wfInstance.startedAt }), ...order)
    .limit(query.size)
    .offset((query.current - 1) * query.size);
  const [counted] = await db.select({ total: count() }).from(wfInstance).where(where);
  return { records, total: counted?.total ?? 0 };
}

/**
 * One instance, if it belongs to the actor or to his company, or he handles or handled a task of it, is offered one, has
 * said something about it, has a copy of it, or may see all that meets a condition.
 */
export async function visibleInstance(
  db: Database,
  actor: Actor,
  { instanceId, within }: { instanceId: string; within?: SQL | undefined },
): Promise<InstanceView | null> {
  if (!isUuid(instanceId)) return null;
  const here = and(eq(wfInstance.tenantId, actor.tenantId), eq(wfInstance.id, instanceId));
  const [found] = await selectInstances(
    db,
    and(here, actor.authority === 'own' ? concerns(db, actor) : within),
  );
  return found ?? null;
}

/**
 * What somebody may say without having a part in an instance. Whom it belongs to hands in again and takes back, which is a
 * company as often as not: who has left it reads no more of it for having acted there.
 */
const noPart = ['urged', 'resubmitted', 'withdrawn'] as const;

function concerns(db: Database, actor: Actor): SQL | undefined {
  const handled = or(
    inArray(wfTask.assigneeId, [...actor.ownIds]),
    and(eq(wfTask.status, 'candidate'), isOfferedTo(db, actor)),
  );
  const task = db
    .select({ id: wfTask.id })
    .from(wfTask)
    .where(and(eq(wfTask.instanceId, wfInstance.id), handled));
  const hadPart = and(eq(wfComment.userId, actor.userId), notInArray(wfComment.action, [...noPart]));
  const said = db
    .select({ id: wfComment.id })
    .from(wfComment)
    .where(and(eq(wfComment.instanceId, wfInstance.id), hadPart, not(saidForOwner(db, actor))));
  const isCopied = [eq(wfCopy.instanceId, wfInstance.id), eq(wfCopy.userId, actor.userId)];
  const copied = db
    .select({ id: wfCopy.id })
    .from(wfCopy)
    .where(and(...isCopied));
  return or(inArray(wfInstance.ownerId, [...actor.ownIds]), exists(task), exists(said), exists(copied));
}

/** It was said with a task of whom the process belongs to, which is somebody else: a company, by one of its members. */
function saidForOwner(db: Database, { userId }: Actor): SQL {
  const isOwners = [eq(wfTask.id, wfComment.taskId), eq(wfTask.assigneeId, wfInstance.ownerId)];
  const tasks = db
    .select({ id: wfTask.id })
    .from(wfTask)
    .where(and(...isOwners, ne(wfTask.assigneeId, userId)));
  return exists(tasks);
}

const selectInstances = (db: Database, where: SQL | undefined) =>
  db
    .select(instanceColumns)
    .from(wfInstance)
    .innerJoin(wfDeployment, eq(wfDeployment.id, wfInstance.deploymentId))
    .where(where);

/** Every node visited and flow taken, in order, with the decisions and comments of the tasks. */
export async function historyOf(
  db: Database,
  tenantId: string,
  instanceId: string,
): Promise<readonly HistoryView[]> {
  const rows = await db
    .select({
      visit: wfHistory,
      task: {
        ...{ assignee: wfTask.assigneeId, outcome: wfTask.outcome, isOwners: wfTask.isOwners },
        readTime: wfTask.readAt,
      },
    })
    .from(wfHistory)
    .leftJoin(wfTask, eq(wfTask.id, wfHistory.taskId))
    .where(and(eq(wfHistory.tenantId, tenantId), eq(wfHistory.instanceId, instanceId)))
    .orderBy(asc(wfHistory.id))
    .limit(mostSteps);
  const comments = await commentsOf(db, instanceId);
  return rows.map(({ visit, task }) => ({
    ...visitView(visit),
    ...(task ?? noTask),
    comments: comments.get(visit.taskId ?? visit.id) ?? [],
  }));
}

const noTask = { assignee: null, outcome: null, isOwners: null, readTime: null };

const visitView = (visit: HistoryRow) => ({
  historyActivityId: visit.nodeId,
  historyActivityName: visit.nodeName,
  historyActivityType: visit.nodeType,
  taskId: visit.taskId,
  createTime: visit.startedAt,
  endTime: visit.endedAt,
  durationMs: visit.endedAt === null ? null : visit.endedAt.getTime() - visit.startedAt.getTime(),
  endReason: visit.endReason,
});

async function commentsOf(db: Database, instanceId: string): Promise<Map<string, HistoryView['comments']>> {
  const { taskId, historyId, userId, action, text, onBehalfOf } = wfComment;
  const { toIds, mentionIds, createdAt: createTime } = wfComment;
  const said = { userId, action, text, onBehalfOf, toIds, mentionIds, createTime };
  const rows = await db
    .select({ taskId, historyId, ...said, attachments: filesOfComment })
    .from(wfComment)
    .where(eq(wfComment.instanceId, instanceId))
    .orderBy(asc(wfComment.id))
    .limit(mostSteps);
  const byStep = new Map<string, HistoryView['comments']>();
  for (const { taskId: task, historyId: visit, ...comment } of rows) {
    const step = task ?? visit;
    if (step !== null) byStep.set(step, [...(byStep.get(step) ?? []), comment]);
  }
  return byStep;
}

/** The document of a deployment. */
export async function xmlOf(db: Database, tenantId: string, deploymentId: string): Promise<string | null> {
  const [row] = await db
    .select({ xml: wfDeployment.xml })
    .from(wfDeployment)
    .where(and(eq(wfDeployment.tenantId, tenantId), eq(wfDeployment.id, deploymentId)));
  return row?.xml ?? null;
}

/** A process that can be started, as its main version calls itself. */
export interface DeployedName {
  key: string;
  name: string;
  category: string | null;
}

/** The processes that the caller's tenant has deployed, each once, with what each is called in English. */
export const deployedNames = ({ db, tenantId }: Pick<Context, 'db' | 'tenantId'>) =>
  db
    .selectDistinctOn([wfDeployment.key], {
      ...{ key: wfDeployment.key, name: wfDeployment.name, category: wfDeployment.category },
      nameEn: nameEn(sql`''`),
    })
    .from(wfDeployment)
    .where(eq(wfDeployment.tenantId, tenantId))
    .orderBy(asc(wfDeployment.key), desc(wfDeployment.isMain), desc(wfDeployment.version));

/** A version of a process with its document and where it is filed. */
interface DeployedModel extends DeployedName {
  version: number;
  xml: string;
  category: string | null;
}

/** The main version of each process of the tenant, or of those of some keys, with its document. */
export const deployedModels = (
  { db, tenantId }: Pick<Context, 'db' | 'tenantId'>,
  keys?: readonly string[],
): Promise<DeployedModel[]> =>
  db
    .selectDistinctOn([wfDeployment.key], {
      ...{ key: wfDeployment.key, name: wfDeployment.name, version: wfDeployment.version },
      ...{ xml: wfDeployment.xml, category: wfDeployment.category },
    })
    .from(wfDeployment)
    .where(and(eq(wfDeployment.tenantId, tenantId), keys && inArray(wfDeployment.key, [...keys])))
    .orderBy(asc(wfDeployment.key), desc(wfDeployment.isMain), desc(wfDeployment.version));
