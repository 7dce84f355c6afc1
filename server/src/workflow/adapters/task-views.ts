import type { TaskView } from '@policy/shared/contract/workflow/views.ts';
import type { Column, SQL } from 'drizzle-orm';
import { and, eq, sql } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';

import type { Database } from '../../database/client.ts';
import type { Actor } from '../command.ts';
import { isOfferedTo } from './offered-tasks.ts';
import { wfDeployment, wfInstance, wfTask } from './tables.ts';

/** What a deployment calls one of its elements in English, or itself. */
export const nameEn = (id: SQL | Column) => sql<string | null>`${wfDeployment.namesEn} ->> ${id}`;

/** What every list tells of a process, read from the process and its deployment. */
export const processColumns = {
  processInstanceId: wfInstance.id,
  processDefinitionId: wfInstance.deploymentId,
  processDefinitionKey: wfInstance.processKey,
  processDefinitionName: wfDeployment.name,
  processDefinitionNameEn: nameEn(sql`''`),
  processDefinitionVersion: wfDeployment.version,
  category: wfDeployment.category,
  serialNumber: wfInstance.serialNumber,
  title: wfInstance.title,
  businessKey: wfInstance.businessKey,
  startUserId: wfInstance.starterId,
  itemId: wfInstance.itemId,
  itemName: wfInstance.itemName,
  itemNameEn: wfInstance.itemNameEn,
  agencyId: wfInstance.agencyId,
  companyName: wfInstance.companyName,
  amountWan: wfInstance.amountWan,
};

const taskColumns = {
  taskId: wfTask.id,
  taskName: wfTask.name,
  taskNameEn: nameEn(wfTask.nodeId),
  taskDefinitionKey: wfTask.nodeId,
  isOwners: wfTask.isOwners,
  formKey: wfTask.formKey,
  ...processColumns,
  assignee: wfTask.assigneeId,
  owner: wfTask.ownerId,
  delegation: wfTask.delegation,
  proxyFor: wfTask.proxyForId,
  signs: wfTask.signs,
  createTime: wfTask.createdAt,
  startTime: wfInstance.startedAt,
  priority: wfTask.priority,
  claimTime: wfTask.claimedAt,
  readTime: wfTask.readAt,
  dueTime: wfTask.dueAt,
  endTime: wfTask.endedAt,
  outcome: wfTask.outcome,
  status: wfTask.status,
  processStatus: wfInstance.status,
  rev: wfTask.rev,
};

/** Tasks with their processes, as lists and details show them. */
export const selectTasks = (db: Database, where: SQL | undefined) =>
  db
    .select(taskColumns)
    .from(wfTask)
    .innerJoin(wfInstance, eq(wfInstance.id, wfTask.instanceId))
    .innerJoin(wfDeployment, eq(wfDeployment.id, wfInstance.deploymentId))
    .where(where);

/** One task in whatever status; nothing when the tenant has no such task. */
export async function taskById(db: Database, actor: Actor, taskId: string): Promise<TaskView | null> {
  if (!isUuid(taskId)) return null;
  const [task] = await selectTasks(db, and(eq(wfTask.tenantId, actor.tenantId), eq(wfTask.id, taskId)));
  return task ?? null;
}

/** Whether a task is open, held by nobody, and offered to the actor. */
export async function isClaimable(db: Database, actor: Actor, taskId: string): Promise<boolean> {
  const rows = await db
    .select({ id: wfTask.id })
    .from(wfTask)
    .where(and(eq(wfTask.tenantId, actor.tenantId), eq(wfTask.id, taskId), isOfferedTo(db, actor)));
  return rows.length > 0;
}
