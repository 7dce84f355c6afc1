import { applicationTransition } from '@policy/shared/contract/entities/application/application-transition.ts';
import type { ApplicationState } from '@policy/shared/contract/entities/application/application-states.ts';
import { application } from '@policy/shared/contract/entities/application/application.ts';
import { moveOf } from '@policy/shared/contract/application/moves.ts';
import type { Mover } from '@policy/shared/contract/application/moves.ts';
import type { DraftOf, RowOf } from '@policy/shared/contract/kit/entity.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';

import { wireTime } from '../../kit/clock.ts';
import type { Context } from '../../kit/context.ts';
import { Refusal } from '../../kit/errors.ts';
import { repositoryOf } from '../../kit/repository.ts';

type Application = RowOf<typeof application>;

/** A move of an application and what is said about it. */
export interface Moving {
  to: ApplicationState;
  /** Who the process says is acting. */
  by: Mover;
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
  const { to, by, facts } = moving;
  if (!moveOf(row.status, to)?.by.includes(by)) throw illegalMove(context, row.status, to);
  await record(context, row, moving);
  return repositoryOf(application, context).update(row.id, { ...facts, status: to }, row.version);
}

/** What officers say with a move is the applicant's to read; notes among themselves are not written here. */
async function record(context: Context, row: Application, { to, by, comment }: Moving) {
  await repositoryOf(applicationTransition, context).insert({
    applicationId: row.id,
    fromStatus: row.status,
    toStatus: to,
    actorId: context.actor?.userId ?? null,
    actorRole: by,
    comment: comment || null,
    visibleToApplicant: 1,
    at: wireTime(context.clock.now()),
  });
}

function illegalMove(context: Context, from: ApplicationState, to: ApplicationState) {
  const names = catalogue(context.locale).entity(application.name).choices.status ?? {};
  return new Refusal('application.illegalMove', { from: names[from] ?? from, to: names[to] ?? to });
}
