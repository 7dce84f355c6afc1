import { z } from 'zod';

import { Refusal } from '../../../kit/runtime/errors.ts';
import type { Call } from '../../command.ts';
import { defineCommand } from '../../command.ts';
import { reason } from '../../inputs.ts';
import { targetOf } from '../../interpreter/calls/ask-outside.ts';
import { setAnew } from '../../interpreter/events/repeat.ts';
import { addComment } from '../../interpreter/finish-task.ts';
import { emit } from '../../interpreter/run.ts';
import type { Run } from '../../interpreter/run.ts';
import { loadInstance } from '../../load.ts';
import type { InstanceState } from '../../load.ts';
import { instanceIsRunning, operatorOnly } from '../../preconditions.ts';
import type { JobRow } from '../../rows.ts';

const input = z.object({
  instanceId: z.string(),
  jobIds: z.array(z.string()).min(1),
  comment: reason,
});

/**
 * Has timers and calls tried again that were given up: each is set anew, due now, and has all of its tries before it. A call
 * that was answered is not asked once more: what failed is how the process went on from it.
 */
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
      const isAsked = job.answer !== null && !job.answer.ok;
      setAnew(run, job, { dueAt: now, ...(isAsked && { answer: null }) });
      if (isAsked) askAgain(run, job);
    }
    return instance.id;
  },
});

/** The call leaves once more, under the id that its receiver knows. */
function askAgain(run: Run, { instanceId, nodeId, callId, call }: JobRow): void {
  if (callId === null || call === null) return;
  const said = { callId, kind: call.kind, target: targetOf(call), isAgain: true };
  emit(run, instanceId, { type: 'callAsked', nodeId, ...said });
}

function timersAreSet(
  { rows, instance }: InstanceState,
  { input: { jobIds } }: Call<z.output<typeof input>>,
): void {
  const own = rows.jobs.filter(({ instanceId }) => instanceId === instance.id).map(({ id }) => id);
  if (!jobIds.every((id) => own.includes(id))) throw new Refusal('workflow.timerGone');
}
