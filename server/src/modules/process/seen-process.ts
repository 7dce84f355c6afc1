import type { Context } from '../../kit/runtime/context.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import type { Workflow } from '../../workflow/index.ts';
import { isApplicant } from '../../membership/applicant.ts';

/**
 * A process with its history, for whom it concerns: an officer sees it while he may read the case that it is about, which
 * having had a part in it once does not tell.
 */
export async function seenProcess(context: Context, workflow: Workflow, instanceId: string) {
  const seen = await workflow.instanceDetail(context, instanceId);
  const { caseType, instance } = seen;
  const { businessKey } = instance;
  if (!isApplicant(context) && !(await workflow.readsCase({ caseType, businessKey }, context)))
    throw new Refusal('row.notFound');
  return seen;
}
