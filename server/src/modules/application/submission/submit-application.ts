import type {
  declareInput,
  resubmitInput,
  withdrawInput,
} from '@policy/shared/contract/application/calls.ts';
import { application } from '@policy/shared/contract/entities/application/application.ts';
import { settledAnswers } from '@policy/shared/forms/dependences/settled-answers.ts';
import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import { wireDate, wireTime } from '../../../kit/runtime/clock.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { addWorkdays } from '../../../kit/runtime/workdays.ts';
import { tableOf } from '../../../kit/table/table.ts';
import type { SigningService } from '../../../signing/port.ts';
import type { Workflow } from '../../../workflow/index.ts';
import { asHandedIn } from '../../../forms/given-answers.ts';
import { applicationForm, guideOf } from '../forms/forms.ts';
import { openTaskOf } from '../moves/open-task.ts';
import { signApplication } from '../signing/sign-application.ts';
import { calendarOf } from '../../../parameters/parameters.ts';
import { refuseWhileClosed, findConflictingApplication, lockForApply } from './apply-checks.ts';
import { assertComplete } from './assert-complete.ts';
import { applicantOf, assertDuty } from '../../../membership/applicant.ts';
import { assertLevel } from '../../../membership/real-name-level.ts';
import { ownApplication } from './draft.ts';
import { notEditable } from './save-draft.ts';

type Application = RowOf<typeof application>;
type Guide = RowOf<typeof itemGuide>;

const guides = tableOf(itemGuide);

/** What handing in takes besides the rows. */
interface HandInPorts {
  workflow: Workflow;
  signing: SigningService;
}

/** Signs and hands in a whole draft: its process starts, and the promise clock with it. */
export async function submitApplication(
  context: Context,
  { workflow, signing }: HandInPorts,
  { id, version }: z.output<typeof declareInput>,
): Promise<Application> {
  const row = await ownApplication(context, id);
  await applicantOf(context);
  assertDuty(context, 'signer');
  await assertLevel(context, 'apply');
  if (row.status !== 'draft') throw notEditable(context, row);
  const guide = await guideOf(context, row);
  await lockForApply(context, guide.id, row);
  refuseWhileClosed(guide);
  const other = await findConflictingApplication(context, guide, {
    projectName: row.projectName,
    except: id,
  });
  if (other) throw new Refusal('application.repeated', { applyNo: other.applyNo });
  const whole = { ...row, ...(await handedIn(context, row, guide)) };
  await assertComplete(context, whole, guide);
  await startCase(context, workflow, { row: whole, guide, version });
  const handed = await ownApplication(context, id);
  await signApplication(context, signing, { row: handed, act: 'declare' });
  return handed;
}

/** The answers with what the system gives them at the moment they are handed in, though nobody typed any, and the form they are written in. */
async function handedIn(context: Context, row: Application, guide: Guide) {
  const form = await applicationForm(context, row, guide);
  if (!form) return {};
  const formData = settledAnswers(form.schema, await asHandedIn(context, form, row.formData ?? {}));
  return { formData, formKey: form.key, formVersion: form.version };
}

/** Starts the process of a whole application; the promise clock runs from here. */
export async function startCase(
  context: Context,
  workflow: Workflow,
  { row, guide, version }: { row: Application; guide: Guide; version?: number },
) {
  const now = context.clock.now();
  const dueDate = addWorkdays(
    wireDate(now),
    guide.promiseDays ?? guide.legalDays ?? 60,
    await calendarOf(context),
  );
  const { formData, formKey, formVersion } = row;
  const written = { formData, formKey, formVersion };
  const facts = { ...written, submitTime: wireTime(now), declarationSignedAt: wireTime(now), dueDate };
  await repositoryOf(application, context).update(row.id, facts, version);
  await workflow.start(context, {
    processKey: guide.processDefKey,
    businessKey: row.id,
    serialNumber: row.applyNo,
    title: row.projectName,
    ownerId: row.companyId ?? row.userId,
    caseFacts: {
      itemId: guide.id,
      itemName: guide.title,
      itemNameEn: guide.titleEn,
      agencyId: row.agencyId,
      companyName: row.companyName,
      amountWan: row.applyAmountWan,
    },
    variables: {
      agencyId: row.agencyId,
      applyAmountWan: row.applyAmountWan,
      // Every step up to the decision is due with it: the promise is one for all of them.
      decideBy: `${dueDate} 23:59:59`,
    },
  });
  // Counted beside the row: a change of its own would make every kept page of the guide stale.
  await context.db
    .update(guides)
    .set({ applyCount: sql`${guides.applyCount} + 1` })
    .where(eq(guides.id, guide.id));
}

/** Hands a corrected application back to the node that returned it. */
export async function resubmit(
  context: Context,
  { workflow, signing }: HandInPorts,
  { id, version, comment }: z.output<typeof resubmitInput>,
) {
  const row = await ownApplication(context, id);
  assertDuty(context, 'signer');
  await assertLevel(context, 'apply');
  if (row.status !== 'supplement') throw notEditable(context, row);
  if (row.version !== version) throw new Refusal('row.stale');
  await assertComplete(context, row, await guideOf(context, row));
  const taskId = await openTaskOf(context, workflow, row);
  await workflow.resubmit(context, { taskId, comment });
  const handed = await ownApplication(context, id);
  await signApplication(context, signing, { row: handed, act: 'resubmit' });
  return handed;
}

/** Takes an application back before it was accepted. */
export async function withdraw(
  context: Context,
  workflow: Workflow,
  { id, comment }: z.output<typeof withdrawInput>,
) {
  const row = await ownApplication(context, id);
  assertDuty(context, 'signer');
  await assertLevel(context, 'apply');
  if (row.processInstanceId === null) throw notEditable(context, row);
  await workflow.withdraw(context, { instanceId: row.processInstanceId, comment });
  return ownApplication(context, id);
}
