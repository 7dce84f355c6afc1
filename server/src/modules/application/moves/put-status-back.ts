import { applicationTransition } from '@policy/shared/contract/entities/application/application-transition.ts';
import { application } from '@policy/shared/contract/entities/application/application.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { and, desc, eq, gte } from 'drizzle-orm';

import { moveRow } from '../../../kit/crud/move-row.ts';
import { wireTime } from '../../../kit/runtime/clock.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { caseRow } from '../effects/case-row.ts';
import { recordTransition } from './move-application.ts';
import { partOf } from './mover.ts';
import { resumedClock } from './promise-clock.ts';

const transitions = tableOf(applicationTransition);

interface Withdrawn {
  decidedAt: Date;
  /** The statuses that the decision had brought, in their order. */
  statuses: readonly string[];
  actedAs: string | null;
}

/**
 * An application is again what it was before a decision that was withdrawn. This is no move of the table, which says what
 * may follow; it undoes one.
 */
export async function putStatusBack(
  context: Context,
  id: string,
  { decidedAt, statuses, actedAs }: Withdrawn,
): Promise<void> {
  const row = await caseRow(context, id);
  const brought = broughtBy(statuses, await transitionsSince(context, id, decidedAt));
  const before = brought.at(-1)?.fromStatus;
  if (!before || before === row.status) return;
  // Something else has moved it on since.
  if (row.status !== brought[0]?.toStatus)
    throw new Refusal('workflow.decisionStands', { node: row.currentNode ?? '' });
  const facts = {
    ...(await resumedClock(context, row, before)),
    ...(brought.some(({ toStatus }) => toStatus === 'accepted') && { acceptTime: null }),
  };
  const part = await partOf(context, 'officer', actedAs);
  await recordTransition(context, row, { to: before, part });
  await moveRow(application, context, { row, move: { from: row.status, to: before, by: [] }, facts });
}

type Led = Pick<RowOf<typeof applicationTransition>, 'fromStatus' | 'toStatus'>;

/** The transitions that the statuses led to, the latest first; a status that the application had already led to none. */
function broughtBy(statuses: readonly string[], latestFirst: readonly Led[]): Led[] {
  const left = [...latestFirst];
  return statuses.toReversed().flatMap((status) => (left[0]?.toStatus === status ? left.splice(0, 1) : []));
}

function transitionsSince({ db }: Context, applicationId: string, since: Date): Promise<Led[]> {
  const { fromStatus, toStatus, at, id } = transitions;
  const isSince = and(eq(transitions.applicationId, applicationId), gte(at, wireTime(since)));
  return db.select({ fromStatus, toStatus }).from(transitions).where(isSince).orderBy(desc(at), desc(id));
}
