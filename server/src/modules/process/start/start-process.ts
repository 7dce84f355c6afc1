import { processDraft } from '@policy/shared/contract/entities/process/process-draft.ts';
import { startInput } from '@policy/shared/contract/workflow/starting.ts';
import type { startedProcess } from '@policy/shared/contract/workflow/starting.ts';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';

import { formErrors, knownAnswers, unreadableAnswer } from '../../../forms/form-validation.ts';
import { formOf, mainForm } from '../../../forms/form-versions.ts';
import { unknownPicks } from '../../../forms/known-picks.ts';
import { asOwner } from '../../../kit/access/as-owner.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { wireDate } from '../../../kit/runtime/clock.ts';
import type { Actor, Context } from '../../../kit/runtime/context.ts';
import { found, InvalidDraft, Refusal } from '../../../kit/runtime/errors.ts';
import { tableOf } from '../../../kit/table/table.ts';
import type { Workflow } from '../../../workflow/index.ts';
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
  const answers = await checkedAnswers(context, version, variables);
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

/** The answers that a form asks for, refused at their places where they do not fit it. */
async function checkedAnswers(
  context: Context,
  version: { formKey: string; formVersion: number },
  said: Record<string, unknown>,
): Promise<z.output<typeof startInput>['variables']> {
  const form = await formOf(context, version);
  const answers = knownAnswers(form.schema, said);
  const unreadable = unreadableAnswer(form, answers, context.locale);
  const facts = { today: wireDate(context.clock.now()), window: { begin: null, end: null } };
  const errors =
    unreadable.length > 0 ? unreadable : formErrors({ schema: form.schema, facts }, answers, context.locale);
  if (errors.length === 0) errors.push(...(await unknownPicks(context, form, answers)));
  if (errors.length > 0) throw new InvalidDraft(errors);
  return startInput.shape.variables.parse(answers);
}
