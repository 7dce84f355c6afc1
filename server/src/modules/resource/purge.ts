import { attachment } from '@policy/shared/contract/entities/resource/attachment.ts';
import { and, eq, lt, not } from 'drizzle-orm';

import { goesWithForm } from '../../forms/stored-files.ts';
import { hourlyJob } from '../../kit/routes/recurring-jobs.ts';
import { wireTime } from '../../kit/runtime/clock.ts';
import { tryRemove } from '../../kit/services/file-store.ts';
import type { Services } from '../../kit/services/services.ts';
import { tableOf } from '../../kit/table/table.ts';
import { goesWithComment } from '../../workflow/index.ts';

const table = tableOf(attachment);
/** So long a removed file can still be brought back. */
const keptDays = 30;
const dayMs = 86_400_000;
const atOnce = 500;

/** Deletes bodies and rows of files that were removed a month ago and neither stand beside a comment nor belong to a process; one whose storage does not answer waits for the next time. */
export async function purgeRemoved({ database: { db }, clock, files }: Services): Promise<number> {
  const before = wireTime(new Date(clock.now().getTime() - keptDays * dayMs));
  const { id, name, tenantId, ossId } = table;
  const old = await db
    .select({ id, name, tenantId, ossId })
    .from(table)
    .where(
      and(
        eq(table.isDeleted, 1),
        lt(table.updateTime, before),
        not(goesWithComment(id)),
        not(goesWithForm(id)),
      ),
    )
    .limit(atOnce);
  let gone = 0;
  for (const row of old) {
    if (!(await tryRemove(files, row))) continue;
    await db.delete(table).where(eq(id, row.id));
    gone += 1;
  }
  return gone;
}

/** Purges once an hour while the server runs. */
export const purgeModule = hourlyJob(purgeRemoved, 'removed files were not purged');
