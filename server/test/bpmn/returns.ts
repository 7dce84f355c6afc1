import { resubmit } from '../../src/workflow/commands/resubmit.ts';
import { returnTask } from '../../src/workflow/commands/return-task.ts';
import type { ReturnTarget } from '../../src/workflow/inputs.ts';
import { openNodes, taskAt } from './application.ts';
import { path } from './draw.ts';
import { gateway, givenRunning, tasks } from './drawn.ts';

export const comment = '请核对';

/** After `a` both `b` and `c`, and `d` behind their join. */
export const parallel = [
  tasks('a', 'b', 'c', 'd'),
  gateway('parallel', 'split'),
  gateway('parallel', 'join'),
  path('start', 'a', 'split', 'b', 'join', 'd', 'end'),
  path('split', 'c', 'join'),
];

/** A process of these elements, with what is done to it by the node at which a task is open. */
export async function givenReturns(...elements: readonly string[]) {
  const { engine, done, instanceId } = await givenRunning(...elements);
  const back = async (from: string, to: ReturnTarget, how: { straightBack?: boolean; dueAt?: Date } = {}) => {
    const [task] = await engine.openTasks(from);
    return engine.run(returnTask, { taskId: task?.id ?? '', to, comment, ...how });
  };
  return {
    ...{ engine, instanceId, back },
    straight: (from: string, nodeId: string) => back(from, { nodeId }, { straightBack: true }),
    answer: async (nodeId: string) => engine.run(resubmit, { taskId: await taskAt(engine, nodeId) }),
    does: async (...nodeIds: readonly string[]) => {
      for (const nodeId of nodeIds) await done(nodeId);
    },
    open: () => openNodes(engine),
    left: () => [engine.store.executions.size, engine.store.jobs.size, engine.store.subscriptions.size],
  };
}
