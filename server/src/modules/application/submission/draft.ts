import type { draftInput } from '@policy/shared/contract/application/calls.ts';
import { application } from '@policy/shared/contract/entities/application/application.ts';
import { applicationTransition } from '@policy/shared/contract/entities/application/application-transition.ts';
import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import type { DraftOf, RowOf } from '@policy/shared/contract/kit/entity.ts';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import { wireTime } from '../../../kit/runtime/clock.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { found, Refusal } from '../../../kit/runtime/errors.ts';
import { applicationTable } from '../tables.ts';
import { actorOf, assertDuty, isOwn, preparingApplicant } from '../../../membership/applicant.ts';
import type { Applicant } from '../../../membership/applicant.ts';
import { belongsTo, findConflictingApplication, lockForApply, refuseWhileClosed } from './apply-checks.ts';
import { mainForm } from '../../../forms/form-versions.ts';
import { contactAnswers } from './contact-answers.ts';
import { nextApplyNo } from './apply-number.ts';

/** Begins an application from the applicant's own facts, or answers the draft that is already there, in the newest form if asked to. */
export async function beginDraft(
  context: Context,
  { guideId, renewForm }: z.output<typeof draftInput>,
): Promise<RowOf<typeof application>> {
  const guide = await repositoryOf(itemGuide, context).get(guideId);
  const applicant = await preparingApplicant(context);
  await lockForApply(context, guide.id, actorOf(context));
  const drafts = and(
    belongsTo(actorOf(context)),
    eq(applicationTable.guideId, guide.id),
    eq(applicationTable.status, 'draft'),
  );
  const known = await repositoryOf(application, context).first(drafts);
  if (known && !renewForm) return known;
  assertDuty(context, 'preparer');
  if (known)
    return repositoryOf(application, context).update(known.id, (await mainForm(context, guide)) ?? {});
  refuseWhileClosed(guide);
  const other =
    guide.repeatPolicy === 'once_per_batch' ? await findConflictingApplication(context, guide) : null;
  if (other) throw new Refusal('application.repeated', { applyNo: other.applyNo });
  return addDraft(context, { guide, applicant });
}

async function addDraft(context: Context, { guide, applicant }: Parties) {
  const facts = {
    applyNo: await nextApplyNo(context, guide),
    projectName: `${guide.title}（${applicant.companyName}）`.slice(0, 200),
    accountName: applicant.companyName,
    bankName: applicant.bankName,
    formData: await contactAnswers(context, guide, applicant),
    batchNo: guide.batchNo,
  };
  return addApplication(context, { guide, applicant }, facts);
}

/** What is applied for, and who applies; the application gets a new id unless it has one already. */
interface Parties {
  guide: RowOf<typeof itemGuide>;
  applicant: Applicant;
  id?: string;
}

/** Adds an application with the first step of its history. */
export async function addApplication(
  context: Context,
  { guide, applicant, id }: Parties,
  facts: Partial<DraftOf<typeof application>>,
): Promise<RowOf<typeof application>> {
  const parties = {
    guideId: guide.id,
    policyItemId: guide.policyItemId,
    policyId: guide.policyId,
    agencyId: guide.agencyId,
    userId: applicant.uid,
    companyId: applicant.companyId,
    companyName: applicant.companyName,
    creditCode: applicant.creditCode,
    ...(await mainForm(context, guide)),
  };
  const row = await repositoryOf(application, context).insert({ ...parties, ...facts }, id);
  const at = wireTime(context.clock.now());
  const begun = {
    applicationId: row.id,
    toStatus: 'draft' as const,
    actorId: applicant.uid,
    actorRole: 'applicant',
    at,
  };
  await repositoryOf(applicationTransition, context).insert(begun);
  return row;
}

/** An application of the company that the caller acts for, or his own; else a refusal that tells nothing. */
export async function ownApplication(context: Context, id: string): Promise<RowOf<typeof application>> {
  const row = await repositoryOf(application, context).get(id);
  return found(isOwn(row, actorOf(context)) ? row : null);
}
