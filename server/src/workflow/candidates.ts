import type { Actor, Principal } from './command.ts';
import type { CandidateRow, InstanceRow } from './rows.ts';

type Meant = Pick<Actor, 'ownIds' | 'roleIds' | 'departmentIds'>;

/** Whether somebody is meant: every part that a candidate row gives must fit. */
export function fits(
  { userId, roleId, departmentId }: Pick<CandidateRow, 'userId' | 'roleId' | 'departmentId'>,
  actor: Meant,
): boolean {
  const parts = [
    userId === null || actor.ownIds.includes(userId),
    roleId === null || actor.roleIds.includes(roleId),
    departmentId === null || actor.departmentIds.includes(departmentId),
  ];
  return parts.every(Boolean);
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
