import { Refusal } from '../../../kit/runtime/errors.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import type { PeopleOf } from '../../../workflow/index.ts';
import { handedInAgain } from '../start/hand-in-again.ts';
import { isApplicant } from '../../../membership/applicant.ts';

/** Outcomes by which a task goes back to whose it was: nobody is chosen for it. */
const goingBack: readonly string[] = ['returned', handedInAgain];

/**
 * Refuses handlers of the next steps whom somebody chose who applies: he learns of no officers, not even whether there is one
 * of an id. And those of an outcome that leads to nobody who is chosen, as of a step that is not come to.
 */
export function assertChooses(
  context: Context,
  { nextHandlers, outcome }: { nextHandlers: Readonly<Record<string, string>>; outcome?: string },
): void {
  const [node] = Object.keys(nextHandlers);
  if (node === undefined) return;
  if (isApplicant(context)) throw new Refusal('workflow.chosenByOffice');
  if (outcome !== undefined && goingBack.includes(outcome))
    throw new Refusal('workflow.chosenUnreached', { node });
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
