import type { Context } from '../../kit/runtime/context.ts';
import { isApplicant, lacksDuty } from '../../membership/applicant.ts';
import { assertLevel } from '../../membership/real-name-level.ts';
import type { Workflow } from '../../workflow/index.ts';

/**
 * Asked before an act of one of the public, whose command would say otherwise what a task of others is about: one that
 * does not concern him or the company that he acts for is not found, like one that is not there.
 */
export async function assertFinds(context: Context, workflow: Workflow, taskId: string): Promise<void> {
  if (isApplicant(context)) await workflow.taskDetail(context, taskId);
}

/** Tells a member of a company what its task is a duty of, which is not his; the engine itself would say no more than that it is not his task. */
export async function assertOfDuty(context: Context, workflow: Workflow, taskId: string): Promise<void> {
  if (!isApplicant(context)) return;
  const { duties, isHeld } = await workflow.taskDetail(context, taskId);
  if (duties.length > 0 && !isHeld) throw lacksDuty(context, duties);
}

/** The same before a decision, which an applicant takes at the real-name level of who applies. */
export async function assertMayDecide(context: Context, workflow: Workflow, taskId: string): Promise<void> {
  await assertOfDuty(context, workflow, taskId);
  await assertLevel(context, 'apply');
}
