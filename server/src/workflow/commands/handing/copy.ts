import { mostCopies } from '@policy/shared/contract/workflow/task-acts.ts';
import { z } from 'zod';

import { defineCommand } from '../../command.ts';
import { stepLets } from '../../handling/preconditions.ts';
import { beside, comment } from '../../inputs.ts';
import { addComment } from '../../interpreter/finish-task.ts';
import { emit } from '../../interpreter/run.ts';
import { loadTask } from '../../load.ts';
import {
  actorHoldsTask,
  actorIsConcerned,
  copyIsForOthers,
  instanceIsRunning,
  taskIsOfOffice,
  taskIsOpen,
} from '../../preconditions.ts';
import type { Store } from '../../store.ts';

/** Lets others know of a case; who has a copy of the task already gets no second one, and what is said stands in the history all the same. */
export const copy = defineCommand({
  name: 'copy',
  input: z.object({
    ...{ taskId: z.string(), copyUserIds: z.array(z.string()).min(1).max(mostCopies), comment },
    ...beside,
  }),
  target: ({ taskId }) => taskId,
  load: loadWithCopies,
  preconditions: [
    ...[actorIsConcerned, taskIsOpen, instanceIsRunning, actorHoldsTask],
    ...[taskIsOfOffice, stepLets('copy'), copyIsForOthers],
  ],
  interpret: (run, { task, copiedTo }, { input }) => {
    const { id: taskId, instanceId, nodeId, name: step } = task;
    const { actorId: fromId, now: createdAt } = run.context;
    const userIds = [...new Set(input.copyUserIds)].filter((id) => !copiedTo.includes(id));
    const isNothingSaid = input.comment === '' && input.attachments.length + input.mentionIds.length === 0;
    if (userIds.length === 0 && isNothingSaid) return instanceId;
    for (const userId of userIds)
      run.copies.push({
        id: run.context.nextId(),
        ...{ instanceId, taskId, step, userId, fromId, createdAt, readAt: null },
      });
    addComment(run, task, { action: 'copied', text: input.comment, toIds: userIds });
    if (userIds.length > 0) emit(run, instanceId, { type: 'taskCopied', nodeId, taskId, userIds });
    return instanceId;
  },
});

async function loadWithCopies(input: { taskId: string }, store: Store) {
  return { ...(await loadTask(input, store)), copiedTo: await store.copiedTo(input.taskId) };
}
