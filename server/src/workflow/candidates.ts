import type { Actor, Principal } from './command.ts';
import type { Alternative, CandidateRow, InstanceRow, TaskRow } from './rows.ts';

type Meant = Pick<Actor, 'ownIds' | 'roleIds' | 'departmentIds' | 'acting'>;

/** Whether somebody is meant: every part that a candidate row gives must fit. */
export function fits(
  {
    userId,
    roleId,
    departmentId,
    duty = null,
  }: Omit<Alternative, 'duty'> & Partial<Pick<Alternative, 'duty'>>,
  actor: Meant,
): boolean {
  if (duty !== null) return isOfDuty({ userId, duty }, actor);
  const parts = [
    userId === null || actor.ownIds.includes(userId),
    roleId === null || actor.roleIds.includes(roleId),
    departmentId === null || actor.departmentIds.includes(departmentId),
  ];
  return parts.every(Boolean);
}

/** Whoever acts for the company that is meant, as long as he has the duty there: neither another company of his nor a former duty helps. */
const isOfDuty = ({ userId, duty }: Pick<Alternative, 'userId' | 'duty'>, { acting }: Meant): boolean =>
  acting !== undefined && acting.ownerId === userId && acting.duties.some((one) => one === duty);

/**
 * Whether somebody holds a task: it was given to him, or to the company that he acts for. Where that was for some of its
 * duties, it is held by whoever has one of them now, and by nobody else of the company.
 */
export function holds(
  { assigneeId }: Pick<TaskRow, 'assigneeId'>,
  candidates: readonly Omit<CandidateRow, 'id' | 'taskId'>[],
  actor: Meant,
): boolean {
  if (assigneeId === null) return false;
  const byDuty = candidates.filter(({ duty, userId }) => duty !== null && userId === assigneeId);
  return byDuty.length === 0 ? actor.ownIds.includes(assigneeId) : byDuty.some((one) => fits(one, actor));
}

/** For whom somebody may claim a task that is not offered to himself; his own case nobody takes, for whomever it would be. */
export function principalAmong(
  candidates: readonly CandidateRow[],
  { processKey, ownerId }: Pick<InstanceRow, 'processKey' | 'ownerId'>,
  { principals = [], ownIds }: Actor,
): Principal | undefined {
  if (ownIds.includes(ownerId)) return undefined;
  const covers = (one: Principal) => one.processKey === null || one.processKey === processKey;
  return principals.find((one) => covers(one) && candidates.some((candidate) => fits(candidate, one)));
}

/** The role under which a task was offered to somebody: the first that he has; none to whom another handed it on. */
export function offeredAs(candidates: readonly CandidateRow[], actor: Meant): string | null {
  return candidates.find((one) => one.roleId !== null && fits(one, actor))?.roleId ?? null;
}
