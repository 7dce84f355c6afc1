import type { RefusalCode } from '@policy/shared/contract/refusals.ts';

import type { Context } from '../../kit/runtime/context.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import type { PeopleOf, Workflow } from '../../workflow/index.ts';
import { isHeldBy } from './offered-acts.ts';
import { isApplicant } from '../../membership/applicant.ts';

interface Asked {
  taskId: string;
  ids: readonly string[];
  /** Whether they would decide the task. */
  decides?: boolean;
  /** How those are told of who are unknown, or may not read the case. */
  refusals?: { unknown: RefusalCode; reach: RefusalCode };
}

const ofHandedOn = { unknown: 'workflow.targetUnknown', reach: 'workflow.targetReach' } as const;

/** What people are asked about with. */
export interface Around {
  workflow: Workflow;
  colleaguesOf: PeopleOf;
}

/** Refuses people to whom the holder of a task cannot give it; whoever does not hold it learns nothing of colleagues. */
export async function assertColleagues(context: Context, around: Around, asked: Asked): Promise<void> {
  const { task } = await around.workflow.taskDetail(context, asked.taskId);
  // Whoever applied learns nothing of officers, not even whether there is one of an id.
  if (isApplicant(context) || !isHeldBy(context.actor, task)) throw new Refusal('workflow.notYourTask');
  await assertMayGet(context, around, asked);
}

/**
 * Refuses people to whom a task cannot go: whoever is no officer in use of the caller's tenant, and whoever may not read
 * the case; and, where he would decide, whom the node does not name. What its effects ask for besides is asked of him when he acts.
 */
export async function assertMayGet(
  context: Context,
  { workflow, colleaguesOf }: Around,
  { taskId, ids, decides = false, refusals = ofHandedOn }: Asked,
): Promise<void> {
  const { task } = await workflow.taskDetail(context, taskId, 'any');
  const about = await workflow.instanceDetail(context, task.processInstanceId, 'any');
  const there = { caseType: about.caseType, businessKey: about.instance.businessKey };
  const wanted = [...new Set(ids)];
  const people = await colleaguesOf(context, wanted);
  if (people.length < wanted.length) throw new Refusal(refusals.unknown);
  for (const person of people) {
    const { name } = person;
    const reads = await workflow.readsCase(there, person.context);
    if (!reads) throw new Refusal(refusals.reach, { name });
    if (decides && !(await workflow.mayHold(person.context, taskId)))
      throw new Refusal('workflow.targetNotCandidate', { name });
  }
}
