import { z } from 'zod';

import { Refusal } from '../../kit/runtime/errors.ts';
import { defineCommand } from '../command.ts';
import { reason, rev } from '../inputs.ts';
import { addComment } from '../interpreter/finish-task.ts';
import { dropInstance } from '../interpreter/body.ts';
import { bodyAround } from '../interpreter/run.ts';
import type { Run } from '../interpreter/run.ts';
import { loadTask } from '../load.ts';
import { instanceIsRunning, operatorOnly, taskIsAsSeen, taskIsOpen } from '../preconditions.ts';
import type { ExecutionRow } from '../rows.ts';

/** Takes one of several instances away, such as a signer who is not needed; without the last of them the activity is done. */
export const removeInstance = defineCommand({
  name: 'removeInstance',
  input: z.object({ taskId: z.string(), comment: reason, rev }),
  target: ({ taskId }) => taskId,
  load: loadTask,
  preconditions: [operatorOnly, taskIsOpen, instanceIsRunning, taskIsAsSeen],
  interpret: (run, { task, instance }, { input }) => {
    const one = instanceAround(run, run.executions.get(task.executionId));
    if (!one) throw new Refusal('workflow.oneInstance', { node: task.name });
    addComment(run, task, { action: 'instanceRemoved', text: input.comment });
    dropInstance(run, one);
    return instance.id;
  },
});

/** The instance of an activity that a token is, or lies in. */
function instanceAround(run: Run, execution: ExecutionRow): ExecutionRow | undefined {
  if (bodyAround(run, execution)) return execution;
  const parent = execution.parentId === null ? undefined : run.executions.find(execution.parentId);
  return parent && instanceAround(run, parent);
}
