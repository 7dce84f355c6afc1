import type { Duty } from '@policy/shared/contract/companies/duties.ts';
import type { TaskView } from '@policy/shared/contract/workflow/views.ts';
import type { SQL } from 'drizzle-orm';
import { and, asc, eq, exists, inArray, isNotNull, isNull, not, or, sql } from 'drizzle-orm';

import type { Database } from '../../../database/client.ts';
import { holds } from '../../candidates.ts';
import type { Actor } from '../../command.ts';
import { wfTask, wfTaskCandidate } from '../tables.ts';

/**
 * Open tasks that somebody holds (`candidates.ts`, `holds`): given to him, or to the company that he acts for; where that
 * was for some of its duties, to whoever has one of them now.
 */
export function isHeld(db: Database, { ownIds, acting }: Actor): SQL | undefined {
  const isGiven = inArray(wfTask.assigneeId, [...ownIds]);
  // What is for duties belongs to companies, and to people who apply for themselves.
  if (!acting) return isGiven;
  const isForDuty = (which?: SQL) =>
    exists(
      db
        .select({ id: wfTaskCandidate.id })
        .from(wfTaskCandidate)
        .where(and(ofTask, isNotNull(wfTaskCandidate.duty), which)),
    );
  const isHis = inArray(wfTaskCandidate.duty, [...acting.duties]);
  const isOwn = acting.duties.length === 0 ? sql`false` : isForDuty(isHis);
  return or(and(isGiven, not(isForDuty())), and(eq(wfTask.assigneeId, acting.ownerId), isOwn));
}

const ofTask = and(eq(wfTaskCandidate.taskId, wfTask.id), eq(wfTaskCandidate.userId, wfTask.assigneeId));

/** For which duties of whom it was given to a task is; empty for any other. */
export async function dutiesOf(db: Database, tenantId: string, taskId: string): Promise<readonly Duty[]> {
  const { duty } = wfTaskCandidate;
  const rows = await db
    .select({ duty })
    .from(wfTaskCandidate)
    .innerJoin(wfTask, ofTask)
    .where(and(eq(wfTask.tenantId, tenantId), eq(wfTask.id, taskId), isNotNull(duty)));
  return rows.flatMap((row) => row.duty ?? []);
}

/** The open task of an instance that somebody holds and decides, of several the oldest; nothing where none waits for him. */
export async function heldTaskOf(db: Database, actor: Actor, instanceId: string): Promise<string | null> {
  const isOpen = [eq(wfTask.instanceId, instanceId), isNull(wfTask.endedAt), eq(wfTask.isOwners, false)];
  const [task] = await db
    .select({ id: wfTask.id })
    .from(wfTask)
    .where(and(eq(wfTask.tenantId, actor.tenantId), ...isOpen, isHeld(db, actor)))
    .orderBy(asc(wfTask.id))
    .limit(1);
  return task?.id ?? null;
}

/** Whether somebody holds a task that is read with its duties. */
export const holdsFor = (
  actor: Actor,
  { assignee: assigneeId, duties }: Pick<TaskView, 'assignee'> & { duties: readonly Duty[] },
): boolean => {
  const ofOthers = { userId: assigneeId, roleId: null, departmentId: null };
  return holds(
    { assigneeId },
    duties.map((duty) => ({ ...ofOthers, duty })),
    actor,
  );
};
