import { z } from 'zod';

import { defineCommand } from '../../command.ts';
import { comment, rev } from '../../inputs.ts';
import { handOver } from '../../interpreter/hand-over.ts';
import { loadTask } from '../../load.ts';
import {
  actorMayRecall,
  instanceIsRunning,
  reasonIsGiven,
  taskIsAsSeen,
  taskIsForAnother,
  taskIsOpen,
} from '../../preconditions.ts';

/** Takes a task back from whoever works on it for another, such as from somebody who has left or a proxy: its owner holds it again. */
export const recall = defineCommand({
  name: 'recall',
  input: z.object({ taskId: z.string(), comment, rev }),
  target: ({ taskId }) => taskId,
  load: loadTask,
  preconditions: [
    ...[actorMayRecall, taskIsOpen, instanceIsRunning, taskIsForAnother],
    ...[taskIsAsSeen, reasonIsGiven],
  ],
  interpret: (run, { task }, { input }) => {
    const { assigneeId, delegation } = task;
    const had = { otherId: assigneeId ?? '', comment: input.comment };
    // A proxy who has delegated it takes it back for whom he acts, who may then take it from him.
    const { ownerId, proxyForId } = task;
    const back =
      delegation === 'pending'
        ? { assigneeId: ownerId ?? '', change: { ownerId: null, delegation: null } }
        : { assigneeId: proxyForId ?? '', change: { proxyForId: null } };
    return handOver(run, task, { how: 'recalled', ...had, ...back });
  },
});
