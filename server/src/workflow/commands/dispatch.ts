import { z } from 'zod';

import { defineCommand } from '../command.ts';
import { addComment } from '../interpreter/finish-task.ts';
import { jump } from '../interpreter/jump.ts';
import { loadInstance } from '../load.ts';
import { reason, rev } from '../inputs.ts';
import { instanceIsRunning, operatorOnly, taskStands } from '../preconditions.ts';

const nodes = z.array(z.string()).min(1).max(100);
const input = z.object({
  ...{ instanceId: z.string(), from: nodes, to: nodes, comment: reason },
  /** The task by which it was decided, as it was seen. */
  taskId: z.string().optional(),
  rev,
});

/** Moves a process from where it stands to other nodes, whatever its flows say: for operations staff, with a reason. */
export const dispatch = defineCommand({
  name: 'dispatch',
  input,
  target: ({ instanceId }) => instanceId,
  load: loadInstance,
  preconditions: [operatorOnly, instanceIsRunning, taskStands],
  interpret: (run, { instance }, { input: { from, to, taskId = null, comment: text } }) => {
    addComment(run, { instanceId: instance.id, id: taskId }, { action: 'dispatched', text });
    jump(run, { instanceId: instance.id, from, to });
    return instance.id;
  },
});
