import { z } from 'zod';

import type { Call } from '../command.ts';
import { defineCommand } from '../command.ts';
import { addComment } from '../interpreter/finish-task.ts';
import { jump } from '../interpreter/jump.ts';
import { loadInstance } from '../load.ts';
import type { InstanceState } from '../load.ts';
import type { Store } from '../store.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import { reason, rev } from '../inputs.ts';
import { instanceIsRunning, operatorOnly } from '../preconditions.ts';

const nodes = z.array(z.string()).min(1).max(100);
const input = z.object({
  ...{ instanceId: z.string(), from: nodes, to: nodes, comment: reason },
  /** The task by which it was decided, as it was seen. */
  taskId: z.string().optional(),
  rev,
});

/** The tree of the instance; the task is looked up in it. */
const loadMoved = ({ instanceId }: z.output<typeof input>, store: Store): Promise<InstanceState> =>
  loadInstance({ instanceId }, store);

/** Moves a process from where it stands to other nodes, whatever its flows say: for operations staff, with a reason. */
export const dispatch = defineCommand({
  name: 'dispatch',
  input,
  target: ({ instanceId }) => instanceId,
  load: loadMoved,
  preconditions: [operatorOnly, instanceIsRunning, taskStands],
  interpret: (run, { instance }, { input: { from, to, taskId = null, comment: text } }) => {
    addComment(run, { instanceId: instance.id, id: taskId }, { action: 'dispatched', text });
    jump(run, { instanceId: instance.id, from, to });
    return instance.id;
  },
});

/** The task that is moved away from has not been done or changed since it was seen. */
function taskStands({ rows }: InstanceState, { input: { taskId, rev: seen } }: Call<z.output<typeof input>>) {
  if (taskId === undefined) return;
  const task = rows.tasks.find(({ id }) => id === taskId);
  if (!task) throw new Refusal('workflow.taskHandled');
  if (seen !== undefined && seen !== task.rev) throw new Refusal('row.stale');
}
