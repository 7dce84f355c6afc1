import { eq, inArray } from 'drizzle-orm';

import type { Database } from '../../database/client.ts';
import type { Changes } from '../store.ts';
import { wfComment, wfExecution, wfHistory, wfInstance, wfJob, wfTask, wfTaskCandidate } from './tables.ts';

/** Writes what a command did: what others refer to first, one statement for all rows that a table gets. */
export async function writeChanges(db: Database, tenantId: string, changes: Changes): Promise<void> {
  await writeTree(db, tenantId, changes);
  await writeWork(db, tenantId, changes);
  await writeRecords(db, tenantId, changes);
}

const owned = <Row>(tenantId: string, rows: readonly Row[]) => rows.map((row) => ({ ...row, tenantId }));

async function writeTree(db: Database, tenantId: string, { instances, executions }: Changes): Promise<void> {
  if (instances.added.length > 0) await db.insert(wfInstance).values(owned(tenantId, instances.added));
  for (const row of instances.changed) await db.update(wfInstance).set(row).where(eq(wfInstance.id, row.id));
  if (executions.added.length > 0) await db.insert(wfExecution).values(owned(tenantId, executions.added));
  for (const row of executions.changed)
    await db.update(wfExecution).set(row).where(eq(wfExecution.id, row.id));
  const { removed } = executions;
  if (removed.length > 0) await db.delete(wfExecution).where(inArray(wfExecution.id, [...removed]));
}

async function writeWork(
  db: Database,
  tenantId: string,
  { tasks, candidates, jobs }: Changes,
): Promise<void> {
  if (tasks.added.length > 0) await db.insert(wfTask).values(owned(tenantId, tasks.added));
  for (const row of tasks.changed) await db.update(wfTask).set(row).where(eq(wfTask.id, row.id));
  if (candidates.length > 0) await db.insert(wfTaskCandidate).values(owned(tenantId, candidates));
  if (jobs.added.length > 0) await db.insert(wfJob).values(owned(tenantId, jobs.added));
  if (jobs.removed.length > 0) await db.delete(wfJob).where(inArray(wfJob.id, [...jobs.removed]));
}

async function writeRecords(db: Database, tenantId: string, changes: Changes): Promise<void> {
  const { comments, history, endedHistory } = changes;
  if (comments.length > 0) await db.insert(wfComment).values(owned(tenantId, comments));
  if (history.length > 0) await db.insert(wfHistory).values(owned(tenantId, history));
  for (const { id, ...end } of endedHistory) await db.update(wfHistory).set(end).where(eq(wfHistory.id, id));
}
