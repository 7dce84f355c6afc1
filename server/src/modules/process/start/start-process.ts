import { processDraft } from '@policy/shared/contract/entities/process/process-draft.ts';
import type { startedProcess, startInput } from '@policy/shared/contract/workflow/starting.ts';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';

import { formOf, mainForm } from '../../../forms/form-versions.ts';
import { asHandedIn } from '../../../forms/given-answers.ts';
import { asOwner } from '../../../kit/access/as-owner.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Actor, Context } from '../../../kit/runtime/context.ts';
import { found, Refusal } from '../../../kit/runtime/errors.ts';
import { tableOf } from '../../../kit/table/table.ts';
import type { Workflow } from '../../../workflow/index.ts';
import { checkedAnswers } from './checked-answers.ts';
import { startableOf } from './startable.ts';
import { processForms } from './tables.ts';

type Started = z.output<typeof startedProcess>;

/** Starts a process with its form filled in, and takes away the draft that it was written in. */
export async function startProcess(
  context: Context,
  workflow: Workflow,
  { processDefKey, processId, formVersion, variables, draftId }: z.output<typeof startInput>,
): Promise<Started> {
  const process = await startableOf(context, workflow, { key: processDefKey, id: processId });
  const version = found(await mainForm(context, process));
  if (formVersion !== undefined && version.formVersion !== formVersion)
    throw new Refusal('workflow.formRenewed');
  const form = await formOf(context, version);
  const given = (answers: Record<string, unknown>) => asHandedIn(context, form, answers);
  const answers = await checkedAnswers(context, form, { said: variables, given });
  const { instanceId } = await workflow.start(context, {
    ...{ processKey: process.processDefKey, variables: answers },
    ...factsOf(process.processDefName, found(context.actor)),
  });
  await context.db.insert(processForms).values({ tenantId: context.tenantId, instanceId, ...version });
  if (draftId) await removeDraft(context, draftId);
  return { processInstanceId: instanceId };
}

/** Another tab may have removed it: that is no reason not to start. */
async function removeDraft(context: Context, id: string): Promise<void> {
  const drafts = repositoryOf(processDraft, asOwner(context));
  if (await drafts.first(eq(tableOf(processDraft).id, id))) await drafts.remove([id]);
}

/** What lists tell of a process: until its model says otherwise, it is called by its own name and whose it is. A company's belongs to the company. */
const factsOf = (process: string, { name, deptIds, companyId }: Actor) => ({
  title: `${process} ${name}`.slice(0, 300),
  starterDeptId: deptIds[0] ?? null,
  ...(companyId && { ownerId: companyId }),
});
