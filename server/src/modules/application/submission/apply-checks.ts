import { application } from '@policy/shared/contract/entities/application/application.ts';
import type { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { and, eq, isNull, ne, notInArray, sql } from 'drizzle-orm';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Actor, Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { actorOf } from '../../../membership/applicant.ts';
import { applicationTable } from '../tables.ts';

type Guide = RowOf<typeof itemGuide>;

/** A refused or ended application does not stand in the way of another. */
const passed = ['withdrawn', 'terminated', 'rejected', 'not_accepted'] as const;

/** Whether a guide's window lets nobody apply just now. */
export const isClosed = (guide: Guide) => guide.windowStatus !== 'open' && guide.windowStatus !== 'closing';

/** Refuses outside the window, for apply-free items, and for those that are not handled online. */
export function refuseWhileClosed(guide: Guide) {
  if (guide.isMsjx === 1 || guide.isOnline === 0) throw new Refusal('application.notOnline');
  if (isClosed(guide))
    throw new Refusal('application.windowClosed', {
      start: guide.applyStart ?? '',
      end: guide.applyEnd ?? '',
    });
}

/**
 * The application that stands in the way of another by whom the caller acts for: one company, whichever of its members, one guide, one batch,
 * or one project where a guide is applied for by project.
 */
export async function findConflictingApplication(
  context: Context,
  guide: Guide,
  about: { projectName?: string; except?: string } = {},
) {
  const batch = guide.batchNo
    ? eq(applicationTable.batchNo, guide.batchNo)
    : isNull(applicationTable.batchNo);
  const same =
    guide.repeatPolicy === 'once_per_subject'
      ? eq(applicationTable.projectName, about.projectName ?? '')
      : batch;
  const other = about.except ? ne(applicationTable.id, about.except) : undefined;
  const mine = and(belongsTo(actorOf(context)), eq(applicationTable.guideId, guide.id));
  return repositoryOf(application, context).first(
    and(mine, same, other, notInArray(applicationTable.status, [...passed])),
  );
}

/** Two requests of one company for one guide go one after the other from here to the commit. */
export async function lockForApply(
  context: Context,
  guideId: string,
  { companyId, userId }: { companyId: string | null; userId: string },
) {
  const key = `${guideId}:${companyId ?? userId}`;
  await context.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/** The applications of the company that somebody acts for, or his own that are of no company. */
export function belongsTo({ companyId, userId }: Pick<Actor, 'companyId' | 'userId'>) {
  const { companyId: company, userId: person } = applicationTable;
  return companyId === null ? and(isNull(company), eq(person, userId)) : eq(company, companyId);
}
