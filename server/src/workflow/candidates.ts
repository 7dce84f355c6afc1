import type { Duty } from '@policy/shared/contract/companies/duties.ts';

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

/** Tasks that were given to one of these, for one of these duties; null where for none. */
interface Holding {
  of: readonly string[];
  duties: readonly Duty[] | null;
}

/**
 * What somebody holds: what was given to him, or to the company that he acts for, and was for no duties; and what was given to
 * that company for some of its duties, if he has one of them now. This is the rule; whoever looks for tasks asks it.
 */
export function holdingsOf({ ownIds, acting }: Pick<Meant, 'ownIds' | 'acting'>): readonly Holding[] {
  const given = { of: ownIds, duties: null };
  if (!acting || acting.duties.length === 0) return [given];
  return [given, { of: [acting.ownerId], duties: acting.duties }];
}

/** Whether somebody holds a task that was given to whom its candidates say for which duties. */
export function holds(
  { assigneeId }: Pick<TaskRow, 'assigneeId'>,
  candidates: readonly Pick<CandidateRow, 'userId' | 'duty'>[],
  actor: Meant,
): boolean {
  if (assigneeId === null) return false;
  const askedFor = candidates.flatMap(({ duty, userId }) => (userId === assigneeId ? (duty ?? []) : []));
  return holdingsOf(actor).some(({ of, duties }) => of.includes(assigneeId) && isFor(duties, askedFor));
}

const isFor = (duties: readonly Duty[] | null, askedFor: readonly Duty[]): boolean =>
  duties === null ? askedFor.length === 0 : askedFor.some((duty) => duties.includes(duty));

/** For whom somebody may claim a task that is not offered to himself; his own case nobody takes, for whomever it would be. */
export function principalAmong(
  candidates: readonly CandidateRow[],
  { processKey, ownerId }: Pick<InstanceRow, 'processKey' | 'ownerId'>,
  { principals = [], ownIds }: Actor,
): Principal | undefined {
  if (ownIds.includes(ownerId)) return undefined;
  const covers = (one: Principal) => one.processKeys?.includes(processKey) ?? true;
  return principals.find((one) => covers(one) && candidates.some((candidate) => fits(candidate, one)));
}

/** The role under which a task was offered to somebody: the first that he has; none to whom another handed it on. */
export function offeredAs(candidates: readonly CandidateRow[], actor: Meant): string | null {
  return candidates.find((one) => one.roleId !== null && fits(one, actor))?.roleId ?? null;
}
