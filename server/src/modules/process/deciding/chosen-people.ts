import { Refusal } from '../../../kit/runtime/errors.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import type { PeopleOf } from '../../../workflow/index.ts';
import { isApplicant } from '../task-rows.ts';

/** Refuses handlers of the next steps whom somebody chose who applies: he learns of no officers, not even whether there is one of an id. */
export function assertChooses(context: Context, nextHandlers: Readonly<Record<string, string>>): void {
  if (Object.keys(nextHandlers).length > 0 && isApplicant(context))
    throw new Refusal('workflow.chosenByOffice');
}

/** Refuses copies at the start for whoever is no officer in use of the caller's tenant, for himself, and by whoever applies. */
export async function assertGivesCopies(
  context: Context,
  colleaguesOf: PeopleOf,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return;
  if (isApplicant(context)) throw new Refusal('workflow.copiesByOffice');
  if (userIds.includes(context.actor?.userId ?? '')) throw new Refusal('workflow.copySelf');
  const wanted = [...new Set(userIds)];
  if ((await colleaguesOf(context, wanted)).length < wanted.length)
    throw new Refusal('workflow.targetUnknown');
}
