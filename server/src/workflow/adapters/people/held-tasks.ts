import type { Duty } from '@policy/shared/contract/companies/duties.ts';
import type { TaskView } from '@policy/shared/contract/workflow/views.ts';
import type { SQL } from 'drizzle-orm';
import { and, asc, desc, eq, exists, inArray, isNotNull, isNull, not, or } from 'drizzle-orm';

import type { Database } from '../../../database/client.ts';
import { holdingsOf, holds } from '../../candidates.ts';
import type { Actor } from '../../command.ts';
import { wfTask, wfTaskCandidate } from '../tables.ts';

/** Open tasks that somebody holds, as `holdingsOf` says. */
export function isHeld(db: Database, actor: Actor): SQL | undefined {
  const isForDuty = (which?: SQL) =>
    exists(
      db
        .select({ id: wfTaskCandidate.id })
        .from(wfTaskCandidate)
        .where(and(ofTask, isNotNull(wfTaskCandidate.duty), which)),
    );
  return or(
    ...holdingsOf(actor).map(({ of, duties }) => {
      const asked =
        duties === null ? not(isForDuty()) : isForDuty(inArray(wfTaskCandidate.duty, [...duties]));
      return and(inArray(wfTask.assigneeId, [...of]), asked);
    }),
  );
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

/** The task of an instance that a company decided last, of those that somebody holds for it by a duty; nothing where there is none. */
export async function decidedForCompany(
  db: Database,
  actor: Actor,
  instanceId: string,
): Promise<string | null> {
  const isDone = [eq(wfTask.instanceId, instanceId), eq(wfTask.status, 'done'), eq(wfTask.isOwners, false)];
  const [task] = await db
    .select({ id: wfTask.id })
    .from(wfTask)
    .where(and(eq(wfTask.tenantId, actor.tenantId), ...isDone, isHeld(db, actor)))
    .orderBy(desc(wfTask.endedAt), desc(wfTask.id))
    .limit(1);
  return task?.id ?? null;
}

/** Whether somebody holds a task that is read with its duties. */
export const holdsFor = (
  actor: Actor,
  { assignee: assigneeId, duties }: Pick<TaskView, 'assignee'> & { duties: readonly Duty[] },
): boolean =>
  holds(
    { assigneeId },
    duties.map((duty) => ({ userId: assigneeId, duty })),
    actor,
  );
