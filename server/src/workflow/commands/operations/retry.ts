import { z } from 'zod';

import { Refusal } from '../../../kit/runtime/errors.ts';
import type { Call } from '../../command.ts';
import { defineCommand } from '../../command.ts';
import { reason } from '../../inputs.ts';
import { setAnew } from '../../interpreter/events/repeat.ts';
import { addComment } from '../../interpreter/finish-task.ts';
import { loadInstance } from '../../load.ts';
import type { InstanceState } from '../../load.ts';
import { instanceIsRunning, operatorOnly } from '../../preconditions.ts';

const input = z.object({
  instanceId: z.string(),
  jobIds: z.array(z.string()).min(1),
  comment: reason,
});

/** Has timers tried again that were given up: each is set anew, due now, and has all of its tries before it. */
export const retry = defineCommand({
  name: 'retry',
  input,
  target: ({ instanceId }) => instanceId,
  load: loadInstance,
  preconditions: [operatorOnly, instanceIsRunning, timersAreSet],
  interpret: (run, { instance, rows }, { input: { jobIds, comment: text }, now }) => {
    addComment(run, { instanceId: instance.id, id: null }, { action: 'timersRetried', text });
    for (const job of rows.jobs.filter(({ id }) => jobIds.includes(id))) {
      run.jobs.remove(job.id);
      setAnew(run, job, { dueAt: now });
    }
    return instance.id;
  },
});

function timersAreSet(
  { rows, instance }: InstanceState,
  { input: { jobIds } }: Call<z.output<typeof input>>,
): void {
  const own = rows.jobs.filter(({ instanceId }) => instanceId === instance.id).map(({ id }) => id);
  if (!jobIds.every((id) => own.includes(id))) throw new Refusal('workflow.timerGone');
}
