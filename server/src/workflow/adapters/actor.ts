import type { Context } from '../../kit/runtime/context.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import type { Actor } from '../command.ts';

/** The caller as the engine knows him; models may name roles by id or by alias. */
export function actorOf({ tenantId, actor }: Context, authority: Actor['authority']): Actor {
  if (!actor) throw new Refusal('session.missing');
  const { userId, roleIds, roleAliases, deptIdsBelow } = actor;
  return { tenantId, userId, roleIds: [...roleIds, ...roleAliases], departmentIds: deptIdsBelow, authority };
}

/** The actor of the engine itself, as which timers run. */
export const timerActor = (tenantId: string): Actor => ({
  tenantId,
  userId: 'system',
  roleIds: [],
  departmentIds: [],
  authority: 'any',
});
