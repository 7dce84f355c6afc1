import { z } from 'zod';

import { defineCommand } from '../../command.ts';
import { comment } from '../../inputs.ts';
import { addComment } from '../../interpreter/finish-task.ts';
import { dropSigner } from '../../interpreter/tasks/signers.ts';
import { loadTask } from '../../load.ts';
import {
  actorAddedSigner,
  instanceIsRunning,
  reasonIsGiven,
  taskIsOpen,
  taskIsSigners,
} from '../../preconditions.ts';

/** Takes a signer away who has not signed yet; without the last of them, an approved task goes on. */
export const removeSigner = defineCommand({
  name: 'removeSigner',
  input: z.object({ taskId: z.string(), comment }),
  target: ({ taskId }) => taskId,
  load: loadTask,
  preconditions: [actorAddedSigner, taskIsOpen, instanceIsRunning, taskIsSigners, reasonIsGiven],
  interpret: (run, { task }, { input }) => {
    const toIds = task.assigneeId === null ? [] : [task.assigneeId];
    addComment(run, { ...task, id: task.signsFor }, { action: 'signerRemoved', text: input.comment, toIds });
    dropSigner(run, task);
    return task.instanceId;
  },
});
