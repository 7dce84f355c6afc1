import { z } from 'zod';

import { Refusal } from '../../kit/runtime/errors.ts';
import { defineCommand } from '../command.ts';
import { instanceIsRunning, timerIsPending } from '../preconditions.ts';
import { fireJob } from '../interpreter/fire-job.ts';
import { loadInstance } from '../load.ts';
import type { Store } from '../store.ts';

/** Runs a timer; one that has fired or was taken back in the meantime is refused and does nothing. */
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
  const instanceId = await store.instanceOfJob(jobId);
  if (instanceId === null) throw new Refusal('workflow.timerGone');
  const state = await loadInstance({ instanceId }, store);
  return { ...state, job: state.rows.jobs.find((row) => row.id === jobId) };
}
