import { z } from 'zod';

import { defineCommand } from '../../command.ts';
import { beside, comment, rev } from '../../inputs.ts';
import { handOver } from '../../interpreter/hand-over.ts';
import { loadTask } from '../../load.ts';
import {
  actorHoldsTask,
  actorIsConcerned,
  instanceIsRunning,
  reasonIsGiven,
  taskIsAsSeen,
  taskIsDelegated,
  taskIsOpen,
} from '../../preconditions.ts';

/** Gives a delegated task back to its owner, with what came of it. */
export const resolve = defineCommand({
  name: 'resolve',
  input: z.object({ taskId: z.string(), comment, ...beside, rev }),
  target: ({ taskId }) => taskId,
  load: loadTask,
  preconditions: [
    ...[actorIsConcerned, taskIsOpen, instanceIsRunning, actorHoldsTask, taskIsDelegated],
    ...[taskIsAsSeen, reasonIsGiven],
  ],
  interpret: (run, { task }, { input }) =>
    handOver(run, task, {
      ...{ how: 'resolved', assigneeId: task.ownerId ?? task.assigneeId ?? '', comment: input.comment },
      change: { delegation: 'resolved' },
    }),
});
