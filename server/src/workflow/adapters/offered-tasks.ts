import type { SQL } from 'drizzle-orm';
import { and, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm';

import type { Database } from '../../database/client.ts';
import type { Actor } from '../command.ts';
import { wfTask, wfTaskCandidate } from './tables.ts';

/** Whether the task is offered to the actor: one candidate row of which every given part fits. */
export function isOfferedTo(db: Database, actor: Actor): SQL {
  const offered = db
    .select({ id: wfTaskCandidate.id })
    .from(wfTaskCandidate)
    .where(and(eq(wfTaskCandidate.taskId, wfTask.id), wfTaskCandidate.isOffered, isMeant(actor)));
  return exists(offered);
}

/** Open tasks that are offered to the actor, each once, with the times that the list is ordered by. */
export const offeredTo = (actor: Actor): SQL => sql`(
  select distinct ${wfTaskCandidate.taskId} as id, ${wfTaskCandidate.dueAt} as due_at, ${wfTaskCandidate.createdAt} as created_at
  from ${wfTaskCandidate} where ${and(eq(wfTaskCandidate.tenantId, actor.tenantId), wfTaskCandidate.isOffered, isMeant(actor))}) offered`;

/** Each alternative by itself, so that an index finds it: by the person, by role and department, by one of them. */
function isMeant({ ownIds, roleIds, departmentIds }: Actor): SQL | undefined {
  const candidate = wfTaskCandidate;
  const hasRole = inArray(candidate.roleId, [...roleIds]);
  const isIn = inArray(candidate.departmentId, [...departmentIds]);
  const anyRole = isNull(candidate.roleId);
  const anywhere = isNull(candidate.departmentId);
  const anybody = isNull(candidate.userId);
  return or(
    and(inArray(candidate.userId, [...ownIds]), or(anyRole, hasRole), or(anywhere, isIn)),
    and(anybody, hasRole, isIn),
    and(anybody, hasRole, anywhere),
    and(anybody, anyRole, isIn),
  );
}
