import { z } from 'zod';

import { defineCommand } from '../command.ts';
import { stepsLetWithdraw } from '../handling/preconditions.ts';
import { comesBack, processLetsWithdraw } from '../handling/process-preconditions.ts';
import { instanceIsRoot, instanceIsRunning, nothingIsDecided, ownerOnly } from '../preconditions.ts';
import { comment } from '../inputs.ts';
import { addComment } from '../interpreter/finish-task.ts';
import { giveBackWhole } from '../interpreter/returns.ts';
import { endInstance } from '../interpreter/scopes.ts';
import { loadInstance } from '../load.ts';
import { plainStartOf } from '../model/definition.ts';
import type { Store } from '../store.ts';

/**
 * Takes the whole process back, as long as nobody has decided anything about it: it ends, or comes back to whom it belongs to, who
 * changes it and hands it in again, as its author says. Where he has it already, it ends.
 */
export const withdraw = defineCommand({
  name: 'withdraw',
  input: z.object({ instanceId: z.string(), comment }),
  target: ({ instanceId }) => instanceId,
  load: loadWithTasks,
  preconditions: [
    ...[ownerOnly, instanceIsRoot, instanceIsRunning, processLetsWithdraw],
    ...[nothingIsDecided, stepsLetWithdraw],
  ],
  interpret: (run, { instance, tasks, definitions }, { input }) => {
    addComment(run, { instanceId: instance.id, id: null }, { action: 'withdrawn', text: input.comment });
    const definition = definitions.byId(instance.deploymentId);
    const open = tasks.filter(({ endedAt }) => endedAt === null);
    const start = comesBack(definition, open) ? plainStartOf(definition, '') : undefined;
    if (start) giveBackWhole(run, instance.id, start.id);
    else endInstance(run, instance.rootId, { status: 'withdrawn', reason: input.comment });
    return instance.id;
  },
});

async function loadWithTasks(input: { instanceId: string }, store: Store) {
  return { ...(await loadInstance(input, store)), tasks: await store.tasksOfTree(input.instanceId) };
}
