import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { operator } from '../../../test/bpmn/engine.ts';
import { memoryEngine } from '../../../test/bpmn/memory-store.ts';
import { blocks, drawProcess } from '../../../test/bpmn/random-process.ts';
import { backNodesOf } from '../back-nodes.ts';
import { complete } from '../commands/complete.ts';
import { rollBack } from '../commands/roll-back.ts';
import { start } from '../commands/start.ts';

type Engine = ReturnType<typeof memoryEngine>;

// One draw decides each step: which open task, and whether it goes on, round the loop or back.
const draws = fc.array(
  fc.record({ pick: fc.nat(), act: fc.constantFrom('on', 'on', 'on', 'round', 'back') }),
  {
    minLength: 20,
    maxLength: 20,
  },
);

const mostSteps = 400;
const runs = 60;

async function givenRunning(xml: string): Promise<Engine> {
  const engine = memoryEngine();
  await engine.deploy(xml);
  await engine.run(start, { processKey: 'p' });
  return engine;
}

/** No row may be left without what it hangs on. */
function expectWhole({ store }: Engine): void {
  const executions = [...store.executions.values()];
  for (const { parentId } of executions)
    expect(parentId === null || store.executions.has(parentId)).toBe(true);
  for (const task of store.tasks.values())
    if (task.endedAt === null) expect(store.executions.has(task.executionId)).toBe(true);
  const waiting = executions.filter((row) => row.nodeId.startsWith('task'));
  const open = [...store.tasks.values()].filter((task) => task.endedAt === null);
  expect(open.map((task) => task.executionId).toSorted()).toEqual(waiting.map((row) => row.id).toSorted());
}

async function step(engine: Engine, { pick, act }: { pick: number; act: string }): Promise<void> {
  const open = await engine.openTasks();
  const task = open[pick % open.length];
  if (!task) return;
  const [deployed] = engine.store.deployments;
  const back = deployed ? backNodesOf(deployed.definition, task, [...engine.store.tasks.values()]) : [];
  const target = act === 'back' ? back[pick % back.length] : undefined;
  if (target) {
    await engine.run(rollBack, { taskId: task.id, nodeId: target.nodeId });
    expect(await engine.openTasks(target.nodeId)).not.toEqual([]);
  } else await engine.run(complete, { taskId: task.id, outcome: act === 'round' ? 'rejected' : 'approved' });
}

describe('a random block-structured process', () => {
  it('loses no token and ends, whatever is completed or taken back in whatever order', async () => {
    await fc.assert(
      fc.asyncProperty(blocks, draws, async (block, drawn) => {
        const engine = await givenRunning(drawProcess(block));
        for (const draw of drawn) {
          await step(engine, draw);
          expectWhole(engine);
        }
        for (let steps = 0; (await engine.openTasks()).length > 0; steps += 1) {
          expect(steps).toBeLessThan(mostSteps);
          await step(engine, { pick: steps, act: 'on' });
        }
        expect([...engine.store.instances.values()].map((row) => row.status)).toEqual(['completed']);
        expect(engine.store.executions.size).toBe(0);
        expect([...engine.store.history.values()].filter((row) => row.endedAt === null)).toEqual([]);
      }),
      { numRuns: runs, seed: 20_260_105 },
    );
  });

  it('answers a repeated command with the same rows', async () => {
    await fc.assert(
      fc.asyncProperty(blocks, async (block) => {
        const engine = await givenRunning(drawProcess(block));
        const [task] = await engine.openTasks();
        const once = { actor: operator, key: 'k' };
        await engine.run(complete, { taskId: task?.id ?? '' }, once);
        const before = await engine.keeper.snapshot();
        await engine.run(complete, { taskId: task?.id ?? '' }, once);
        expect(await engine.keeper.snapshot()).toEqual(before);
      }),
      { numRuns: 20, seed: 7 },
    );
  });
});
