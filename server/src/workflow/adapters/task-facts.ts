import type { SQL } from 'drizzle-orm';
import { and, asc, count, desc, eq, exists, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Database } from '../../database/client.ts';
import { found } from '../../kit/runtime/errors.ts';
import type { Actor } from '../command.ts';
import { dutiesOf, isHeld } from './people/held-tasks.ts';
import { wfComment, wfDeployment, wfInstance, wfTask, wfTaskCandidate } from './tables.ts';
import { nameEn } from './task-views.ts';

/** How much somebody has in hand. */
export interface Workload {
  userId: string;
  total: number;
  overdue: number;
}

/** What a task is called, the case that it is about, and for which duties of a company it is; a task of another tenant is not found. */
export async function taskName(db: Database, tenantId: string, taskId: string) {
  const [row] = await db
    .select({ name: wfTask.name, title: wfInstance.title })
    .from(wfTask)
    .innerJoin(wfInstance, eq(wfInstance.id, wfTask.instanceId))
    .where(and(eq(wfTask.tenantId, tenantId), eq(wfTask.id, taskId)));
  return { ...found(row), duties: await dutiesOf(db, tenantId, taskId) };
}

/** The form that a task's node names; nothing where it names none, and where the tenant has no such task. */
export async function formOfTask(db: Database, tenantId: string, taskId: string) {
  const { formKey, isOwners } = wfTask;
  const isThis = and(eq(wfTask.tenantId, tenantId), eq(wfTask.id, taskId), isNotNull(formKey));
  const [row] = await db.select({ formKey, isOwners }).from(wfTask).where(isThis);
  return row ?? null;
}

/** The tasks of an instance whose nodes name forms. */
export async function formsOfTasks(db: Database, tenantId: string, instanceId: string) {
  const { id: taskId, formKey, isOwners, assigneeId } = wfTask;
  const rows = await db
    .select({ taskId, formKey, isOwners, assigneeId })
    .from(wfTask)
    .where(and(eq(wfTask.tenantId, tenantId), eq(wfTask.instanceId, instanceId), isNotNull(formKey)));
  return rows.flatMap((row) => (row.formKey === null ? [] : [{ ...row, formKey: row.formKey }]));
}

/** The open task that an instance of a tenant waits for, of several the oldest; nothing where it waits for none. */
export async function openTaskOf(db: Database, tenantId: string, instanceId: string): Promise<string | null> {
  const isOpen = and(eq(wfTask.instanceId, instanceId), isNull(wfTask.endedAt));
  const [task] = await db
    .select({ id: wfTask.id })
    .from(wfTask)
    .where(and(eq(wfTask.tenantId, tenantId), isOpen))
    .orderBy(asc(wfTask.id))
    .limit(1);
  return task?.id ?? null;
}

const signed = alias(wfTask, 'signed');

/** Who has not signed yet in an instance, for whose task as it stands, and who asked for it. */
export const openSigners = (db: Database, tenantId: string, instanceId: string) => {
  const { id: taskId, nodeId, assigneeId, ownerId, signsFor, endedAt } = wfTask;
  const { deploymentId } = wfInstance;
  const { delegation } = signed;
  const ofSigned = { assignee: signed.assigneeId, endTime: signed.endedAt, delegation };
  const isOpen = and(eq(wfTask.instanceId, instanceId), isNull(endedAt));
  return db
    .select({ taskId, nodeId, deploymentId, assigneeId, ownerId, signed: ofSigned })
    .from(wfTask)
    .innerJoin(wfInstance, eq(wfInstance.id, wfTask.instanceId))
    .innerJoin(signed, eq(signed.id, signsFor))
    .where(and(eq(wfTask.tenantId, tenantId), isOpen))
    .orderBy(asc(taskId));
};

/** Whether an instance belongs to one of these. */
export async function isOwnedBy(
  db: Database,
  { tenantId, ownIds }: { tenantId: string; ownIds: readonly string[] },
  instanceId: string,
): Promise<boolean> {
  const isTheirs = and(eq(wfInstance.id, instanceId), inArray(wfInstance.ownerId, [...ownIds]));
  const [row] = await db
    .select({ id: wfInstance.id })
    .from(wfInstance)
    .where(and(eq(wfInstance.tenantId, tenantId), isTheirs));
  return row !== undefined;
}

/** Where an instance of the caller's tenant stands in its tree of calls, and whom it belongs to. */
export async function placeOf({ db, tenantId }: { db: Database; tenantId: string }, instanceId: string) {
  const { id, rootId, ownerId } = wfInstance;
  const isThis = and(eq(wfInstance.tenantId, tenantId), eq(id, instanceId));
  const [row] = await db.select({ id, rootId, ownerId }).from(wfInstance).where(isThis);
  return found(row);
}

/** The turn of whom a process belongs to. */
export interface OwnersTask {
  taskId: string;
  rev: number;
  /** He took the process back himself; nobody returned it. */
  isWithdrawn: boolean;
}

/** The command that took the process back made the task, at one moment. */
const isTakenBack = (db: Database) => {
  const { instanceId, action, createdAt } = wfComment;
  const said = [eq(instanceId, wfTask.instanceId), eq(action, 'withdrawn'), eq(createdAt, wfTask.createdAt)];
  const withdrawal = db
    .select({ one: sql`1` })
    .from(wfComment)
    .where(and(...said));
  return sql<boolean>`${exists(withdrawal)}`;
};

