import { z } from 'zod';

import { defineCommand } from '../../command.ts';
import { stepLets } from '../../handling/preconditions.ts';
import { comment, rev } from '../../inputs.ts';
import { addComment } from '../../interpreter/finish-task.ts';
import { dropSigner } from '../../interpreter/tasks/signers.ts';
import { loadTask } from '../../load.ts';
import type { Store } from '../../store.ts';
import {
  actorAddedSigner,
  instanceIsRunning,
  reasonIsGiven,
  taskIsAsSeen,
  taskIsOpen,
  taskIsSigners,
} from '../../preconditions.ts';

/** Takes a signer away who has not signed yet; without the last of them, an approved task goes on. */
export const removeSigner = defineCommand({
  name: 'removeSigner',
  input: z.object({ taskId: z.string(), comment, rev }),
  target: ({ taskId }) => taskId,
  load: loadSigner,
  preconditions: [
    ...[actorAddedSigner, taskIsOpen, instanceIsRunning, taskIsSigners],
    ...[stepLets('removeSigner'), taskIsAsSeen, reasonIsGiven],
  ],
  interpret: (run, { task }, { input }) => {
    const toIds = task.assigneeId === null ? [] : [task.assigneeId];
    addComment(run, { ...task, id: task.signsFor }, { action: 'signerRemoved', text: input.comment, toIds });
    dropSigner(run, task);
    return task.instanceId;
  },
});

/** A signer's task, and the one that he signs, which may be somebody else's by now. */
async function loadSigner(input: { taskId: string }, store: Store) {
  const state = await loadTask(input, store);
  const { signsFor, instanceId } = state.task;
  const tasks = signsFor === null ? [] : await store.tasksOf(instanceId);
  return { ...state, signed: tasks.find(({ id }) => id === signsFor) };
}
