import { applicationMoves, finalStates } from '@policy/shared/contract/application/moves.ts';
import { applicationTransition } from '@policy/shared/contract/entities/application/application-transition.ts';
import type { ApplicationState } from '@policy/shared/contract/entities/application/application-states.ts';
import type { application } from '@policy/shared/contract/entities/application/application.ts';
import type { DraftOf, RowOf } from '@policy/shared/contract/kit/entity.ts';
import { and, desc, eq } from 'drizzle-orm';

import { wireDate } from '../../../kit/runtime/clock.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { addWorkdays, workdaysBetween } from '../../../kit/runtime/workdays.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { calendarOf } from '../../../parameters/parameters.ts';

type Facts = Partial<DraftOf<typeof application>>;

const transitions = tableOf(applicationTransition);
const standsIn = (status: ApplicationState) => applicationMoves.paused.includes(status);

/**
 * The promise clock goes on where a case leaves a status in which it stood (`portal.md` c1): the promised day moves on
 * by the working days of the pause. Nothing for any other move, nor for one that ends the case.
 */
export async function resumedClock(
  context: Context,
  { id, status, dueDate, pausedDays }: RowOf<typeof application>,
  to: ApplicationState,
): Promise<Facts> {
  if (dueDate === null || !standsIn(status) || standsIn(to) || finalStates.includes(to)) return {};
  const [entered] = await context.db
    .select({ at: transitions.at })
    .from(transitions)
    .where(and(eq(transitions.applicationId, id), eq(transitions.toStatus, status)))
    .orderBy(desc(transitions.at), desc(transitions.id))
    .limit(1);
  const today = wireDate(context.clock.now());
  const calendar = await calendarOf(context);
  const days = workdaysBetween(entered?.at.slice(0, 10) ?? today, today, calendar);
  return days === 0 ? {} : { dueDate: addWorkdays(dueDate, days, calendar), pausedDays: pausedDays + days };
}
