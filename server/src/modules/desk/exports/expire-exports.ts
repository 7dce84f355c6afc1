import { exportJob } from '@policy/shared/contract/entities/desk/export-job.ts';
import { and, eq, lt, ne } from 'drizzle-orm';

import { hourlyJob } from '../../../kit/routes/recurring-jobs.ts';
import { wireTime } from '../../../kit/runtime/clock.ts';
import { tryRemove } from '../../../kit/services/file-store.ts';
import type { Services } from '../../../kit/services/services.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { storedName } from './jobs.ts';

const table = tableOf(exportJob);
const atOnce = 500;

type Ports = Pick<Services, 'database' | 'clock' | 'files'>;

/** Removes exports that were kept for their time, with their files. */
export async function expireExports({ database: { db }, clock, files }: Ports): Promise<number> {
  const now = clock.now();
  const { id, format, tenantId, ossId } = table;
  const isOld = and(eq(table.isDeleted, 0), lt(table.expireTime, wireTime(now)), ne(table.state, 'running'));
  const old = await db.select({ id, format, tenantId, ossId }).from(table).where(isOld).limit(atOnce);
  let gone = 0;
  for (const row of old) {
    // One whose storage does not answer waits for the next round.
    if (!(await tryRemove(files, { ...row, name: storedName(row) }))) continue;
    await db.update(table).set({ isDeleted: 1, ossId: null }).where(eq(id, row.id));
    gone += 1;
  }
  return gone;
}

/** Exports expire once an hour while the server runs. */
export const exportExpiryModule = hourlyJob(expireExports, 'old exports were not removed');
