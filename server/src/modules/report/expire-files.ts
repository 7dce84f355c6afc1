import { reportRun } from '@policy/shared/contract/entities/report/report-run.ts';
import { refusalSentence } from '@policy/shared/messages/sentences.ts';
import { and, eq, isNotNull, lt } from 'drizzle-orm';

import { hourlyJob } from '../../kit/routes/recurring-jobs.ts';
import { tryRemove } from '../../kit/services/file-store.ts';
import type { Services } from '../../kit/services/services.ts';
import { tableOf } from '../../kit/table/table.ts';
import { keptSince, makingSince, storedName } from './runs.ts';

const table = tableOf(reportRun);
const atOnce = 500;
/** Nobody is asking when a broken run is closed, so that it is told in the product's first language. */
const broken = { result: 'failed', error: refusalSentence('server.failed', {}, 'zh') } as const;

type Ports = Pick<Services, 'database' | 'clock' | 'files'>;

/** Removes files that are a day old and marks runs as failed whose process died; the rows of the runs stay. */
export async function expireFiles({ database: { db }, clock, files }: Ports): Promise<number> {
  const now = clock.now();
  const isLost = and(eq(table.result, 'running'), lt(table.createTime, makingSince(now)));
  await db.update(table).set(broken).where(isLost);
  const { id, format, tenantId, ossId } = table;
  const old = await db
    .select({ id, format, tenantId, ossId })
    .from(table)
    .where(and(isNotNull(table.fileName), lt(table.createTime, keptSince(now))))
    .limit(atOnce);
  let gone = 0;
  for (const row of old) {
    // One whose storage does not answer waits for the next round.
    if (!(await tryRemove(files, { ...row, name: storedName(row.id, row.format) }))) continue;
    await db.update(table).set({ fileName: null, ossId: null }).where(eq(id, row.id));
    gone += 1;
  }
  return gone;
}

/** Files of reports expire once an hour while the server runs. */
export const expiryModule = hourlyJob(expireFiles, 'old files of reports were not removed');
