import { z } from 'zod';

import { Refusal } from '../../../kit/runtime/errors.ts';
import type { Call } from '../../command.ts';
import { defineCommand } from '../../command.ts';
import { reason } from '../../inputs.ts';
import { addComment } from '../../interpreter/finish-task.ts';
import type { Run } from '../../interpreter/run.ts';
import { leaveAtOnce, visitOf } from '../../interpreter/visit.ts';
import { loadInstance } from '../../load.ts';
import type { InstanceState } from '../../load.ts';
import { answeredBy } from '../../model/calls/service-call.ts';
import { instanceIsRunning, operatorOnly } from '../../preconditions.ts';
import type { JobRow } from '../../rows.ts';

const input = z.object({
  instanceId: z.string(),
  jobIds: z.array(z.string()).min(1),
  comment: reason,
});

/** Has a process go on without what it asked outside; what was to be kept of the answer is empty where nothing else is there. */
export const skipCalls = defineCommand({
  name: 'skipCalls',
  input,
  target: ({ instanceId }) => instanceId,
  load: loadInstance,
  preconditions: [operatorOnly, instanceIsRunning, callsHaveFailed],
  interpret: (run, { instance, rows }, { input: { jobIds, comment: text } }) => {
    addComment(run, { instanceId: instance.id, id: null }, { action: 'callsSkipped', text });
    for (const job of rows.jobs.filter(({ id }) => jobIds.includes(id))) skip(run, job);
    return instance.id;
  },
});

/** A call that is still on its way may reach its receiver any moment: nobody passes over it. */
function callsHaveFailed(
  { rows, instance }: InstanceState,
  { input: { jobIds } }: Call<z.output<typeof input>>,
): void {
  const own = rows.jobs.filter(({ instanceId, kind }) => instanceId === instance.id && kind === 'call');
  const named = own.filter(({ id }) => jobIds.includes(id));
  if (named.length < jobIds.length) throw new Refusal('workflow.timerGone');
  if (named.some(({ answer }) => answer === null)) throw new Refusal('workflow.callUnderWay');
}

function skip(run: Run, { id, executionId, call }: JobRow): void {
  const visit = visitOf(run, executionId);
  for (const name of answeredBy(call)) if (!visit.names.has(name)) visit.names.set(name, null);
  run.jobs.remove(id);
  leaveAtOnce(visit);
}
