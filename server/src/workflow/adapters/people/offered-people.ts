import { and, eq } from 'drizzle-orm';

import type { Context } from '../../../kit/runtime/context.ts';
import type { OfProcess } from '../../people/people.ts';
import { wfInstance, wfTask, wfTaskCandidate } from '../tables.ts';
import { areaPeople } from './area-people.ts';
import type { PeopleParts } from './area-people.ts';

/** Whoever is told of a task that many may take: more would be no reminder any more. */
const mostTold = 100;

/**
 * The officers in use to whom an open task is offered that nobody holds, and who may read what its process is about; not whose
 * case it is. At most so many, always the same ones.
 */
export async function offeredPeople(
  context: Context,
  { taskId, process }: { taskId: string; process: OfProcess },
  parts: PeopleParts,
): Promise<readonly string[]> {
  const { db, tenantId } = context;
  const { userId, roleId, departmentId, duty } = wfTaskCandidate;
  const alternatives = await db
    .select({ userId, roleId, departmentId, duty, ownerId: wfInstance.ownerId })
    .from(wfTaskCandidate)
    .innerJoin(wfTask, eq(wfTask.id, wfTaskCandidate.taskId))
    .innerJoin(wfInstance, eq(wfInstance.id, wfTask.instanceId))
    .where(and(eq(wfTask.tenantId, tenantId), eq(wfTask.id, taskId)));
  if (alternatives.length === 0) return [];
  const people = areaPeople(context, parts);
  const meant = await people.find({ kind: 'named', alternatives });
  const readers = await people.readersAmong(meant, process);
  const owner = alternatives[0]?.ownerId;
  return meant.filter((id) => readers.has(id) && id !== owner).slice(0, mostTold);
}
