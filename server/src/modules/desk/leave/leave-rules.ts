import { leave } from '@policy/shared/contract/entities/desk/leave.ts';
import type { DraftOf, RowOf } from '@policy/shared/contract/kit/entity.ts';
import { and, eq, gte, inArray, lte, ne, or, sql } from 'drizzle-orm';

import { defineRules } from '../../../kit/rules/rules.ts';
import type { Write } from '../../../kit/rules/rules.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { daysOff } from './days-off.ts';
import { refuseUnfitFiles } from './leave-files.ts';

type Leave = typeof leave;
type Draft = Partial<DraftOf<Leave>>;

const table = tableOf(leave);
/** States in which the days are taken. */
const taken = ['running', 'approved'] as const;
const isTaken = (state: string | undefined) => taken.some((one) => one === state);
const hasEnded = (state = 'draft') => state !== 'draft' && !isTaken(state);

/** A leave is its writer's, has working days that nothing else of his takes, and stays as it was handed in. */
export const leaveRules = defineRules(leave, {
  beforeWrite: [
    isTheirs,
    { fields: ['kind', 'startDate', 'endDate', 'reason', 'attachIds'], rule: isDraft },
    { fields: ['attachIds'], rule: refuseUnfitFiles },
    { fields: ['startDate', 'endDate', 'state'], rule: takesFreeDays },
  ],
  beforeRemove: [
    (rows, { actor }) => {
      if (rows.some(({ userId }) => actor && userId !== actor.userId)) throw new Refusal('row.notFound');
      // What was handed in is what its process is about.
      if (rows.some(({ state }) => state !== 'draft')) throw new Refusal('leave.kept');
    },
  ],
  // What somebody has only written down is nobody else's matter.
  reach: ({ state, userId }, { actor }) =>
    actor ? or(ne(state, 'draft'), eq(userId, actor.userId)) : undefined,
});

/** A new one is whose asks for it; another's is changed by nobody but its process, which moves its state. */
function isTheirs(values: Draft, { before, context: { actor } }: Write<Leave>): void {
  if (!actor) return;
  if (!before) values.userId = actor.userId;
  else if (values.state === undefined && before.userId !== actor.userId) throw new Refusal('row.notFound');
}

function isDraft(_: Draft, { before }: Write<Leave>): void {
  if (before && before.state !== 'draft') throw new Refusal('leave.handedIn');
}

async function takesFreeDays(values: Draft, { before, context }: Write<Leave>): Promise<void> {
  const row = { startDate: '', endDate: '', userId: '', ...before, ...values };
  // What was free when it was handed in stays taken, and what has ended takes nothing.
  if (isTaken(before?.state) || hasEnded(row.state)) return;
  const { workdays } = await daysOff(context, row);
  if (workdays.length === 0) throw new Refusal('leave.noWorkday', {}, 'endDate');
  values.workdays = workdays.length;
  const other = await overlapping(context, { ...row, id: before?.id });
  if (other) throw new Refusal('leave.overlap', { start: other.startDate, end: other.endDate }, 'startDate');
}

type Asked = Pick<RowOf<Leave>, 'userId' | 'startDate' | 'endDate'> & { id: string | undefined };

/** Another leave of the same person at that time. Under a lock on all of his: of two that are handed in at once, the second sees the first. */
async function overlapping({ db, tenantId }: Context, { id, userId, startDate, endDate }: Asked) {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`leaves:${tenantId}:${userId}`}, 0))`);
  const theirs = and(eq(table.tenantId, tenantId), eq(table.userId, userId), eq(table.isDeleted, 0));
  const meets = and(lte(table.startDate, endDate), gte(table.endDate, startDate));
  const [other] = await db
    .select({ startDate: table.startDate, endDate: table.endDate })
    .from(table)
    .where(
      and(theirs, inArray(table.state, [...taken]), meets, id === undefined ? undefined : ne(table.id, id)),
    )
    .limit(1);
  return other;
}
