import type { Actor } from './command.ts';
import type { CandidateRow } from './rows.ts';

/** Whether somebody is meant: every part that a candidate row gives must fit. */
export function fits(
  { userId, roleId, departmentId }: Pick<CandidateRow, 'userId' | 'roleId' | 'departmentId'>,
  actor: Actor,
): boolean {
  const parts = [
    userId === null || actor.ownIds.includes(userId),
    roleId === null || actor.roleIds.includes(roleId),
    departmentId === null || actor.departmentIds.includes(departmentId),
  ];
  return parts.every(Boolean);
}

/** The role under which a task was offered to somebody: the first that he has; none to whom another handed it on. */
export function offeredAs(candidates: readonly CandidateRow[], actor: Actor): string | null {
  return candidates.find((one) => one.roleId !== null && fits(one, actor))?.roleId ?? null;
}
