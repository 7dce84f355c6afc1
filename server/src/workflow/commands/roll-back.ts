import { z } from 'zod';

import { backNodesOf } from '../back-nodes.ts';
import { defineCommand } from '../command.ts';
import { handlerPreconditions, targetIsBehind } from '../preconditions.ts';
import { comment, rev } from '../inputs.ts';
import { finishTask } from '../interpreter/finish-task.ts';
import { goBack } from '../interpreter/go-back.ts';
import { loadTask } from '../load.ts';
import type { Store } from '../store.ts';

/** Sends a task back to an earlier node of its own branch, or to one before the branches divided. */
export const rollBack = defineCommand({
  name: 'rollBack',
  input: z.object({ taskId: z.string(), nodeId: z.string(), comment, rev }),
  target: ({ taskId }) => taskId,
  load: loadBackNodes,
  preconditions: [...handlerPreconditions, targetIsBehind],
  interpret: (run, state, { input }) => {
    finishTask(run, state, { outcome: 'returned', comment: input.comment });
    goBack(run, run.executions.get(state.task.executionId), input.nodeId);
    return state.instance.id;
  },
});

async function loadBackNodes(input: { taskId: string }, store: Store) {
  const state = await loadTask(input, store);
  const tasks = await store.tasksOf(state.instance.id);
  const definition = state.definitions.byId(state.instance.deploymentId);
  return { ...state, backNodes: backNodesOf(definition, state.task, tasks) };
}
