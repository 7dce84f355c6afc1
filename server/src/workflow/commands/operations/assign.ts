import { z } from 'zod';

import { defineCommand } from '../../command.ts';
import { reason, rev } from '../../inputs.ts';
import { handOver } from '../../interpreter/hand-over.ts';
import { loadTask } from '../../load.ts';
import {
  instanceIsRunning,
  operatorOnly,
  targetIsAnother,
  taskIsAsSeen,
  taskIsOfOffice,
  taskIsOpen,
} from '../../preconditions.ts';

/** Gives a task a holder, whoever has it or has it not: what was delegated or held for another is the new holder's own. */
export const assign = defineCommand({
  name: 'assign',
  input: z.object({ taskId: z.string(), assignee: z.string(), comment: reason, rev }),
  target: ({ taskId }) => taskId,
  load: loadTask,
  preconditions: [
    ...[operatorOnly, taskIsOpen, instanceIsRunning, taskIsOfOffice],
    ...[taskIsAsSeen, targetIsAnother],
  ],
  interpret: (run, { task }, { input }) =>
    handOver(run, task, {
      ...{ how: 'assigned', assigneeId: input.assignee, comment: input.comment },
      // Whose a signature was asked for stays with the task that it signs.
      change: {
        ...(task.signs === null ? { ownerId: null } : {}),
        ...{ delegation: null, proxyForId: null, claimedAt: null },
      },
    }),
});
