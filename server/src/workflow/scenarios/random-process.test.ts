import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { operator } from '../../../test/bpmn/engine.ts';
import { memoryEngine } from '../../../test/bpmn/memory-store.ts';
import { blocks, drawProcess } from '../../../test/bpmn/random-process.ts';
import { backNodesOf } from '../back-nodes.ts';
import { addInstances } from '../commands/add-instances.ts';
import { complete } from '../commands/complete.ts';
import { removeInstance } from '../commands/remove-instance.ts';
import { resubmit } from '../commands/resubmit.ts';
import { returnTask } from '../commands/return-task.ts';
import { start } from '../commands/start.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import type { TaskRow } from '../rows.ts';

const comment = 'drawn';

type Engine = ReturnType<typeof memoryEngine>;

// One draw decides each step: which open task, and whether it goes on, round the loop or back (to be done once more from there, or to come
// straight back, or to whom the process belongs), is too late, or is done by one more or less.
const draws = fc.array(
  fc.record({
    pick: fc.nat(),
    act: fc.constantFrom(
      'on',
      'on',
      'on',
      'on',
      'round',
      'back',
      'straight',
      'owner',
      'late',
      'less',
      'more',
    ),
  }),
  {
    minLength: 20,
    maxLength: 20,
  },
);

const mostSteps = 400;
/** `PROCESS_RUNS=2500 PROCESS_SEED=$RANDOM` draws more of them, and others. */
const runs = Number(process.env.PROCESS_RUNS ?? 60);
const seed = Number(process.env.PROCESS_SEED ?? 20_260_105);

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
  const outer = new Set(executions.map(({ parentId }) => parentId));
  // Who has returned his work has a token below him, at which the work is.
  const waiting = executions.filter(
    (row) => row.kind === 'token' && row.nodeId.startsWith('task') && !outer.has(row.id),
  );
  const open = [...store.tasks.values()].filter((task) => task.endedAt === null);
  expect(open.map((task) => task.executionId).toSorted()).toEqual(waiting.map((row) => row.id).toSorted());
}

/** What operations staff do with several instances; nothing where a task is done once. */
async function change(engine: Engine, task: TaskRow, act: string): Promise<void> {
  const { instanceId, nodeId, id: taskId } = task;
  const changed =
    act === 'less'
      ? engine.run(removeInstance, { taskId, comment })
      : engine.run(addInstances, { instanceId, nodeId, items: [null], comment });
  await changed.catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
}

/** A body knows how many of its instances are under way, and no timer waits for what is gone. */
function expectCounted({ store }: Engine): void {
  const executions = [...store.executions.values()];
  for (const { id, loop } of executions)
    if (loop) expect(executions.filter(({ parentId }) => parentId === id)).toHaveLength(loop.active);
  for (const { executionId } of store.jobs.values()) expect(store.executions.has(executionId)).toBe(true);
}

async function step(engine: Engine, { pick, act }: { pick: number; act: string }): Promise<void> {
  const open = await engine.openTasks();
  const task = open[pick % open.length];
  if (!task) return;
  if (act === 'late') return engine.advance(3600);
  if (act === 'less' || act === 'more') return change(engine, task, act);
  await decide(engine, task, { pick, act });
}

async function decide(engine: Engine, task: TaskRow, { pick, act }: { pick: number; act: string }) {
  const { id: taskId } = task;
  if (task.isOwners) return engine.run(resubmit, { taskId });
  if (act === 'owner') return engine.run(returnTask, { taskId, to: 'owner', comment });
  const back = backNodesAt(engine, task);
  const target = act === 'back' || act === 'straight' ? back[pick % back.length] : undefined;
  if (!target) return engine.run(complete, { taskId, outcome: act === 'round' ? 'rejected' : 'approved' });
  await engine.run(returnTask, { taskId, to: target, straightBack: act === 'straight' });
  expect(await engine.openTasks(target.nodeId)).not.toEqual([]);
}

function backNodesAt({ store }: Engine, task: TaskRow) {
  const [deployed] = store.deployments;
  return deployed ? backNodesOf(deployed.definition, task, [...store.tasks.values()]) : [];
}

describe('a random block-structured process', () => {
  it('loses no token and ends, whatever is completed or taken back in whatever order', async () => {
    await fc.assert(
      fc.asyncProperty(blocks, draws, async (block, drawn) => {
        const engine = await givenRunning(drawProcess(block));
        for (const draw of drawn) {
          await step(engine, draw);
          expectWhole(engine);
          expectCounted(engine);
        }
        for (let steps = 0; (await engine.openTasks()).length > 0; steps += 1) {
          expect(steps).toBeLessThan(mostSteps);
          await step(engine, { pick: steps, act: 'on' });
        }
        expect([...engine.store.instances.values()].map((row) => row.status)).toEqual(['completed']);
        expect(engine.store.executions.size).toBe(0);
        expect([...engine.store.history.values()].filter((row) => row.endedAt === null)).toEqual([]);
      }),
      { numRuns: runs, seed },
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
