import { z } from 'zod';

import { defineCommand } from '../command.ts';
import { commentIsGiven, fieldsAreEditable, handlerGuards, outcomeIsOffered } from '../guards.ts';
import { comment, outcome, rev, variables } from '../inputs.ts';
import { finishTask } from '../interpreter/finish-task.ts';
import { setInstanceVariables } from '../interpreter/names.ts';
import { loadTask } from '../load.ts';

/** Closes a task with one of its node's outcomes and lets the process go on. */
export const complete = defineCommand({
  name: 'complete',
  input: z.object({ taskId: z.string(), outcome: outcome.default('approved'), comment, variables, rev }),
  target: ({ taskId }) => taskId,
  load: loadTask,
  guards: [...handlerGuards, outcomeIsOffered, commentIsGiven, fieldsAreEditable],
  interpret: (run, state, { input }) => {
    setInstanceVariables(run, state.instance.id, input.variables);
    finishTask(run, state, input);
    run.agenda.push({ kind: 'leave', executionId: state.task.executionId });
    return state.instance.id;
  },
});
