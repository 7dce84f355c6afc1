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
  taskIsHeld,
  taskIsNoSigners,
  taskIsOfOffice,
} from '../../preconditions.ts';

/** Has somebody else work on a task, who gives it back to whoever held it; he then decides. */
export const delegate = defineCommand({
  name: 'delegate',
  input: z.object({ taskId: z.string(), assignee: z.string(), comment, ...beside, rev }),
  target: ({ taskId }) => taskId,
  load: loadTask,
  preconditions: [
    ...[...handlerPreconditions, taskIsNoSigners, taskIsOfOffice, taskIsHeld],
    ...[stepLets('delegate'), targetIsAnother, reasonIsGiven],
  ],
  interpret: (run, { task }, { input }) =>
    handOver(run, task, {
      ...{ how: 'delegated', assigneeId: input.assignee, comment: input.comment },
      change: { ownerId: task.assigneeId, delegation: 'pending' },
    }),
});
