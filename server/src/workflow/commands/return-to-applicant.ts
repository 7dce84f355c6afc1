import { z } from 'zod';

import { defineCommand } from '../command.ts';
import { handlerPreconditions, reasonIsGiven, returnIsOffered } from '../preconditions.ts';
import { comment, findings, rev } from '../inputs.ts';
import { createSupplementTask } from '../interpreter/create-task.ts';
import { finishTask } from '../interpreter/finish-task.ts';
import { closeVisit, openVisit } from '../interpreter/history.ts';
import { visitOf } from '../interpreter/visit.ts';
import { loadTask } from '../load.ts';
import { buttonOf } from '../model/definition.ts';

/** An effect may say until when the applicant may answer. */
const untilWhen = z.object({ dueAt: z.coerce.date().optional() });

/** Sends the case back to the applicant for a correction; the node remembers that it waits for him. */
export const returnToApplicant = defineCommand({
  name: 'returnToApplicant',
  input: z.object({
    taskId: z.string(),
    comment,
    findings,
    /** Until when the applicant may answer; the process is terminated when he does not. */
    dueAt: z.coerce.date().nullable().default(null),
    rev,
  }),
  target: ({ taskId }) => taskId,
  load: loadTask,
  preconditions: [...handlerPreconditions, returnIsOffered, reasonIsGiven],
  reaction: ({ node }) => buttonOf(node, 'returned') ?? node.on.return,
  says: (input) => input,
  interpret: (run, { task, node, instance }, { input, reaction, prepared }) => {
    const dueAt = untilWhen.parse(prepared).dueAt ?? input.dueAt;
    const { executionId, nodeId } = task;
    finishTask(run, { task }, { outcome: 'returned', comment: input.comment, reaction });
    closeVisit(run, run.executions.get(executionId), 'returned');
    openVisit(run, run.executions.get(executionId), node);
    const visit = visitOf(run, executionId);
    if (node.type === 'userTask') createSupplementTask({ ...visit, node }, dueAt);
    if (dueAt !== null) {
      run.jobs.add({
        id: run.context.nextId(),
        instanceId: instance.id,
        executionId,
        nodeId,
        kind: 'supplement',
        dueAt,
        every: null,
        times: 1,
        hops: 0,
      });
    }
    return instance.id;
  },
});
