import { complete } from '../../src/workflow/commands/complete.ts';
import { start } from '../../src/workflow/commands/start.ts';
import { taskAt } from './application.ts';
import { draw, element, end, start as startEvent, userTask } from './draw.ts';
import { memoryEngine } from './memory-store.ts';

/** An engine on which a process of these elements runs, with a start and an end of its own; `done` closes the open task of a node. */
export async function givenRunning(...elements: readonly string[]) {
  const engine = memoryEngine();
  await engine.deploy(draw('p', startEvent(), end(), ...elements));
  const { result } = await engine.run(start, { processKey: 'p' });
  const done = async (nodeId: string, outcome = 'approved') =>
    engine.run(complete, { taskId: await taskAt(engine, nodeId), outcome });
  return { engine, done, instanceId: result.instanceId };
}

export const gateway = (type: string, id: string) => element(`${type}Gateway`, `id="${id}"`);
export const tasks = (...ids: readonly string[]) => ids.map((id) => userTask(id)).join('');
