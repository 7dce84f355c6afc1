import type { Context } from '../../kit/runtime/context.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import type { Workflow } from '../../workflow/index.ts';
import { isHeldBy } from './offered-acts.ts';

/** The officers in use of the caller's tenant among some ids, each with the context in which he would read. */
export type ColleaguesOf = (
  context: Context,
  ids: readonly string[],
) => Promise<readonly { name: string; context: Context }[]>;

/**
 * Refuses people to whom a task cannot go: whoever is no officer in use of the caller's tenant, and whoever may not read
 * the case. What its effects ask for besides is asked of him when he acts.
 */
export async function assertColleagues(
  context: Context,
  { workflow, colleaguesOf }: { workflow: Workflow; colleaguesOf: ColleaguesOf },
  { taskId, ids }: { taskId: string; ids: readonly string[] },
): Promise<void> {
  const { task } = await workflow.taskDetail(context, taskId);
  // Whoever does not hold the task learns nothing of colleagues.
  if (!isHeldBy(context.actor, task)) throw new Refusal('workflow.notYourTask');
  const about = await workflow.instanceDetail(context, task.processInstanceId);
  const there = { caseType: about.caseType, businessKey: about.instance.businessKey };
  const wanted = [...new Set(ids)];
  const people = await colleaguesOf(context, wanted);
  if (people.length < wanted.length) throw new Refusal('workflow.targetUnknown');
  for (const person of people) {
    const reads = await workflow.readsCase(there, person.context);
    if (!reads) throw new Refusal('workflow.targetReach', { name: person.name });
  }
}
