import { exportJob } from '@policy/shared/contract/entities/desk/export-job.ts';
import { refusalSentence } from '@policy/shared/messages/sentences.ts';
import { and, eq, lt } from 'drizzle-orm';

import { minutelyJob } from '../../../kit/routes/recurring-jobs.ts';
import { systemContext } from '../../../kit/runtime/context.ts';
import { tryRemove } from '../../../kit/services/file-store.ts';
import type { Services } from '../../../kit/services/services.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { inTransaction } from '../../../kit/transaction/transaction.ts';
import { aliveSince, storedName } from './jobs.ts';
import { tellFailed } from './tell.ts';

const table = tableOf(exportJob);
const atOnce = 100;
/** Nobody is asking when a lost job is closed, so that it is told in the product's first language. */
const reason = refusalSentence('exportJob.stopped', {}, 'zh');

type Ports = Pick<Services, 'database' | 'clock' | 'files' | 'rules'>;

/** Marks exports as failed whose process died, tells their askers, and removes what these had stored already. */
export async function closeLost({ database: { db }, clock, files, rules }: Ports): Promise<void> {
  const { id, format, tenantId, ossId } = table;
  const isLost = and(eq(table.state, 'running'), lt(table.updateTime, aliveSince(clock.now())));
  const lost = await db.select({ id, format, tenantId, ossId }).from(table).where(isLost).limit(atOnce);
  for (const job of lost) {
    const context = systemContext({ db, tenantId: job.tenantId, clock, rules });
    const isClosed = await inTransaction(context, async (inside) => {
      // Of several servers one closes it, and so it is told once.
      const [closed] = await inside.db
        .update(table)
        .set({ state: 'failed', error: reason })
        .where(and(eq(id, job.id), isLost))
        .returning({ userId: table.userId, fileName: table.fileName, isDeleted: table.isDeleted });
      // Whoever removed his job asks for nothing any more.
      if (closed?.isDeleted === 0) await tellFailed(inside, closed, reason);
      return closed !== undefined;
    });
    // Where its storage does not answer now, the file goes when the job is as old as files are kept.
    if (isClosed) await tryRemove(files, { ...job, name: storedName(job) });
  }
}

/** Lost exports are closed once a minute while the server runs. */
export const lostExportsModule = minutelyJob(closeLost, 'lost exports were not closed');
