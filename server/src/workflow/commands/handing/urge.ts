import { z } from 'zod';

import { defineCommand } from '../../command.ts';
import { stepLets } from '../../handling/preconditions.ts';
import { urgingIsLet } from '../../handling/process-preconditions.ts';
import { comment } from '../../inputs.ts';
import { addComment } from '../../interpreter/finish-task.ts';
import { emit } from '../../interpreter/run.ts';
import { loadTask } from '../../load.ts';
import { actorIsNotHolder, instanceIsRunning, taskIsOfOffice, taskIsOpen } from '../../preconditions.ts';
import type { Store } from '../../store.ts';

/** Urges whoever holds a task, or everybody to whom it is offered. Who may is whoever sees the case: that is asked where it is called. */
export const urge = defineCommand({
  name: 'urge',
  input: z.object({ taskId: z.string(), comment }),
  target: ({ taskId }) => taskId,
  load: loadWithUrges,
  preconditions: [
    ...[taskIsOpen, instanceIsRunning, taskIsOfOffice, actorIsNotHolder],
    ...[stepLets('urge'), urgingIsLet],
  ],
  interpret: (run, { task }, { input }) => {
    const { id: taskId, instanceId, nodeId, assigneeId } = task;
    addComment(run, task, { action: 'urged', text: input.comment });
    emit(run, instanceId, { type: 'taskUrged', nodeId, taskId, assigneeId, comment: input.comment });
    return instanceId;
  },
});

async function loadWithUrges(input: { taskId: string }, store: Store) {
  const state = await loadTask(input, store);
  return { ...state, urges: await store.urges(state.task) };
}
