import { z } from 'zod';

import { Refusal } from '../../../kit/runtime/errors.ts';
import { defineCommand } from '../../command.ts';
import { reason } from '../../inputs.ts';
import { addComment } from '../../interpreter/finish-task.ts';
import type { Run } from '../../interpreter/run.ts';
import { loadInstance } from '../../load.ts';
import type { InstanceState } from '../../load.ts';
import { instanceIsRunning, operatorOnly } from '../../preconditions.ts';
import type { InstanceRow } from '../../rows.ts';

const input = z.object({ instanceId: z.string(), comment: reason });

/** Holds a process with all that it has called and all that called it: nobody acts, and no timer fires, until it goes on. */
export const suspend = defineCommand({
  name: 'suspend',
  input,
  target: ({ instanceId }) => instanceId,
  load: loadInstance,
  preconditions: [operatorOnly, instanceIsRunning],
  interpret: (run, { instance }, { input: { comment } }) => {
    addComment(run, { instanceId: instance.id, id: null }, { action: 'suspended', text: comment });
    changeTree(run, { from: 'running', to: 'suspended' });
    return instance.id;
  },
});

/** Lets a process go on that was held; timers that became due meanwhile fire then. */
export const activate = defineCommand({
  name: 'activate',
  input,
  target: ({ instanceId }) => instanceId,
  load: loadInstance,
  preconditions: [operatorOnly, instanceIsSuspended],
  interpret: (run, { instance }, { input: { comment } }) => {
    addComment(run, { instanceId: instance.id, id: null }, { action: 'activated', text: comment });
    changeTree(run, { from: 'suspended', to: 'running' });
    return instance.id;
  },
});

type Status = InstanceRow['status'];

/** A command has loaded the tree of one root and nothing else. */
function changeTree(run: Run, { from, to }: { from: Status; to: Status }): void {
  for (const { id, status } of run.instances.all())
    if (status === from) run.instances.change(id, { status: to });
}

function instanceIsSuspended({ instance }: InstanceState): void {
  if (instance.status !== 'suspended') throw new Refusal('workflow.notSuspended');
}
