import { reasons } from '@policy/shared/contract/kit/readable.ts';
import { z } from 'zod';

import { defineCommand } from '../command.ts';
import { handlerGuards, returnIsOffered } from '../guards.ts';
import { rev } from '../inputs.ts';
import { createSupplementTask } from '../interpreter/create-task.ts';
import { finishTask } from '../interpreter/finish-task.ts';
import { closeVisit, openVisit } from '../interpreter/history.ts';
import { visitOf } from '../interpreter/visit.ts';
import { loadTask } from '../load.ts';

/** Sends the case back to the applicant for a correction; the node remembers that it waits for him. */
export const returnToApplicant = defineCommand({
  name: 'returnToApplicant',
  input: z.object({
    taskId: z.string(),
    comment: reasons(2000),
    /** Until when the applicant may answer; the process is terminated when he does not. */
    dueAt: z.coerce.date().nullable().default(null),
    rev,
  }),
  target: ({ taskId }) => taskId,
  load: loadTask,
  guards: [...handlerGuards, returnIsOffered],
  interpret: (run, { task, node, instance }, { input }) => {
    const { executionId, nodeId } = task;
    finishTask(run, { task, node }, { outcome: 'returned', comment: input.comment });
    closeVisit(run, run.executions.get(executionId), 'returned');
    openVisit(run, run.executions.get(executionId), node);
    const visit = visitOf(run, executionId);
    if (node.type === 'userTask') createSupplementTask({ ...visit, node }, input.dueAt);
    if (input.dueAt !== null) {
      const dueAt = input.dueAt;
      run.jobs.add({
        id: run.context.nextId(),
        instanceId: instance.id,
        executionId,
        nodeId,
        kind: 'supplement',
        dueAt,
      });
    }
    return instance.id;
  },
});
