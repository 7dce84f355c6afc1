import { z } from 'zod';

import { defineCommand } from '../command.ts';
import {
  actorHoldsTask,
  actorIsConcerned,
  instanceIsRunning,
  onlyAskedIsFilledIn,
  taskIsAsSeen,
  taskIsOpen,
  taskIsOwners,
} from '../preconditions.ts';
import { beside, comment, rev, variables } from '../inputs.ts';
import { finishTask } from '../interpreter/finish-task.ts';
import { setVariablesAt } from '../interpreter/names.ts';
import { loadTask } from '../load.ts';

/** Whom the process belongs to hands in again: it goes straight back to who returned it, or on from the start. */
export const resubmit = defineCommand({
  name: 'resubmit',
  input: z.object({
    ...{ taskId: z.string(), comment, variables, ...beside, rev },
    /** Fields that are the owner's to correct, as the caller knows them: those of the form that started the process. */
    correctable: z.array(z.string()).default([]),
  }),
  target: ({ taskId }) => taskId,
  load: loadTask,
  preconditions: [
    ...[actorIsConcerned, taskIsOpen, instanceIsRunning, taskIsOwners, actorHoldsTask],
    ...[taskIsAsSeen, onlyAskedIsFilledIn],
  ],
  reaction: ({ node }) => node.on.resubmit,
  says: (input) => input,
  interpret: (run, { task, instance }, { input, reaction, prepared }) => {
    const { executionId } = task;
    setVariablesAt(run, task, { ...input.variables, ...prepared });
    finishTask(run, { task }, { outcome: 'resubmitted', comment: input.comment, reaction });
    run.agenda.push({ kind: 'leave', executionId });
    return instance.id;
  },
});
