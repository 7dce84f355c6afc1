import { reportRun } from '@policy/shared/contract/entities/report/report-run.ts';
import { report } from '@policy/shared/contract/entities/report/report.ts';
import type { DraftOf } from '@policy/shared/contract/kit/entity.ts';
import { and, eq, gt } from 'drizzle-orm';

import { repositoryOf } from '../../kit/rows/repository.ts';
import { wireTime } from '../../kit/runtime/clock.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { found } from '../../kit/runtime/errors.ts';
import { tableOf } from '../../kit/table/table.ts';

type Run = DraftOf<typeof reportRun>;
type OutcomeField = 'result' | 'progress' | 'rowCount' | 'durationMs' | 'fileName' | 'ossId' | 'error';
type Changes = Partial<Pick<Run, OutcomeField>>;

const table = tableOf(reportRun);
const reports = tableOf(report);
/** A file that takes longer was left behind by a process that is no more. */
const longestMs = 10 * 60_000;
const keptMs = 24 * 3_600_000;

/** Writes down that a report is run, in the name of whoever runs it; to the report itself that is no change. */
export async function noteRun(context: Context, run: Omit<Run, 'userId'>) {
  const isIt = and(eq(reports.tenantId, context.tenantId), eq(reports.id, run.reportId));
  await context.db
    .update(reports)
    .set({ lastRunTime: wireTime(context.clock.now()) })
    .where(isIt);
  return repositoryOf(reportRun, context).insert({ ...run, userId: found(context.actor).userId });
}

/** Writes down how far a run is; a run is a log of its own, so its changes are told nowhere else. */
export async function noteProgress({ db, clock, tenantId }: Context, id: string, changes: Changes) {
  const isIt = and(eq(table.tenantId, tenantId), eq(table.id, id));
  await db
    .update(table)
    .set({ ...changes, updateTime: wireTime(clock.now()) })
    .where(isIt);
}

/** A run of the caller's own by its id. */
export async function ownRun(context: Context, id: string) {
  const run = await repositoryOf(reportRun, context).first(eq(table.id, id));
  return found(run?.userId === context.actor?.userId ? run : null);
}

/** Whether a file of the caller's is being made. */
export async function isExporting(context: Context): Promise<boolean> {
  const busy = and(
    eq(table.userId, found(context.actor).userId),
    eq(table.result, 'running'),
    gt(table.createTime, makingSince(context.clock.now())),
  );
  return (await repositoryOf(reportRun, context).count(busy)) > 0;
}

/** When a file that is still there was begun at the earliest. */
export const keptSince = (now: Date): string => wireTime(new Date(now.getTime() - keptMs));

/** When a file that is still being made was begun at the earliest. */
export const makingSince = (now: Date): string => wireTime(new Date(now.getTime() - longestMs));

/** Name that a run's file is stored under. */
export const storedName = (id: string, format: string) => `${id}.${format}`;
