import { actingDuties } from '@policy/shared/contract/companies/duties.ts';

import type { Context } from '../../kit/runtime/context.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import type { Actor } from '../command.ts';
import { systemId } from '../rows.ts';

/** The caller as the engine knows him; models may name roles by id or by alias. */
export function actorOf({ tenantId, actor }: Context, authority: Actor['authority']): Actor {
  if (!actor) throw new Refusal('session.missing');
  const { userId, userType, companyId, duties, roleIds, roleAliases, deptIdsBelow } = actor;
  const ownIds = companyId === null ? [userId] : [userId, companyId];
  return {
    ...{ tenantId, userId, ownIds, authority },
    ...{ roleIds: [...roleIds, ...roleAliases], departmentIds: deptIdsBelow },
    ...(userType === applicant ? { acting: { ownerId: companyId ?? userId, duties } } : {}),
  };
}

/** Users of the portal. */
const applicant = 2;

/** The same for acts: to a member whose duty is not to act, what is his company's is to look at. */
export function doerOf(context: Context, authority: Actor['authority']): Actor {
  const actor = actorOf(context, authority);
  const acts = context.actor?.duties.some((duty) => actingDuties.includes(duty)) ?? false;
  return acts ? actor : { ...actor, ownIds: [actor.userId] };
}

/** The actor of the engine itself, as which timers run. */
export const timerActor = (tenantId: string): Actor => ({
  tenantId,
  userId: systemId,
  ownIds: [],
  roleIds: [],
  departmentIds: [],
  authority: 'any',
});
