import { exportJob } from '@policy/shared/contract/entities/desk/export-job.ts';
import type { DraftOf } from '@policy/shared/contract/kit/entity.ts';
import { and, eq, gt } from 'drizzle-orm';

import { asOwner } from '../../../kit/access/as-owner.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { wireTime } from '../../../kit/runtime/clock.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { found, Refusal } from '../../../kit/runtime/errors.ts';
import { tableOf } from '../../../kit/table/table.ts';

type Job = DraftOf<typeof exportJob>;
type Changes = Partial<Pick<Job, 'state' | 'progress' | 'rowCount' | 'ossId' | 'error'>>;

const table = tableOf(exportJob);
/** Exports that one person has under way at once. */
const mostAtOnce = 3;
/** A job that has told nothing for so long was left behind by a process that is no more. */
const silentMs = 10 * 60_000;
/** How long a file is kept. */
const keptDays = 7;

/** When a job that still has a worker told of itself at the earliest. */
export const aliveSince = (now: Date): string => wireTime(new Date(now.getTime() - silentMs));

/** Until when a file that is begun now is kept. */
export const keptUntil = (now: Date, days = keptDays): string =>
  wireTime(new Date(now.getTime() + days * 86_400_000));

/** Name that a job's file is stored under. */
export const storedName = ({ id, format }: { id: string; format: string }) => `${id}.${format}`;

/** Refuses one more export to somebody who has as many under way as one person may. */
export async function assertRoom(context: Context): Promise<void> {
  const running = and(
    eq(table.userId, found(context.actor).userId),
    eq(table.state, 'running'),
    gt(table.updateTime, aliveSince(context.clock.now())),
  );
  if ((await repositoryOf(exportJob, context).count(running)) >= mostAtOnce)
    throw new Refusal('exportJob.busy', { most: mostAtOnce });
}

/** Writes down how far a job is; false where it is no longer running, so that its worker stops. */
export async function noteJob(
  { db, clock, tenantId }: Context,
  id: string,
  changes: Changes,
): Promise<boolean> {
  const isIt = and(
    ...[eq(table.tenantId, tenantId), eq(table.id, id)],
    ...[eq(table.state, 'running'), eq(table.isDeleted, 0)],
  );
  const noted = await db
    .update(table)
    .set({ ...changes, updateTime: wireTime(clock.now()) })
    .where(isIt)
    .returning({ id: table.id });
  return noted.length > 0;
}

/** A job of the caller's own by its id, whatever his roles let him read. */
export const ownJob = (context: Context, id: string) => repositoryOf(exportJob, asOwner(context)).get(id);
