import { company } from '@policy/shared/contract/entities/companies/company.ts';
import { processDraft } from '@policy/shared/contract/entities/process/process-draft.ts';
import type { startedProcess, startInput } from '@policy/shared/contract/workflow/starting.ts';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';

import { formOf, mainForm } from '../../../forms/form-versions.ts';
import { asHandedIn } from '../../../forms/given-answers.ts';
import { keepFiles } from '../../../forms/stored-files.ts';
import { asOwner } from '../../../kit/access/as-owner.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { found, Refusal } from '../../../kit/runtime/errors.ts';
import { tableOf } from '../../../kit/table/table.ts';
import type { Workflow } from '../../../workflow/index.ts';
import { actingAs, isApplicant, isOwn } from '../../../membership/applicant.ts';
import { assertAgreed } from '../../../membership/consents.ts';
import { holdActing } from '../../../membership/hold-acting.ts';
import { assertLevel } from '../../../membership/real-name-level.ts';
import { assertChooses } from '../deciding/chosen-people.ts';
import { checkedAnswers } from './checked-answers.ts';
import { startableOf } from './startable.ts';
import { processForms } from './tables.ts';

type Started = z.output<typeof startedProcess>;

/** Starts a process with its form filled in, and takes away the draft that it was written in. */
export async function startProcess(
  context: Context,
  workflow: Workflow,
  { processDefKey, processId, formVersion, variables, draftId, ...people }: z.output<typeof startInput>,
): Promise<Started> {
  await refuseWaiting(context);
  if (isApplicant(context)) await holdActing(context);
  await assertLevel(context, 'apply');
  assertChooses(context, people);
  const process = await startableOf(context, workflow, { key: processDefKey, id: processId });
  const version = found(await mainForm(context, process));
  if (formVersion !== undefined && version.formVersion !== formVersion)
    throw new Refusal('workflow.formRenewed');
  const form = await formOf(context, version);
  const given = (answers: Record<string, unknown>) => asHandedIn(context, form, answers);
  const draft = draftId ? await ownDraft(context, { id: draftId, processKey: process.processDefKey }) : null;
  // What the draft holds stays, whichever of the members has put it there.
  const before = draft?.answers ?? {};
  const answers = await checkedAnswers(context, form, { said: variables, before, given });
  const { instanceId } = await workflow.start(context, {
    ...{ processKey: process.processDefKey, variables: answers },
    ...{ handlers: people.nextHandlers, copyUserIds: people.copyUserIds },
    ...(await factsOf(context, process.processDefName)),
  });
  await context.db.insert(processForms).values({ tenantId: context.tenantId, instanceId, ...version });
  await keepFiles(context, form, { instanceId, answers });
  if (draft) await repositoryOf(processDraft, asOwner(context)).remove([draft.id]);
  return { processInstanceId: instanceId };
}

/** Somebody whose account waits, or was refused, or who has not agreed to the texts in force hands nothing in; officers and others are not asked. */
export async function refuseWaiting(context: Context): Promise<void> {
  if (!isApplicant(context)) return;
  const acting = await actingAs(context);
  if (acting?.accountStatus === 'pending') throw new Refusal('application.accountPending');
  if (acting?.accountStatus === 'refused') throw new Refusal('application.accountInactive');
  if (acting) await assertAgreed(context, acting);
}

/** Another tab or a colleague may have removed it: that is no reason not to start. A draft of others, or of something else, is none. */
async function ownDraft(context: Context, { id, processKey }: { id: string; processKey: string }) {
  const table = tableOf(processDraft);
  const named = and(eq(table.id, id), eq(table.processKey, processKey));
  const draft = await repositoryOf(processDraft, asOwner(context)).first(named);
  return draft && isOwn(draft, found(context.actor)) ? draft : null;
}

/**
 * What lists tell of a process: until its model says otherwise, it is called by its own name and whose it is. One that is
 * started for a company belongs to the company, whoever of its members started it.
 */
export async function factsOf(context: Context, process: string) {
  const { name, deptIds, companyId } = found(context.actor);
  const titled = (of: string) => ({ title: `${process} ${of}`.slice(0, 300) });
  if (companyId === null) return { ...titled(name), starterDeptId: deptIds[0] ?? null };
  const { db, tenantId } = context;
  const { id, tenantId: tenant, companyName: named } = tableOf(company);
  const [row] = await db
    .select({ companyName: named })
    .from(tableOf(company))
    .where(and(eq(tenant, tenantId), eq(id, companyId)));
  const { companyName } = found(row);
  return { ...titled(companyName), ownerId: companyId, caseFacts: { companyName } };
}
