import { z } from 'zod';

import { Refusal } from '../../kit/runtime/errors.ts';
import { defineCommand } from '../command.ts';
import { instanceIsRunning } from '../preconditions.ts';
import { fireJob } from '../interpreter/events/fire-job.ts';
import { stateOf } from '../load.ts';
import type { JobRow } from '../rows.ts';
import type { Store } from '../store.ts';

/** Runs a timer, or delivers what was thrown elsewhere; one that has fired or was taken back in the meantime is refused and does nothing. */
export const fireTimer = defineCommand({
  name: 'fireTimer',
  input: z.object({ jobId: z.string() }),
  target: ({ jobId }) => jobId,
  load: loadJob,
  preconditions: [timerIsPending, instanceIsRunning],
  interpret: (run, { instance, job }) => {
    if (job) fireJob(run, job);
    return instance.id;
  },
});

async function loadJob({ jobId }: { jobId: string }, store: Store) {
  const tree = await store.lockTree({ jobId });
  if (!tree) throw new Refusal('workflow.timerGone');
  const job = tree.jobs.find((row) => row.id === jobId);
  return { ...(await stateOf(tree, store)), job, hops: job?.hops ?? 0 };
}

/** The timer is still set. */
function timerIsPending({ job }: { job: JobRow | undefined }): void {
  if (!job) throw new Refusal('workflow.timerGone');
}
