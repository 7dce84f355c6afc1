import { exportJob } from '@policy/shared/contract/entities/desk/export-job.ts';

import { asOwner } from '../../../kit/access/as-owner.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import type { FileStores } from '../../../kit/services/file-store.ts';
import { inTransaction } from '../../../kit/transaction/transaction.ts';
import { storedName } from './jobs.ts';

/** Removes jobs of the caller's own with their files, all or none; one that is under way stops. */
export async function removeJobs(context: Context, files: FileStores, ids: readonly string[]): Promise<void> {
  const jobs = await repositoryOf(exportJob, asOwner(context)).allOf(ids);
  await inTransaction(context, async (inside) => {
    await repositoryOf(exportJob, asOwner(inside)).remove(jobs.map(({ id }) => id));
    // Within the transaction: a file that its storage keeps stays in the list.
    for (const job of jobs) if (job.state === 'done') await (await files.of(job)).remove(storedName(job));
  });
}
