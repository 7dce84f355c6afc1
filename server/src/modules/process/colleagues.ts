import type { Context } from '../../kit/runtime/context.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import type { PeopleOf, Workflow } from '../../workflow/index.ts';
import { isHeldBy } from './offered-acts.ts';

interface Asked {
  taskId: string;
  ids: readonly string[];
  /** Whether they would decide the task. */
  decides?: boolean;
}

/**
 * Refuses people to whom a task cannot go: whoever is no officer in use of the caller's tenant, and whoever may not read
 * the case; and, where he would decide, whom the node does not name. What its effects ask for besides is asked of him when he acts.
 */
export async function assertColleagues(
  context: Context,
  { workflow, colleaguesOf }: { workflow: Workflow; colleaguesOf: PeopleOf },
  { taskId, ids, decides = false }: Asked,
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
    const { name } = person;
    const reads = await workflow.readsCase(there, person.context);
    if (!reads) throw new Refusal('workflow.targetReach', { name });
    if (decides && !(await workflow.mayHold(person.context, taskId)))
      throw new Refusal('workflow.targetNotCandidate', { name });
  }
}
