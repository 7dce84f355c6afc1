import { applicationTransition } from '@policy/shared/contract/entities/application/application-transition.ts';
import type { ApplicationState } from '@policy/shared/contract/entities/application/application-states.ts';
import { application } from '@policy/shared/contract/entities/application/application.ts';
import { applicationMoves } from '@policy/shared/contract/application/moves.ts';
import type { Mover } from '@policy/shared/contract/application/moves.ts';
import type { DraftOf, RowOf } from '@policy/shared/contract/kit/entity.ts';

import { illegalMove, moveRow } from '../../../kit/crud/move-row.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { wireTime } from '../../../kit/runtime/clock.ts';
import type { Context } from '../../../kit/runtime/context.ts';

import { resumedClock } from './promise-clock.ts';

type Application = RowOf<typeof application>;

const stateful = { entity: application, refusal: 'application.illegalMove' } as const;

/** A move of an application and what is said about it. */
export interface Moving {
  to: ApplicationState;
  by: Mover;
  /** What the mover's part in the case is called. */
  part: string;
  comment?: string;
  /** Further facts that change with the status. */
  facts?: Partial<DraftOf<typeof application>>;
}

/** Moves an application along the table of moves and records who did it; a move that is not in the table is refused. */
export async function moveApplication(
  context: Context,
  row: Application,
  moving: Moving,
): Promise<Application> {
  const { to, by } = moving;
  const move = applicationMoves.find(row.status, to);
  if (!move?.by.includes(by)) throw illegalMove(stateful, context, { from: row.status, to });
  const facts = { ...(await resumedClock(context, row, to)), ...moving.facts };
  await recordTransition(context, row, moving);
  return moveRow(application, context, { row, move, facts });
}

/** What officers say with a move is the applicant's to read; notes among themselves are not written here. */
export async function recordTransition(
  context: Context,
  row: Application,
  { to, part, comment }: Pick<Moving, 'to' | 'part' | 'comment'>,
): Promise<void> {
  await repositoryOf(applicationTransition, context).insert({
    applicationId: row.id,
    fromStatus: row.status,
    toStatus: to,
    actorId: context.actor?.userId ?? null,
    actorRole: part,
    comment: comment || null,
    visibleToApplicant: 1,
    at: wireTime(context.clock.now()),
  });
}
