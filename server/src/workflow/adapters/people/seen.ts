import type { InstanceView, TaskView } from '@policy/shared/contract/workflow/views.ts';

import type { Context } from '../../../kit/runtime/context.ts';
import { found } from '../../../kit/runtime/errors.ts';
import type { Actor } from '../../command.ts';
import { actorOf } from '../actor.ts';
import type { CaseArea } from '../case-area.ts';
import { visibleInstance } from '../instance-lists.ts';
import { withinReach } from '../operations/reach.ts';
import { taskById } from '../task-views.ts';
import type { PeopleOf } from './people-of.ts';
import { principalsOf } from './proxies.ts';

/** The caller with those whose tasks he does. */
export const claimerOf = async (context: Context, peopleOf: PeopleOf): Promise<Actor> => ({
  ...actorOf(context, 'own'),
  principals: await principalsOf(context, peopleOf),
});

interface Around {
  peopleOf: PeopleOf;
  areas: readonly CaseArea[];
}

/**
 * An instance that concerns the caller, or that he reaches as operations staff; only where it does not by himself, those are
 * asked for whose tasks he does.
 */
export async function visibleTo(
  context: Context,
  { peopleOf, areas }: Around,
  { instanceId, authority }: { instanceId: string; authority: Actor['authority'] },
): Promise<InstanceView | null> {
  const within = authority === 'operator' ? withinReach(context, areas) : undefined;
  const own = await visibleInstance(context.db, actorOf(context, authority), { instanceId, within });
  if (own || authority === 'operator') return own;
  const claimer = await claimerOf(context, peopleOf);
  return claimer.principals?.length ? visibleInstance(context.db, claimer, { instanceId }) : null;
}

/** A task of an instance that concerns the caller; whether there is none or one of others, the same is asked, so that it takes as long. */
export async function seenTask(
  context: Context,
  around: Around,
  { taskId, authority }: { taskId: string; authority: Actor['authority'] },
): Promise<TaskView> {
  const task = await taskById(context.db, actorOf(context, authority), taskId);
  const instanceId = task?.processInstanceId ?? taskId;
  const seen = await visibleTo(context, around, { instanceId, authority });
  return found(seen && task);
}