/** The open task of an instance that came back to whom it belongs, where that is one of these. */
export async function ownersTaskOf(
  db: Database,
  { tenantId, ownIds }: { tenantId: string; ownIds: readonly string[] },
  instanceId: string,
): Promise<OwnersTask | null> {
  const isOwners = [eq(wfTask.isOwners, true), inArray(wfTask.assigneeId, [...ownIds])];
  const isOpen = [eq(wfTask.instanceId, instanceId), isNull(wfTask.endedAt)];
  const [task] = await db
    .select({ taskId: wfTask.id, rev: wfTask.rev, isWithdrawn: isTakenBack(db) })
    .from(wfTask)
    .where(and(eq(wfTask.tenantId, tenantId), ...isOwners, ...isOpen))
    .orderBy(asc(wfTask.id))
    .limit(1);
  return task ?? null;
}

/** Notes that whoever holds an open task has opened it; the first time counts. */
export async function readTask(
  db: Database,
  { now, ...actor }: Actor & { now: Date },
  taskId: string,
): Promise<void> {
  const isHis = and(eq(wfTask.tenantId, actor.tenantId), isHeld(db, actor));
  const isUnread = and(eq(wfTask.id, taskId), isNull(wfTask.readAt), isNull(wfTask.endedAt));
  await db.update(wfTask).set({ readAt: now }).where(and(isHis, isUnread));
}

/** The steps at which processes wait, with who holds them and since when; called processes are not looked into. */
export const openSteps = (db: Database, tenantId: string, instanceIds: readonly string[]) =>
  db
    .select({
      ...{ taskId: wfTask.id, instanceId: wfTask.instanceId },
      ...{ name: wfTask.name, nameEn: nameEn(wfTask.nodeId) },
      ...{ assigneeId: wfTask.assigneeId, isOwners: wfTask.isOwners },
      ...{ createdAt: wfTask.createdAt, dueAt: wfTask.dueAt },
      ...{ nodeId: wfTask.nodeId, deploymentId: wfInstance.deploymentId },
    })
    .from(wfTask)
    .innerJoin(wfInstance, eq(wfInstance.id, wfTask.instanceId))
    .innerJoin(wfDeployment, eq(wfDeployment.id, wfInstance.deploymentId))
    .where(
      and(
        eq(wfTask.tenantId, tenantId),
        inArray(wfTask.instanceId, [...instanceIds]),
        isNull(wfTask.endedAt),
      ),
    )
    .orderBy(asc(wfTask.id));

/**
 * Those among some instances that are not taken back: called by others, or somebody other than whom they belong to has
 * decided something in them or in what they called.
 */
export async function decidedAmong(
  db: Database,
  tenantId: string,
  instanceIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (instanceIds.length === 0) return new Set();
  const asked = alias(wfInstance, 'asked');
  const isDecided = [
    ...[eq(wfTask.instanceId, wfInstance.id), eq(wfTask.status, 'done')],
    ...[ne(wfTask.outcome, 'returned'), ne(wfTask.assigneeId, wfInstance.ownerId)],
  ];
  const rows = await db
    .selectDistinct({ id: asked.id })
    .from(asked)
    .innerJoin(wfInstance, eq(wfInstance.rootId, asked.rootId))
    .leftJoin(wfTask, and(...isDecided))
    .where(
      and(
        ...[eq(asked.tenantId, tenantId), inArray(asked.id, [...instanceIds])],
        or(ne(asked.rootId, asked.id), isNotNull(wfTask.id)),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** Who may act where an instance waits: the holder of an open task, or the role and department that it is offered to. */
export interface TaskHolder {
  /** What came back to whom the case belongs, not the work of an office. */
  isOwners: boolean;
  assigneeId: string | null;
  roleId: string | null;
  departmentId: string | null;
}

/** The holders of an instance's open tasks, one for each role that a task is offered to. */
export async function holdersOf(db: Database, tenantId: string, instanceId: string): Promise<TaskHolder[]> {
  const isOpen = and(eq(wfTask.instanceId, instanceId), isNull(wfTask.endedAt));
  const { isOwners, assigneeId } = wfTask;
  const { roleId, departmentId } = wfTaskCandidate;
  return db
    .select({ isOwners, assigneeId, roleId, departmentId })
    .from(wfTask)
    .leftJoin(wfTaskCandidate, eq(wfTaskCandidate.taskId, wfTask.id))
    .where(and(eq(wfTask.tenantId, tenantId), isOpen))
    .orderBy(asc(wfTask.id), asc(wfTaskCandidate.id))
    .limit(20);
}

interface OpenWorkQuery {
  tenantId: string;
  now: Date;
  of: SQL;
  most: number;
}

/** Officers' open tasks by who holds them, the busiest first. */
export async function openWork(
  db: Database,
  { tenantId, now, of, most }: OpenWorkQuery,
): Promise<readonly Workload[]> {
  // What came back to whom the case belongs is not in an officer's hand.
  const isOfficers = and(eq(wfTask.isOwners, false), ne(wfTask.assigneeId, wfInstance.ownerId));
  const inHand = and(eq(wfTask.status, 'doing'), isOfficers);
  const rows = await db
    .select({
      userId: wfTask.assigneeId,
      total: count(),
      overdue: sql<number>`(count(*) filter (where ${wfTask.dueAt} < ${now.toISOString()}::timestamptz))::int`,
    })
    .from(wfTask)
    .innerJoin(wfInstance, eq(wfInstance.id, wfTask.instanceId))
    .where(and(eq(wfTask.tenantId, tenantId), inHand, sql`${wfInstance.businessKey} in ${of}`))
    .groupBy(wfTask.assigneeId)
    .orderBy(desc(count()), wfTask.assigneeId)
    .limit(most);
  return rows.map(({ userId, ...work }) => ({ userId: userId ?? '', ...work }));
}
