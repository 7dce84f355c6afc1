import { application } from '@policy/shared/contract/entities/application/application.ts';
import { applicationTransition } from '@policy/shared/contract/entities/application/application-transition.ts';
import { portalUser } from '@policy/shared/contract/entities/application/portal-user.ts';
import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import type { DraftOf, RowOf } from '@policy/shared/contract/kit/entity.ts';
import { and, eq } from 'drizzle-orm';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import { wireTime } from '../../../kit/runtime/clock.ts';
import type { Actor, Context } from '../../../kit/runtime/context.ts';
import { found, Refusal } from '../../../kit/runtime/errors.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { applicationTable } from '../tables.ts';
import { refuseWhileClosed, findConflictingApplication, lockForApply } from './apply-checks.ts';
import { nextApplyNo } from './apply-number.ts';

/** The signed-in caller; a route behind a guard always has one. */
export function actorOf(context: Context): Actor {
  if (!context.actor) throw new Refusal('session.missing');
  return context.actor;
}

/** The company of the caller; refuses an account that has not been approved. */
export async function companyOf(context: Context): Promise<RowOf<typeof portalUser>> {
  const { userId } = actorOf(context);
  const company = await repositoryOf(portalUser, context).first(eq(tableOf(portalUser).uid, userId));
  if (company?.accountStatus !== 'active') throw new Refusal('application.accountInactive');
  return company;
}

/** Begins an application from the company's own facts, or answers the draft that is already there. */
export async function beginDraft(context: Context, guideId: string): Promise<RowOf<typeof application>> {
  const guide = await repositoryOf(itemGuide, context).get(guideId);
  const company = await companyOf(context);
  await lockForApply(context, guide.id, company.uid);
  const drafts = and(
    eq(applicationTable.userId, company.uid),
    eq(applicationTable.guideId, guide.id),
    eq(applicationTable.status, 'draft'),
  );
  const known = await repositoryOf(application, context).first(drafts);
  if (known) return known;
  refuseWhileClosed(guide);
  const other =
    guide.repeatPolicy === 'once_per_batch'
      ? await findConflictingApplication(context, guide, { userId: company.uid })
      : null;
  if (other) throw new Refusal('application.repeated', { applyNo: other.applyNo });
  return addDraft(context, { guide, company });
}

async function addDraft(context: Context, { guide, company }: Parties) {
  const facts = {
    applyNo: await nextApplyNo(context, guide),
    projectName: `${guide.title}（${company.companyName}）`.slice(0, 200),
    accountName: company.accountName ?? company.companyName,
    bankName: company.bankName,
    batchNo: guide.batchNo,
  };
  return addApplication(context, { guide, company }, facts);
}

/** What is applied for, and who applies; the application gets a new id unless it has one already. */
interface Parties {
  guide: RowOf<typeof itemGuide>;
  company: RowOf<typeof portalUser>;
  id?: string;
}

/** Adds the application of a company with the first step of its history. */
export async function addApplication(
  context: Context,
  { guide, company, id }: Parties,
  facts: Partial<DraftOf<typeof application>>,
): Promise<RowOf<typeof application>> {
  const parties = {
    guideId: guide.id,
    policyItemId: guide.policyItemId,
    policyId: guide.policyId,
    agencyId: guide.agencyId,
    userId: company.uid,
    companyName: company.companyName,
    creditCode: company.creditCode,
  };
  const row = await repositoryOf(application, context).insert({ ...parties, ...facts }, id);
  const at = wireTime(context.clock.now());
  const begun = {
    applicationId: row.id,
    toStatus: 'draft' as const,
    actorId: company.uid,
    actorRole: 'applicant',
    at,
  };
  await repositoryOf(applicationTransition, context).insert(begun);
  return row;
}

/** The caller's own application, or a refusal that tells nothing. */
export async function ownApplication(context: Context, id: string): Promise<RowOf<typeof application>> {
  const row = await repositoryOf(application, context).get(id);
  return found(row.userId === actorOf(context).userId ? row : null);
}
