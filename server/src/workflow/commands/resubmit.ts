import { z } from 'zod';

import { defineCommand } from '../command.ts';
import {
  actorHoldsTask,
  actorIsConcerned,
  instanceIsRunning,
  onlyAskedIsFilledIn,
  taskIsOpen,
  taskIsSupplement,
} from '../preconditions.ts';
import { comment, variables } from '../inputs.ts';
import { beginAgain } from '../interpreter/activity.ts';
import { finishTask } from '../interpreter/finish-task.ts';
import { closeVisit } from '../interpreter/history.ts';
import { setInstanceVariables } from '../interpreter/names.ts';
import { loadTask } from '../load.ts';

/** Ends a correction: the case goes straight back to the node that returned it, which begins anew. */
export const resubmit = defineCommand({
  name: 'resubmit',
  input: z.object({ taskId: z.string(), comment, variables }),
  target: ({ taskId }) => taskId,
  load: loadTask,
  preconditions: [
    ...[actorIsConcerned, taskIsOpen, instanceIsRunning, taskIsSupplement, actorHoldsTask],
    onlyAskedIsFilledIn,
  ],
  reaction: ({ node }) => node.on.resubmit,
  says: (input) => input,
  interpret: (run, { task, instance }, { input, reaction, prepared }) => {
    const { executionId } = task;
    setInstanceVariables(run, instance.id, { ...input.variables, ...prepared });
    finishTask(run, { task }, { outcome: 'resubmitted', comment: input.comment, reaction });
    closeVisit(run, run.executions.get(executionId));
    beginAgain(run, run.executions.get(executionId));
    return instance.id;
  },
});
