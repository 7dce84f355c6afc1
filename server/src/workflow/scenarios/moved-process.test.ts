import fc from 'fast-check';
import { expect, it } from 'vitest';

import { memoryEngine } from '../../../test/bpmn/memory-store.ts';
import { calledProcesses } from '../../../test/bpmn/random/draw-eventful.ts';
import { expectSound } from '../../../test/bpmn/random/sound.ts';
import { drawnActs, step } from '../../../test/bpmn/random/random-acts.ts';
import { blocks, drawProcess } from '../../../test/bpmn/random/random-process.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import { dispatch } from '../commands/dispatch.ts';
import { start } from '../commands/start.ts';

const runs = Number(process.env.PROCESS_RUNS ?? 60);

function nodesOf({ store }: ReturnType<typeof memoryEngine>, instanceId: string): readonly string[] {
  const deploymentId = store.instances.get(instanceId)?.deploymentId;
  const deployed = store.deployments.find(({ id }) => id === deploymentId);
  return [...(deployed?.definition.nodes.keys() ?? [])];
}

/** Moves the process of an open task from where that stands to any node at all; answers whether it was let. */
async function move(engine: ReturnType<typeof memoryEngine>, from: number, to: number): Promise<boolean> {
  const open = await engine.openTasks();
  const task = open[from % open.length];
  if (!task) return false;
  const { store } = engine;
  const { instanceId } = task;
  const nodes = nodesOf(engine, instanceId);
  const target = nodes[to % nodes.length] ?? '';
  const before = await engine.keeper.snapshot();
  try {
    await engine.run(dispatch, {
      ...{ instanceId, taskId: task.id, from: [task.nodeId], to: [target], comment: 'moved' },
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    expect(await engine.keeper.snapshot()).toEqual(before);
    return false;
  }
  expect(store.tasks.get(task.id)?.endedAt).not.toBe(null);
  return true;
}

it('a process that is moved to any node, from wherever it stands, loses no token and leaves no row behind', async () => {
  let moved = 0;
  await fc.assert(
    fc.asyncProperty(
      blocks,
      drawnActs,
      fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 3, maxLength: 8 }),
      async (block, drawn, moves) => {
        const engine = memoryEngine();
        for (const called of calledProcesses) await engine.deploy(called);
        await engine.deploy(drawProcess(block));
        await engine.run(start, { processKey: 'p' });
        for (const draw of drawn.slice(0, 2)) await step(engine, draw);
        for (const [from, to] of moves) {
          if (await move(engine, from, to)) moved += 1;
          await expectSound(engine);
        }
      },
    ),
    { numRuns: runs, seed: 20_261_127 },
  );
  expect(moved).toBeGreaterThan(runs / 2);
});
