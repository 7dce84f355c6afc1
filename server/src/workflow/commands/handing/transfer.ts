import { z } from 'zod';

import { defineCommand } from '../../command.ts';
import { stepLets } from '../../handling/preconditions.ts';
import { beside, comment, rev } from '../../inputs.ts';
import { handOver } from '../../interpreter/hand-over.ts';
import { loadTask } from '../../load.ts';
import {
  handlerPreconditions,
  reasonIsGiven,
  targetIsAnother,
  taskIsNoSigners,
  taskIsOfOffice,
} from '../../preconditions.ts';

/** Makes a task somebody else's; who gave it away has no more to do with it. */
export const transfer = defineCommand({
  name: 'transfer',
  input: z.object({ taskId: z.string(), assignee: z.string(), comment, ...beside, rev }),
  target: ({ taskId }) => taskId,
  load: loadTask,
  preconditions: [
    ...[...handlerPreconditions, taskIsNoSigners, taskIsOfOffice, stepLets('transfer')],
    ...[targetIsAnother, reasonIsGiven],
  ],
  interpret: (run, { task }, { input }) =>
    handOver(run, task, {
      ...{ how: 'transferred', assigneeId: input.assignee, comment: input.comment },
      // It was given to him: it does not go back to those it was offered to.
      change: { ownerId: task.assigneeId, delegation: null, proxyForId: null, claimedAt: null },
    }),
});
