import { reportRun } from '@policy/shared/contract/entities/report/report-run.ts';
import type { DraftOf } from '@policy/shared/contract/kit/entity.ts';
import { and, eq, gt, inArray, isNotNull, lt } from 'drizzle-orm';

import { wireTime } from '../../kit/clock.ts';
import type { Context } from '../../kit/context.ts';
import { found } from '../../kit/errors.ts';
import type { FileStore, FileStores } from '../../kit/file-store.ts';
import { repositoryOf } from '../../kit/repository.ts';
import { tableOf } from '../../kit/table.ts';

type Run = DraftOf<typeof reportRun>;
type Changes = Partial<Pick<Run, 'result' | 'progress' | 'rowCount' | 'durationMs' | 'fileName' | 'error'>>;

const table = tableOf(reportRun);
/** A file that takes longer was left behind by a process that is no more. */
const longestMs = 10 * 60_000;
const keptMs = 24 * 3_600_000;

/** Writes down that a report is run, in the name of whoever runs it. */
export const noteRun = (context: Context, run: Omit<Run, 'userId'>) =>
  repositoryOf(reportRun, context).insert({ ...run, userId: found(context.actor).userId });

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
  const since = wireTime(new Date(context.clock.now().getTime() - longestMs));
  const busy = and(
    eq(table.userId, found(context.actor).userId),
    eq(table.result, 'running'),
    gt(table.createTime, since),
  );
  return (await repositoryOf(reportRun, context).count(busy)) > 0;
}

/** Removes the tenant's files of a day ago; their runs stay. */
export async function removeOldFiles(context: Context, files: FileStores) {
  const { db, clock, tenantId } = context;
  const folder = await fileFolder(context, files);
  const before = wireTime(new Date(clock.now().getTime() - keptMs));
  const old = await db
    .select({ id: table.id, format: table.format })
    .from(table)
    .where(and(eq(table.tenantId, tenantId), isNotNull(table.fileName), lt(table.createTime, before)))
    .limit(500);
  for (const { id, format } of old) await folder.remove(storedName(id, format));
  const ids = old.map(({ id }) => id);
  if (ids.length > 0) await db.update(table).set({ fileName: null }).where(inArray(table.id, ids));
}

/** Where reports' files lie for their day: on the installation's own disk. */
export const fileFolder = ({ tenantId }: Context, files: FileStores): Promise<FileStore> =>
  files.of({ tenantId, ossId: null });

/** Name that a run's file is stored under. */
export const storedName = (id: string, format: string) => `${id}.${format}`;
