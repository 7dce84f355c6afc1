import type { Actor } from './command.ts';
import type { CandidateRow } from './rows.ts';

/** Whether somebody is meant: every part that a candidate row gives must fit. */
export function fits({ userId, roleId, departmentId }: CandidateRow, actor: Actor): boolean {
  const parts = [
    userId === null || actor.ownIds.includes(userId),
    roleId === null || actor.roleIds.includes(roleId),
    departmentId === null || actor.departmentIds.includes(departmentId),
  ];
  return parts.every(Boolean);
}

/** The role under which a task was offered to somebody: the first that he has, else the first that was asked for. */
export function offeredAs(candidates: readonly CandidateRow[], actor: Actor): string | null {
  const offers = candidates.filter(({ roleId }) => roleId !== null);
  return (offers.find((candidate) => fits(candidate, actor)) ?? offers[0])?.roleId ?? null;
}
