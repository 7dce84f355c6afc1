import type { TaskView } from '@policy/shared/contract/workflow/views.ts';
import type { SQL } from 'drizzle-orm';
import { and, count, desc, eq, exists, ilike, inArray, isNull, or } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';

import type { Database } from '../../database/client.ts';
import { containing } from '../../kit/sql/like.ts';
import type { Actor } from '../command.ts';
import { wfDeployment, wfInstance, wfTask, wfTaskCandidate } from './tables.ts';

/** Which part of a list is wanted, and what it is narrowed to. */
export interface ListQuery {
  current: number;
  size: number;
  processKey?: string | undefined;
  category?: string | undefined;
  /** A part of the title or of the serial number. */
  text?: string | undefined;
}

/** A part of a list and how long the whole is. */
export interface Listed<Row> {
  records: readonly Row[];
  total: number;
}

/** What every list tells of a process, read from the process and its deployment. */
export const processColumns = {
  processInstanceId: wfInstance.id,
  processDefinitionId: wfInstance.deploymentId,
  processDefinitionKey: wfInstance.processKey,
  processDefinitionName: wfDeployment.name,
  processDefinitionVersion: wfDeployment.version,
  category: wfDeployment.category,
  serialNumber: wfInstance.serialNumber,
  title: wfInstance.title,
  businessKey: wfInstance.businessKey,
  startUserId: wfInstance.starterId,
};

const taskColumns = {
  taskId: wfTask.id,
  taskName: wfTask.name,
  taskDefinitionKey: wfTask.nodeId,
  kind: wfTask.kind,
  formKey: wfTask.formKey,
  ...processColumns,
  assignee: wfTask.assigneeId,
  createTime: wfTask.createdAt,
  claimTime: wfTask.claimedAt,
  dueTime: wfTask.dueAt,
  endTime: wfTask.endedAt,
  outcome: wfTask.outcome,
  status: wfTask.status,
  processStatus: wfInstance.status,
  rev: wfTask.rev,
};

/** Tasks that the actor holds, the latest first. */
export const todoTasks = (db: Database, actor: Actor, query: ListQuery): Promise<Listed<TaskView>> =>
  listTasks(db, and(ofTenant(actor), eq(wfTask.status, 'doing'), eq(wfTask.assigneeId, actor.userId)), query);

/** Tasks that the actor may claim, the latest first. */
export const claimableTasks = (db: Database, actor: Actor, query: ListQuery): Promise<Listed<TaskView>> =>
  listTasks(db, and(ofTenant(actor), eq(wfTask.status, 'candidate'), isOfferedTo(db, actor)), query);

/** Tasks that the actor has done, the latest first. */
export const doneTasks = (db: Database, actor: Actor, query: ListQuery): Promise<Listed<TaskView>> =>
  listTasks(db, and(ofTenant(actor), eq(wfTask.status, 'done'), eq(wfTask.assigneeId, actor.userId)), query);

/** One task in whatever status; nothing when the tenant has no such task. */
export async function taskById(db: Database, actor: Actor, taskId: string): Promise<TaskView | null> {
  if (!isUuid(taskId)) return null;
  const [task] = await selectTasks(db, and(ofTenant(actor), eq(wfTask.id, taskId)));
  return task ?? null;
}

/** Whether the task is offered to the actor: one candidate row of which every given part fits. */
export function isOfferedTo(db: Database, actor: Actor): SQL {
  const { taskId, userId, roleId, departmentId } = wfTaskCandidate;
  const offered = db
    .select({ id: wfTaskCandidate.id })
    .from(wfTaskCandidate)
    .where(
      and(
        eq(taskId, wfTask.id),
        or(isNull(userId), eq(userId, actor.userId)),
        or(isNull(roleId), inArray(roleId, [...actor.roleIds])),
        or(isNull(departmentId), inArray(departmentId, [...actor.departmentIds])),
      ),
    );
  return exists(offered);
}

const ofTenant = (actor: Actor) => eq(wfTask.tenantId, actor.tenantId);

const selectTasks = (db: Database, where: SQL | undefined) =>
  db
    .select(taskColumns)
    .from(wfTask)
    .innerJoin(wfInstance, eq(wfInstance.id, wfTask.instanceId))
    .innerJoin(wfDeployment, eq(wfDeployment.id, wfInstance.deploymentId))
    .where(where);

async function listTasks(db: Database, which: SQL | undefined, query: ListQuery): Promise<Listed<TaskView>> {
  const where = and(which, ...narrowed(query));
  const records = await selectTasks(db, where)
    .orderBy(desc(wfTask.endedAt), desc(wfTask.id))
    .limit(query.size)
    .offset((query.current - 1) * query.size);
  const [counted] = await db
    .select({ total: count() })
    .from(wfTask)
    .innerJoin(wfInstance, eq(wfInstance.id, wfTask.instanceId))
    .innerJoin(wfDeployment, eq(wfDeployment.id, wfInstance.deploymentId))
    .where(where);
  return { records, total: counted?.total ?? 0 };
}

/** The conditions of a list's search fields. */
export function narrowed({ processKey, category, text }: ListQuery): SQL[] {
  const pattern = text === undefined ? undefined : containing(text);
  return [
    processKey === undefined ? undefined : eq(wfInstance.processKey, processKey),
    category === undefined ? undefined : eq(wfDeployment.category, category),
    pattern === undefined
      ? undefined
      : or(ilike(wfInstance.title, pattern), ilike(wfInstance.serialNumber, pattern)),
  ].filter((condition) => condition !== undefined);
}
