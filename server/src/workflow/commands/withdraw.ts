import { z } from 'zod';

import { defineCommand } from '../command.ts';
import { stepsLetWithdraw } from '../handling/preconditions.ts';
import { instanceIsRoot, instanceIsRunning, nothingIsDecided, ownerOnly } from '../preconditions.ts';
import { comment } from '../inputs.ts';
import { addComment } from '../interpreter/finish-task.ts';
import { endInstance } from '../interpreter/scopes.ts';
import { loadInstance } from '../load.ts';
import type { Store } from '../store.ts';

/** Takes the whole application back, as long as nobody has decided anything about it. */
export const withdraw = defineCommand({
  name: 'withdraw',
  input: z.object({ instanceId: z.string(), comment }),
  target: ({ instanceId }) => instanceId,
  load: loadWithTasks,
  preconditions: [ownerOnly, instanceIsRoot, instanceIsRunning, nothingIsDecided, stepsLetWithdraw],
  interpret: (run, { instance }, { input }) => {
    addComment(run, { instanceId: instance.id, id: null }, { action: 'withdrawn', text: input.comment });
    endInstance(run, instance.rootId, { status: 'withdrawn', reason: input.comment });
    return instance.id;
  },
});

async function loadWithTasks(input: { instanceId: string }, store: Store) {
  return { ...(await loadInstance(input, store)), tasks: await store.tasksOfTree(input.instanceId) };
}
