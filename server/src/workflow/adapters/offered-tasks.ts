import type { SQL } from 'drizzle-orm';
import { and, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm';

import type { Database } from '../../database/client.ts';
import { fits } from '../candidates.ts';
import type { Actor, Principal } from '../command.ts';
import { wfInstance, wfTask, wfTaskCandidate } from './tables.ts';

/** Whether the task is offered to the actor: one candidate row of which every given part fits. */
export function isOfferedTo(db: Database, actor: Actor): SQL {
  const offered = db
    .select({ id: wfTaskCandidate.id })
    .from(wfTaskCandidate)
    .where(and(eq(wfTaskCandidate.taskId, wfTask.id), wfTaskCandidate.isOffered, isMeant(actor)));
  return exists(offered);
}

/** Whether somebody may be made the holder of a task: one of those its node names, or anybody where it names a person alone. */
export async function mayHold(db: Database, actor: Actor, taskId: string): Promise<boolean> {
  const ofTask = and(eq(wfTaskCandidate.tenantId, actor.tenantId), eq(wfTaskCandidate.taskId, taskId));
  const candidates = await db.select().from(wfTaskCandidate).where(ofTask);
  return candidates.length === 0 || candidates.some((candidate) => fits(candidate, actor));
}

/** Open tasks that are offered to the actor, each once, with the times that the list is ordered by. */
export const offeredTo = (actor: Actor): SQL => sql`(
  select distinct ${wfTaskCandidate.taskId} as id, ${wfTaskCandidate.dueAt} as due_at, ${wfTaskCandidate.createdAt} as created_at
  from ${wfTaskCandidate} where ${isOpenTo(actor)}) offered`;

/** The ids of the same as an array, in which one may stand twice: to look for in it costs less than to find out. */
export const idsOfferedTo = (actor: Actor): SQL =>
  sql`array(select ${wfTaskCandidate.taskId} from ${wfTaskCandidate} where ${isOpenTo(actor)})`;

const isOpenTo = (actor: Actor) =>
  and(eq(wfTaskCandidate.tenantId, actor.tenantId), wfTaskCandidate.isOffered, isMeant(actor));

/** The caller is meant, or somebody whose tasks he does. */
function isMeant({ principals = [], ...actor }: Actor): SQL | undefined {
  const forOthers = principals.map((principal) => and(isMeantHimself(principal), isOf(principal)));
  return or(isMeantHimself(actor), ...forOthers);
}

/** The task is of one of the processes that somebody's tasks are done in. */
function isOf({ processKeys }: Principal): SQL | undefined {
  if (processKeys === null) return undefined;
  return sql`exists (select 1 from ${wfTask} one join ${wfInstance} process on process.id = one.instance_id
    where one.id = ${wfTaskCandidate.taskId} and ${inArray(sql`process.process_key`, [...processKeys])})`;
}

/** Each alternative by itself, so that an index finds it: by the person, by role and department, by one of them. */
function isMeantHimself({ ownIds, roleIds, departmentIds }: Omit<Principal, 'processKeys' | 'kind'>) {
  const candidate = wfTaskCandidate;
  const hasRole = inArray(candidate.roleId, [...roleIds]);
  const isIn = inArray(candidate.departmentId, [...departmentIds]);
  const anyRole = isNull(candidate.roleId);
  const anywhere = isNull(candidate.departmentId);
  const anybody = isNull(candidate.userId);
  return or(
    // What is for a duty is given to the company at once, and offered to nobody.
    and(
      ...[inArray(candidate.userId, [...ownIds]), isNull(candidate.duty)],
      ...[or(anyRole, hasRole), or(anywhere, isIn)],
    ),
    and(anybody, hasRole, isIn),
    and(anybody, hasRole, anywhere),
    and(anybody, anyRole, isIn),
  );
}
