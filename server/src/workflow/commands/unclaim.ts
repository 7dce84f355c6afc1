import { z } from 'zod';

import { defineCommand } from '../command.ts';
import {
  actorHoldsTask,
  actorIsConcerned,
  instanceIsRunning,
  nobodySigns,
  taskIsAsSeen,
  taskIsNotDelegated,
  taskIsOpen,
  taskWasClaimed,
} from '../preconditions.ts';
import { rev } from '../inputs.ts';
import { emit } from '../interpreter/run.ts';
import { loadTask } from '../load.ts';

/** Puts a claimed task back to all of its candidates. */
export const unclaim = defineCommand({
  name: 'unclaim',
  input: z.object({ taskId: z.string(), rev }),
  target: ({ taskId }) => taskId,
  load: loadTask,
  preconditions: [
    actorIsConcerned,
    taskIsOpen,
    instanceIsRunning,
    actorHoldsTask,
    taskWasClaimed,
    taskIsNotDelegated,
    nobodySigns,
    taskIsAsSeen,
  ],
  interpret: (run, { task }) => {
    run.tasks.change(task.id, {
      status: 'candidate',
      assigneeId: null,
      ownerId: null,
      delegation: null,
      proxyForId: null,
      claimedAt: null,
      readAt: null,
      rev: task.rev + 1,
    });
    emit(run, task.instanceId, { type: 'taskUnclaimed', nodeId: task.nodeId, taskId: task.id });
    return task.instanceId;
  },
});
